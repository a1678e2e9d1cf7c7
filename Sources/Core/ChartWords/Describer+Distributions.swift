// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// Histograms and box plots.
extension Describer {
  mutating func writeHistogram() {
    guard let shape = Distribution(chart.series[0]), case .bins(let bins) = chart.series[0].detail
    else { return writeCourse() }
    func span(_ index: Int) -> Phrase { x.span(bins[index].lower...bins[index].upper) }
    let peak = Phrase(
      en: "most values lie $1", es: "la mayoría de los valores va $1", ar: "معظم القيم $1",
      with: span(shape.peak))
    let fullest = Phrase(
      en: "the fullest bin goes $1, with $2", es: "el intervalo más lleno va $1, con $2",
      ar: "الفئة الأكثر امتلاءً $1، وفيها $2", with: span(shape.peak),
      y.value(points(0)[shape.peak].y))
    let isMost = points(0)[shape.peak].y * 2 > shape.total
    main = [isMost ? peak : fullest, Self.words(shape)]
    add(
      .statistics,
      Phrase(
        en: "$1, which is $2 of $3", es: "$1, el $2 de $3", ar: "$1، أي $2 من $3", with: fullest,
        .percent(points(0)[shape.peak].y / shape.total), total(shape.total)),
      part(0, near: shape.peak))
    add(
      .statistics,
      Phrase(
        en: "half of the values lie below about $1, the middle half between about $2 and $3",
        es:
          "la mitad de los valores está por debajo de $1, más o menos, y la mitad central entre $2 y $3",
        ar: "نصف القيم أقل من نحو $1، والنصف الأوسط بين $2 و$3 تقريبًا", with: x.value(shape.median),
        x.opening(shape.lowerQuartile), x.value(shape.upperQuartile)),
      within(shape.lowerQuartile...shape.upperQuartile))
    add(.trends, Self.words(shape))
    if shape.modes.count > 1, shape.modes.count <= Self.mostNames {
      add(
        .trends,
        Phrase(
          en: "the peaks are $1", es: "los picos van $1", ar: "القمم: $1",
          with: .list(shape.modes.map { span($0) })))
    }
    writeEmptyBins(bins)
  }

  private func total(_ total: Double) -> Phrase {
    let isCount = total == total.rounded() && total < 1e9
    return isCount ? Phrase(Int(total), PointWords.values) : y.value(total)
  }

  private static func words(_ shape: Distribution) -> Phrase {
    if shape.modes.count > 1 {
      return Phrase(
        en: "the distribution has $1 peaks", es: "la distribución tiene $1 picos",
        ar: "عدد قمم التوزيع $1", with: Phrase(same: "\(shape.modes.count)"))
    }
    return switch shape.skew {
    case .even:
      Phrase(
        en: "the distribution has one peak and is roughly symmetrical",
        es: "la distribución tiene un solo pico y es más o menos simétrica",
        ar: "للتوزيع قمة واحدة وهو متناظر تقريبًا")
    case .high:
      Phrase(
        en: "the distribution has one peak and a long tail towards high values",
        es: "la distribución tiene un solo pico y una cola larga hacia los valores altos",
        ar: "للتوزيع قمة واحدة وذيل طويل نحو القيم العالية")
    case .low:
      Phrase(
        en: "the distribution has one peak and a long tail towards low values",
        es: "la distribución tiene un solo pico y una cola larga hacia los valores bajos",
        ar: "للتوزيع قمة واحدة وذيل طويل نحو القيم المنخفضة")
    }
  }

  private mutating func writeEmptyBins(_ bins: [Series.Bin]) {
    let points = points(0)
    let filled = points.indices.filter { points[$0].y > 0 }
    guard let first = filled.first, let last = filled.last else { return }
    let empty = (first...last).filter { !(points[$0].y > 0) }
    guard let from = empty.first else { return }
    let place = x.span(bins[from].lower...bins[from].upper)
    add(
      .trends,
      empty.count == 1
        ? Phrase(
          en: "one bin in between is empty, $1", es: "un intervalo intermedio está vacío, $1",
          ar: "فئة واحدة بينها فارغة، $1", with: place)
        : Phrase(
          en: "$2 bins in between are empty, the first $1",
          es: "$2 intervalos intermedios están vacíos, el primero $1",
          ar: "عدد الفئات الفارغة بينها $2، أولاها $1", with: place,
          Phrase(same: "\(empty.count)")), part(0, near: from))
  }

  /// Boxes: whose median is highest, which is widest, where outliers are.
  mutating func writeBoxes() {
    var boxes: [(series: Int, index: Int, box: Series.Box)] = []
    for (series, one) in chart.series.enumerated() {
      guard case .boxes(let list) = one.detail else { continue }
      for index in list.indices where !one.points[index].isMissing {
        boxes.append((series, index, list[index]))
      }
    }
    guard let first = boxes.first else { return writeBars() }
    if boxes.count == 1 {
      let words = PointWords(chart).box(first.box)
      main = [words]
      return add(.statistics, words)
    }
    var (high, low, wide, narrow) = (first, first, first, first)
    var outliers = 0
    func width(_ box: Series.Box) -> Double { box.upperQuartile - box.lowerQuartile }
    for one in boxes {
      if one.box.median > high.box.median { high = one }
      if one.box.median < low.box.median { low = one }
      if width(one.box) > width(wide.box) { wide = one }
      if width(one.box) < width(narrow.box) { narrow = one }
      outliers += one.box.outliers.count
    }
    let medians = Phrase(
      en: "the highest median is $1, $2; the lowest $3, $4",
      es: "la mediana más alta es $1, $2; la más baja $3, $4",
      ar: "أعلى وسيط $1، $2؛ وأدنى وسيط $3، $4",
      with: y.value(high.box.median), place(high.series, high.index), y.value(low.box.median),
      place(low.series, low.index))
    main = [medians]
    add(.statistics, medians, part(high.series, near: high.index))
    if width(wide.box) > width(narrow.box) {
      add(
        .statistics,
        Phrase(
          en: "the values spread most $1 (middle half from $2 to $3) and least $4",
          es: "los valores se reparten más $1 (mitad central de $2 a $3) y menos $4",
          ar: "أوسع انتشار $1 (النصف الأوسط من $2 إلى $3) وأضيقه $4",
          with: place(wide.series, wide.index), y.value(wide.box.lowerQuartile),
          y.value(wide.box.upperQuartile), place(narrow.series, narrow.index)),
        part(wide.series, near: wide.index))
    }
    let overlaps = low.box.upperQuartile >= high.box.lowerQuartile
    add(
      .trends,
      overlaps
        ? Phrase(
          en: "the middle halves of these two overlap",
          es: "las mitades centrales de estas dos cajas se solapan",
          ar: "يتداخل النصفان الأوسطان لصاحبي أعلى وسيط وأدناه")
        : Phrase(
          en: "the middle halves of the highest and the lowest box do not overlap",
          es: "las mitades centrales de la caja más alta y la más baja no se solapan",
          ar: "لا يتداخل النصفان الأوسطان لأعلى صندوق وأدناه"))
    writeBoxOutliers(boxes, outliers)
  }

  private mutating func writeBoxOutliers(
    _ boxes: [(series: Int, index: Int, box: Series.Box)], _ count: Int
  ) {
    guard count > 0,
      let most = boxes.max(by: { $0.box.outliers.count < $1.box.outliers.count })
    else { return }
    let counted = Phrase(count, PointWords.outliers)
    let words = Phrase(
      en: count == 1 ? "there is $1" : "there are $1", es: "hay $1", ar: "هناك $1", with: counted)
    add(
      .trends,
      most.box.outliers.count * 2 > count
        ? Phrase(
          en: "$1, most of them $2", es: "$1, sobre todo $2", ar: "$1، أكثرها $2", with: words,
          place(most.series, most.index)) : words, part(most.series, near: most.index))
  }
}
