// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Phrases

extension ColumnSummary {
  /// It in words, such as "Temperature in °C: numbers, 3 missing; values of the chart".
  public var phrase: Phrase {
    var head = NameWords.phrase(name)
    if head.english.utf8.isEmpty {
      head = Phrase(en: "no name", es: "sin nombre", ar: "بلا اسم")
    }
    if let unit, !NameWords.cleaned(unit).utf8.isEmpty {
      head = Phrase(
        en: "$1 in $2", es: "$1 en $2", ar: "$1 بوحدة $2", with: head, NameWords.phrase(unit))
    }
    var words = Phrase(en: "$1: $2", es: "$1: $2", ar: "$1: $2", with: head, kind.phrase)
    guard kind != .empty else { return words }
    if missing > 0 {
      words = Phrase(
        en: "$1, $2 missing", es: missing == 1 ? "$1, falta $2" : "$1, faltan $2",
        ar: "$1، والناقص $2", with: words, Phrase(same: "\(missing)"))
    }
    return Phrase(en: "$1; $2", es: "$1; $2", ar: "$1؛ $2", with: words, use.phrase)
  }
}

extension ColumnSummary.Kind {
  /// What the cells are called.
  public var phrase: Phrase {
    switch self {
    case .number: Phrase(en: "numbers", es: "números", ar: "أعداد")
    case .date: Phrase(en: "dates or times", es: "fechas u horas", ar: "تواريخ أو أوقات")
    case .words: Phrase(en: "words", es: "palabras", ar: "كلمات")
    case .identifier:
      Phrase(en: "numbers that name things", es: "números que nombran cosas", ar: "أرقام تعريف")
    case .empty: Phrase(en: "empty", es: "vacía", ar: "فارغ")
    }
  }
}

extension ColumnSummary.Use {
  /// What the chart takes the column for, and why not where it does not.
  public var phrase: Phrase {
    switch self {
    case .x: Phrase(en: "the x axis", es: "el eje x", ar: "المحور الأفقي")
    case .value: Phrase(en: "values", es: "valores", ar: "قيم")
    case .series: Phrase(en: "names the series", es: "da nombre a las series", ar: "أسماء السلاسل")
    case .label: Phrase(en: "names the points", es: "da nombre a los puntos", ar: "أسماء النقاط")
    case .leftOut(let reason):
      Phrase(
        en: "left out, $1", es: "omitida: $1", ar: "متروك: $1", with: reason.phrase)
    }
  }
}

extension ColumnSummary.Reason {
  /// Why a column is left out, without a capital and a full stop.
  public var phrase: Phrase {
    switch self {
    case .empty: Phrase(en: "since it is empty", es: "está vacía", ar: "لأنه فارغ")
    case .words:
      Phrase(
        en: "since words are no values", es: "las palabras no son valores",
        ar: "لأن الكلمات ليست قيمًا")
    case .identifier:
      Phrase(
        en: "since it names things and measures nothing", es: "nombra cosas y no mide nada",
        ar: "لأنه يسمّي الأشياء ولا يقيس شيئًا")
    case .place:
      Phrase(
        en: "since it is a place on the map", es: "es un lugar en el mapa",
        ar: "لأنه موضع على الخريطة")
    case .rowNumbers:
      Phrase(
        en: "since it numbers the rows", es: "numera las filas", ar: "لأنه يرقّم الصفوف")
    case .tooMany:
      Phrase(en: "since there are too many", es: "hay demasiadas", ar: "لكثرة الأعمدة")
    case .otherScale:
      Phrase(
        en: "since it is on another scale", es: "está en otra escala", ar: "لأن مقياسه مختلف")
    case .notChosen:
      Phrase(en: "since others were chosen", es: "se han elegido otras", ar: "لاختيار غيره")
    case .noPart:
      Phrase(
        en: "since this chart has no part for it", es: "este gráfico no la necesita",
        ar: "لأن المخطط لا يحتاج إليه")
    }
  }
}
