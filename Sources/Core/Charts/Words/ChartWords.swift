// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

/// The sentences of a chart's description.
struct ChartWords {
  let chart: Chart
  let series: Series
  let shape: ChartShape
  let x: SpokenNumber
  let y: SpokenNumber

  init(_ chart: Chart, shape: ChartShape) {
    self.chart = chart
    series = chart.series[0]
    self.shape = shape
    x = SpokenNumber(range: chart.xRange)
    y = SpokenNumber(range: chart.yRange)
  }

  private static let points = Counted(
    en: (one: "point", other: "points"), es: (one: "punto", other: "puntos"),
    ar: .init(
      zero: "لا نقاط", one: "نقطة واحدة", two: "نقطتان", few: "نقاط", many: "نقطة", other: "نقطة"))
  private static let rows = Counted(
    en: (one: "row", other: "rows"), es: (one: "fila", other: "filas"),
    ar: .init(
      zero: "لا صفوف", one: "صف واحد", two: "صفان", few: "صفوف", many: "صفًا", other: "صف"))

  /// Where a point lies, such as "at Hour 14".
  private func place(_ index: Int) -> Phrase {
    let number = x.phrase(series.points[index].x)
    return Phrase(
      en: "at \(chart.x.name) \(number.english)", es: "en \(chart.x.name) \(number.spanish)",
      ar: "عند \(chart.x.name) \(number.arabic)")
  }

  private func value(_ index: Int) -> Phrase { y.phrase(series.points[index].y) }

  var summary: Phrase {
    if shape.trend == .flat {
      return Phrase(
        en: "\(what.english) \(flat.english)", es: "\(what.spanish) \(flat.spanish)",
        ar: "\(what.arabic) \(flat.arabic)")
    }
    let trend = trend
    return Phrase(
      en: "\(chart.y.name): \(trend.english); \(extremeWords.english).",
      es: "\(chart.y.name): \(trend.spanish); \(extremeWords.spanish).",
      ar: "\(chart.y.name): \(trend.arabic)؛ \(extremeWords.arabic).")
  }

  var what: Phrase {
    let count = series.points.count
    return Phrase(
      en:
        "The chart shows \(chart.y.name) by \(chart.x.name), in \(Self.points.text(count, in: .english)).",
      es:
        "El gráfico muestra \(chart.y.name) según \(chart.x.name), en \(Self.points.text(count, in: .spanish)).",
      ar:
        "يعرض المخطط \(chart.y.name) بحسب \(chart.x.name)، في \(Self.points.text(count, in: .arabic))."
    )
  }

  var range: Phrase {
    let (from, to) = (x.phrase(chart.xRange.lowerBound), x.phrase(chart.xRange.upperBound))
    return Phrase(
      en: "\(chart.x.name) goes from \(from.english) to \(to.english).",
      es: "\(chart.x.name) va de \(from.spanish) a \(to.spanish).",
      ar: "\(chart.x.name) من \(from.arabic) إلى \(to.arabic).")
  }

  var flat: Phrase {
    let number = value(0)
    return Phrase(
      en: "The value is \(number.english) all the way.",
      es: "El valor es \(number.spanish) todo el tiempo.",
      ar: "القيمة \(number.arabic) طوال المخطط.")
  }

  private var extremeWords: Phrase {
    let (least, most) = (value(shape.lowest), value(shape.highest))
    let (leastPlace, mostPlace) = (place(shape.lowest), place(shape.highest))
    return Phrase(
      en:
        "lowest \(least.english), \(leastPlace.english); highest \(most.english), \(mostPlace.english)",
      es:
        "mínimo \(least.spanish), \(leastPlace.spanish); máximo \(most.spanish), \(mostPlace.spanish)",
      ar:
        "الأدنى \(least.arabic) \(leastPlace.arabic)؛ والأعلى \(most.arabic) \(mostPlace.arabic)")
  }

  var extremes: Phrase {
    let (least, most) = (value(shape.lowest), value(shape.highest))
    let (leastPlace, mostPlace) = (place(shape.lowest), place(shape.highest))
    return Phrase(
      en:
        "The lowest value is \(least.english), \(leastPlace.english). The highest is \(most.english), \(mostPlace.english).",
      es:
        "El valor más bajo es \(least.spanish), \(leastPlace.spanish). El más alto es \(most.spanish), \(mostPlace.spanish).",
      ar:
        "أدنى قيمة هي \(least.arabic) \(leastPlace.arabic). وأعلى قيمة هي \(most.arabic) \(mostPlace.arabic)."
    )
  }

  var ends: Phrase {
    let (start, end) = (value(0), value(series.points.count - 1))
    if shape.trend == .returns {
      return Phrase(
        en: "It starts at \(start.english) and ends at \(end.english), about where it began.",
        es: "Empieza en \(start.spanish) y acaba en \(end.spanish), más o menos donde empezó.",
        ar: "يبدأ عند \(start.arabic) وينتهي عند \(end.arabic)، تقريبًا حيث بدأ.")
    }
    let trend = trend
    return Phrase(
      en: "It starts at \(start.english) and ends at \(end.english): it \(trend.english).",
      es: "Empieza en \(start.spanish) y acaba en \(end.spanish): \(trend.spanish).",
      ar: "يبدأ عند \(start.arabic) وينتهي عند \(end.arabic): \(trend.arabic).")
  }

  private var trend: Phrase {
    switch shape.trend {
    case .rises: Phrase(en: "rises overall", es: "sube en conjunto", ar: "يرتفع إجمالًا")
    case .falls: Phrase(en: "falls overall", es: "baja en conjunto", ar: "ينخفض إجمالًا")
    case .returns:
      Phrase(
        en: "ends about where it began", es: "acaba más o menos donde empezó",
        ar: "ينتهي تقريبًا حيث بدأ")
    case .wavers: Phrase(en: "goes up and down", es: "sube y baja", ar: "يرتفع وينخفض")
    case .flat: Phrase(en: "stays the same", es: "no cambia", ar: "لا يتغير")
    }
  }

  /// The stretches up and down in one sentence, or only their number where there are too many.
  func course(most: Int) -> Phrase? {
    let stretches = shape.stretches
    guard let last = stretches.last else { return nil }
    if stretches.count == 1 { return steady(last) }
    guard stretches.count <= most else {
      let turns = stretches.count - 1
      return Phrase(
        en: "It turns \(turns) times.", es: "Cambia de dirección \(turns) veces.",
        ar: "عدد مرات تغيّر الاتجاه: \(turns).")
    }
    var english: [String] = []
    var spanish: [String] = []
    var arabic: [String] = []
    for stretch in stretches.dropLast() {
      let until = x.phrase(series.points[stretch.end].x)
      english.append("\(stretch.rises ? "rises" : "falls") until \(chart.x.name) \(until.english)")
      spanish.append("\(stretch.rises ? "sube" : "baja") hasta \(chart.x.name) \(until.spanish)")
      arabic.append("\(stretch.rises ? "يرتفع" : "ينخفض") حتى \(chart.x.name) \(until.arabic)")
    }
    english.append("then \(last.rises ? "rises" : "falls") to the end")
    spanish.append("y luego \(last.rises ? "sube" : "baja") hasta el final")
    arabic.append("ثم \(last.rises ? "يرتفع" : "ينخفض") حتى النهاية")
    return Phrase(
      en: "It " + english.joined(separator: ", ") + ".",
      es: Self.capitalised(spanish.joined(separator: ", ")) + ".",
      ar: arabic.joined(separator: "، ") + ".")
  }

  private func steady(_ stretch: ChartShape.Stretch) -> Phrase? {
    stretch.rises
      ? Phrase(
        en: "It rises without a marked fall.", es: "Sube sin ninguna bajada marcada.",
        ar: "يرتفع دون انخفاض واضح.")
      : Phrase(
        en: "It falls without a marked rise.", es: "Baja sin ninguna subida marcada.",
        ar: "ينخفض دون ارتفاع واضح.")
  }

  private static func capitalised(_ text: String) -> String {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first) else { return text }
    return String(decoding: [first - 0x20], as: UTF8.self) + String(text.dropFirst())
  }

  func plateau(_ plateau: ChartShape.Plateau) -> Phrase {
    let from = x.phrase(series.points[plateau.start].x)
    let to = x.phrase(series.points[plateau.end].x)
    let level = value((plateau.start + plateau.end) / 2)
    return Phrase(
      en:
        "It is nearly flat from \(chart.x.name) \(from.english) to \(to.english), at about \(level.english).",
      es:
        "Es casi plano desde \(chart.x.name) \(from.spanish) hasta \(to.spanish), cerca de \(level.spanish).",
      ar:
        "يكاد يكون ثابتًا من \(chart.x.name) \(from.arabic) إلى \(to.arabic)، عند نحو \(level.arabic)."
    )
  }

  var leftOut: Phrase? {
    let count = chart.notes.rowsLeftOut
    guard count > 0 else { return nil }
    return Phrase(
      en: "Left out, since they have no value: \(Self.rows.text(count, in: .english)).",
      es: "Sin valor y por eso omitidas: \(Self.rows.text(count, in: .spanish)).",
      ar: "تُركت لعدم وجود قيمة: \(Self.rows.text(count, in: .arabic)).")
  }

  var unusedColumns: Phrase? {
    guard !chart.notes.unusedColumns.isEmpty else { return nil }
    let names = chart.notes.unusedColumns.joined(separator: ", ")
    return Phrase(
      en: "Only the first two columns are used. Not used: \(names).",
      es: "Solo se usan las dos primeras columnas. Sin usar: \(names).",
      ar: "يُستعمل العمودان الأولان فقط. لم يُستعمل: \(names).")
  }
}
