// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Speaking

/// What belongs to the first thing said: whoever does not know it takes a part for the whole, or a guess for the data.
extension Describer {
  /// Sentences on what was left out or guessed and would be believed in silence.
  var reservations: [Wording] {
    let notes = chart.notes
    var told: [Wording] = []
    if notes.seriesLeftOut > 0 { told.append(seriesLeftOut.sentence(in: language)) }
    if let order = notes.assumedDateOrder { told.append(assumed(order).sentence(in: language)) }
    if let line = notes.cutRow { told.append(noteWords.cut(number(line)).sentence(in: language)) }
    // Last, since a page says after it where to choose others.
    if let columns = notes.columnsInPart {
      told.append(noteWords.columnsShown(columns.shown, ["all": number(columns.all)]))
    }
    return told
  }

  var seriesLeftOut: Wording { noteWords.seriesLeftOut(counts.series(chart.notes.seriesLeftOut)) }

  func assumed(_ order: DateOrder) -> Wording {
    noteWords.dates(order.sample(in: noteWords))
  }
}

extension DateOrder {
  /// The day that 3/4/2024 is.
  fileprivate func sample(in words: NoteWords) -> Wording {
    switch self {
    case .dayFirst: words.dayFirst
    case .monthFirst: words.monthFirst
    }
  }

  /// What a person can have instead, as the words of a button.
  public func otherReading(in language: Language) -> String {
    NoteWords[language].datesInstead(other.sample(in: NoteWords[language])).text
  }
}

extension ReadingNotes {
  /// Columns that could be heard, of which some are not in the chart although nobody chose so; nil where all are.
  fileprivate var columnsInPart: (shown: Int, all: Int)? {
    var count = (shown: 0, all: 0)
    for column in columns {
      switch column.use {
      case .value:
        count.shown += 1
        count.all += 1
      case .leftOut(.tooMany), .leftOut(.otherScale): count.all += 1
      case .x, .series, .label, .leftOut: break
      }
    }
    return count.shown < count.all ? count : nil
  }
}

extension Chart {
  /// Where a page has the columns that are not in the chart, after the words that say so; nil where all are in it.
  public func wayToColumns(in language: Language) -> String? {
    guard notes.columnsInPart != nil else { return nil }
    return NoteWords[language].chooseOthers(NoteWords[language].readOtherwise)
  }
}
