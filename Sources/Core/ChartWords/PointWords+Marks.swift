// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases

extension PointWords {
  func box(_ box: Series.Box) -> Phrase {
    let five = Phrase(
      en: "median $1, middle half from $2 to $3, whiskers from $4 to $5",
      es: "mediana $1, mitad central de $2 a $3, bigotes de $4 a $5",
      ar: "الوسيط $1، والنصف الأوسط من $2 إلى $3، والشاربان من $4 إلى $5",
      with: y.exact(box.median),
      y.exact(box.lowerQuartile), y.exact(box.upperQuartile), y.exact(box.low), y.exact(box.high))
    guard !box.outliers.isEmpty else { return five }
    return Phrase(
      en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: five,
      Phrase(box.outliers.count, Self.outliers))
  }

  static var outliers: Counted {
    Counted(
      en: (one: "outlier", other: "outliers"),
      es: (one: "valor atípico", other: "valores atípicos"),
      ar: .init(
        zero: "لا قيم شاذة", one: "قيمة شاذة واحدة", two: "قيمتان شاذتان", few: "قيم شاذة",
        many: "قيمة شاذة", other: "قيمة شاذة"))
  }

  func candle(_ candle: Series.Candle) -> Phrase {
    Phrase(
      en: "open $1, high $2, low $3, close $4; $5",
      es: "apertura $1, máximo $2, mínimo $3, cierre $4; $5",
      ar: "الافتتاح $1، والأعلى $2، والأدنى $3، والإغلاق $4؛ $5", with: y.exact(candle.open),
      y.exact(candle.high), y.exact(candle.low), y.exact(candle.close),
      change(from: candle.open, to: candle.close))
  }

  /// "up 2.5, 3%".
  func change(from: Double, to: Double, isExact: Bool = true) -> Phrase {
    if from == to { return Phrase(en: "unchanged", es: "sin cambio", ar: "دون تغيّر") }
    let size = (to - from).magnitude
    let amount = isExact ? y.exact(size) : y.value(size)
    let words =
      to > from
      ? Phrase(en: "up $1", es: "sube $1", ar: "ارتفاع $1", with: amount)
      : Phrase(en: "down $1", es: "baja $1", ar: "انخفاض $1", with: amount)
    guard from > 0, to > 0 else { return words }
    return Phrase(
      en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: words,
      .percent((to - from).magnitude / from))
  }

  /// The numbers of a mark, from the lowest to the highest or in the order of time; empty when it holds its value only.
  public func parts(series: Int = 0, index: Int) -> [ChartStatistic] {
    guard chart.series.indices.contains(series),
      chart.series[series].points.indices.contains(index),
      !chart.series[series].points[index].isMissing
    else { return [] }
    var parts: [ChartStatistic] = []
    func add(_ kind: ChartStatistic.Kind, _ value: Double) {
      parts.append(statistic(kind, value, series, index))
    }
    switch chart.series[series].detail {
    case .none: break
    case .bins(let bins):
      add(.lowerBorder, bins[index].lower)
      add(.upperBorder, bins[index].upper)
      add(.count, chart.series[series].points[index].y)
    case .boxes(let boxes):
      let box = boxes[index]
      for value in box.outliers where value < box.low { add(.outlier, value) }
      add(.lowWhisker, box.low)
      add(.lowerQuartile, box.lowerQuartile)
      add(.median, box.median)
      if let mean = box.mean { add(.mean, mean) }
      add(.upperQuartile, box.upperQuartile)
      add(.highWhisker, box.high)
      for value in box.outliers where value >= box.low { add(.outlier, value) }
    case .candles(let candles):
      let candle = candles[index]
      add(.open, candle.open)
      add(.high, candle.high)
      add(.low, candle.low)
      add(.close, candle.close)
    }
    return parts
  }

  /// The numbers of a series: lowest, highest, mean, median and so on, as far as they mean something; empty without values.
  public func statistics(series: Int = 0) -> [ChartStatistic] {
    guard chart.series.indices.contains(series),
      let numbers = SeriesStatistics(chart.series[series].points)
    else { return [] }
    let points = chart.series[series].points
    var list: [ChartStatistic] = []
    func add(_ kind: ChartStatistic.Kind, at index: Int) {
      list.append(placed(kind, points[index].y, series, index))
    }
    add(.least, at: numbers.lowest)
    add(.greatest, at: numbers.highest)
    list.append(statistic(.mean, numbers.mean, series, nil))
    list.append(statistic(.median, numbers.median, series, nil))
    list.append(statistic(.standardDeviation, numbers.standardDeviation, series, nil))
    if chart.kind.hasTotal { list.append(statistic(.sum, numbers.sum, series, nil)) }
    add(.first, at: numbers.first)
    add(.last, at: numbers.last)
    return list
  }

  private func statistic(
    _ kind: ChartStatistic.Kind, _ value: Double, _ series: Int, _ index: Int?
  ) -> ChartStatistic {
    let isOnX = kind == .lowerBorder || kind == .upperBorder
    let y = values(ofSeries: series)
    let words =
      isOnX ? x.exact(value) : index == nil ? y.value(value) : y.exact(value)
    return ChartStatistic(
      kind: kind, value: value, index: index,
      phrase: Phrase(en: "$1: $2", es: "$1: $2", ar: "$1: $2", with: kind.phrase, words))
  }

  private func placed(
    _ kind: ChartStatistic.Kind, _ value: Double, _ series: Int, _ index: Int
  ) -> ChartStatistic {
    ChartStatistic(
      kind: kind, value: value, index: index,
      phrase: Phrase(
        en: "$1: $2, $3", es: "$1: $2, $3", ar: "$1: $2، $3", with: kind.phrase,
        values(ofSeries: series).exact(value),
        place(series, index)))
  }
}

extension ChartKind {
  /// Whether the sum of its values means something.
  var hasTotal: Bool {
    switch self {
    case .bar, .groupedBar, .stackedBar, .histogram, .pie: true
    case .line, .area, .scatter, .boxPlot, .heatMap, .candlestick: false
    }
  }
}
