// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Phrases

/// What belongs to the first thing said: whoever does not know it takes a part for the whole, or a guess for the data.
extension Describer {
  /// Sentences on what was left out or guessed and would be believed in silence.
  var reservations: [Phrase] {
    let notes = chart.notes
    var told: [Phrase] = []
    if let columns = notes.columnsInPart { told.append(columns.phrase) }
    if notes.seriesLeftOut > 0 { told.append(Self.leftOut(seriesOf: notes).sentence) }
    if let order = notes.assumedDateOrder { told.append(Self.assumed(order).sentence) }
    if let line = notes.cutRow { told.append(Self.cut(line).sentence) }
    return told
  }

  static func leftOut(seriesOf notes: ReadingNotes) -> Phrase {
    Phrase(
      en: "left out, since there are too many: $1", es: "omitidas por ser demasiadas: $1",
      ar: "تُرك لكثرة العدد: $1", with: Phrase(notes.seriesLeftOut, CountedMarks.series))
  }

  static func assumed(_ order: DateOrder) -> Phrase {
    Phrase(
      en: "dates such as 3/4/2024 are taken as $1", es: "las fechas como 3/4/2024 se toman como $1",
      ar: "تُفهم التواريخ مثل 3/4/2024 على أنها $1",
      with: order == .dayFirst
        ? Phrase(en: "3 April", es: "3 de abril", ar: "3 أبريل")
        : Phrase(en: "4 March", es: "4 de marzo", ar: "4 مارس"))
  }

  static func cut(_ line: Int) -> Phrase {
    Phrase(
      en: "line $1 has fewer cells than the others, so the file may be cut off there",
      es: "la línea $1 tiene menos celdas que las demás: puede que el archivo esté cortado ahí",
      ar: "في السطر $1 خلايا أقل من غيره، فربما قُطع الملف هناك", with: Phrase(same: "\(line)"))
  }
}

extension ReadingNotes {
  /// Columns that could be heard, of which some are not in the chart although nobody chose so.
  struct ColumnsInPart {
    var shown: Int
    var all: Int

    var phrase: Phrase {
      let numbers = (Phrase(same: "\(shown)"), Phrase(same: "\(all)"))
      return shown == 1
        ? Phrase(
          en: "$1 of $2 columns of values is shown.",
          es: "Se muestra $1 de $2 columnas de valores.",
          ar: "أعمدة القيم المعروضة: $1 من $2.", with: numbers.0, numbers.1)
        : Phrase(
          en: "$1 of $2 columns of values are shown.",
          es: "Se muestran $1 de $2 columnas de valores.",
          ar: "أعمدة القيم المعروضة: $1 من $2.", with: numbers.0, numbers.1)
    }
  }

  /// Nil where all are in the chart.
  var columnsInPart: ColumnsInPart? {
    var count = ColumnsInPart(shown: 0, all: 0)
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
  public var wayToColumns: Phrase? {
    guard notes.columnsInPart != nil else { return nil }
    return Phrase(
      en: "Choose others under “$1”, further down.", es: "Elige otras en «$1», más abajo.",
      ar: "اختر غيرها من «$1» في أسفل الصفحة.", with: .readOtherwise)
  }
}

extension Phrase {
  /// What a page calls the part where other columns or another kind of chart are chosen.
  public static var readOtherwise: Phrase {
    Phrase(
      en: "Read the data otherwise", es: "Leer los datos de otra forma",
      ar: "اقرأ البيانات بطريقة أخرى")
  }
}
