// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What a chart session says besides the chart itself.
struct ChartSessionWords: Words {
  let nothingOpen: String
  let stopped: String
  let complete: String
  let soundsAreOff: String
  let keysAreOff: String
  let keysListed: String
  let loopOn: String
  let loopOff: String
  let paused: Template
  let speed: Template

  // Places
  let atTheBeginning: String
  let oneSeries: String
  let noTurns: String
  let noMoreTurns: String
  let noOutliers: String
  let noMoreOutliers: String
  let notFound: String
  let ordinal: Template
  let rises: Template
  let falls: Template
  /// Two things, one after the other.
  let inTurn: Template

  // Bookmarks and comparing
  let bookmarkSet: String
  let bookmarkRemoved: String
  let bookmarksRemoved: String
  let noBookmarks: String
  let marked: Template

  // What is on or off now
  let soundsOn: String
  let soundsOff: String
  let speechOn: String
  let speechOff: String
  let keysOn: String
  let keysOff: String
  let monitorOn: String
  let monitorOff: String
  let terse: String
  let usual: String
  let full: String
  let braille: Plural
  /// What the language calls itself.
  let languageName: String
}

extension ChartSetting {
  /// That something is on or off now.
  func state(in language: Language) -> String {
    switch self {
    case .sounds(true): ChartSessionWords[language].soundsOn
    case .sounds(false): ChartSessionWords[language].soundsOff
    case .speech(true): ChartSessionWords[language].speechOn
    case .speech(false): ChartSessionWords[language].speechOff
    case .keys(true): ChartSessionWords[language].keysOn
    case .keys(false): ChartSessionWords[language].keysOff
    case .monitor(true): ChartSessionWords[language].monitorOn
    case .monitor(false): ChartSessionWords[language].monitorOff
    case .verbosity(.terse): ChartSessionWords[language].terse
    case .verbosity(.usual): ChartSessionWords[language].usual
    case .verbosity(.full): ChartSessionWords[language].full
    case .braille(let cells): ChartSessionWords[language].braille(cells)
    case .language: ChartSessionWords[language].languageName
    }
  }
}

extension ChartSession {
  /// The speed of a chart that nobody has made faster or slower, in words.
  public static func usualSpeed(in language: Language) -> String {
    ChartSessionWords[language].speed("1")
  }

  /// "Speed 1.5".
  func speed(_ rate: Double) -> String {
    let hundredths = Int((rate * 100).rounded())
    let part = hundredths % 100
    let digits =
      part == 0 ? "" : part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
    let mark = part == 0 ? "" : Punctuation[language].decimalMark
    return ChartSessionWords[language].speed("\(hundredths / 100)" + mark + digits)
  }
}
