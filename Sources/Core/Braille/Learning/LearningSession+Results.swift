// SPDX-License-Identifier: Apache-2.0

import Interface

extension LearningSession {
  /// What is shown where nothing was measured.
  private static let nothing = "–"

  /// Shows what was measured.
  mutating func showResults() {
    let isMeasured = !profile.phrases.isEmpty
    show(.lessonPhrases, profile.phrases.count.description)
    show(.lessonSpeed, profile.speed.map { Self.whole($0) } ?? Self.nothing)
    show(.lessonErrors, isMeasured ? profile.percentWrong.description : Self.nothing)
    show(.lessonCorrected, isMeasured ? profile.corrected.description : Self.nothing)
    var rows: [ListRow] = []
    for (place, dot) in profile.dots.dots.enumerated() where dot.asked + dot.extra > 0 {
      let number = (place + 1).description
      let (across, down) =
        dot.offset.map { (Self.whole($0.across), Self.whole($0.down)) }
        ?? (Self.nothing, Self.nothing)
      rows.append(
        ListRow(
          key: number, text: number,
          more: [
            dot.asked.description, dot.missed.description, dot.extra.description, across, down,
          ]))
    }
    add(.list(.lessonDotRows, rows))
    add(.flag(.lessonDots, .hidden, rows.isEmpty))
  }

  /// A measure as a whole number; none is larger than this one.
  private static func whole(_ number: Double) -> String {
    Int(min(max(number, -fastest), fastest).rounded()).description
  }
}

extension LearningProfile {
  /// The mean of the phrases' speeds, in words a minute; nil before any.
  var speed: Double? {
    var sum = 0.0
    var count = 0
    for phrase in phrases {
      guard let speed = phrase.wordsPerMinute else { continue }
      sum += speed
      count += 1
    }
    return count == 0 ? nil : sum / Double(count)
  }

  /// The mean of the phrases' error rates, in percent.
  var percentWrong: Int {
    var sum = 0.0
    for phrase in phrases { sum += phrase.errorRate }
    return phrases.isEmpty ? 0 : Int((sum / Double(phrases.count) * 100).rounded())
  }

  var corrected: Int { phrases.reduce(0) { $0 + $1.corrected } }
}
