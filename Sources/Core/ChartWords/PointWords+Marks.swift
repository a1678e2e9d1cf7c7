// SPDX-License-Identifier: Apache-2.0

import Charts
public import Speaking

extension PointWords {
  func box(_ box: Series.Box, in language: Language) -> String {
    let five = PointSentences[language].box([
      "median": y.exact(box.median, in: language),
      "lower": y.exact(box.lowerQuartile, in: language),
      "upper": y.exact(box.upperQuartile, in: language),
      "low": y.exact(box.low, in: language), "high": y.exact(box.high, in: language),
    ])
    guard !box.outliers.isEmpty else { return five }
    return [five, MarkWords[language].outliers(box.outliers.count)]
      .joined(by: .comma, in: language)
  }

  func candle(_ candle: Series.Candle, in language: Language) -> String {
    PointSentences[language].candle([
      "open": y.exact(candle.open, in: language), "high": y.exact(candle.high, in: language),
      "low": y.exact(candle.low, in: language), "close": y.exact(candle.close, in: language),
      "change": change(from: candle.open, to: candle.close, in: language),
    ])
  }

  /// "up 2.5, 3%".
  func change(
    from: Double, to: Double, isExact: Bool = true, in language: Language
  ) -> String {
    if from == to { return PointSentences[language].unchanged }
    let size = (to - from).magnitude
    let amount = isExact ? y.exact(size, in: language) : y.value(size, in: language)
    let words =
      to > from ? PointSentences[language].up(amount) : PointSentences[language].down(amount)
    guard from > 0, to > 0 else { return words }
    return [words, SpokenNumber.percent(size / from, in: language)]
      .joined(by: .comma, in: language)
  }

  /// The numbers of a mark, from the lowest to the highest or in the order of time; empty when it holds its value only.
  public func parts(series: Int = 0, index: Int, in language: Language) -> [ChartStatistic] {
    guard chart.series.indices.contains(series),
      chart.series[series].points.indices.contains(index),
      !chart.series[series].points[index].isMissing
    else { return [] }
    var parts: [ChartStatistic] = []
    func add(_ kind: ChartStatistic.Kind, _ value: Double) {
      parts.append(statistic(kind, value, series, index, in: language))
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
  public func statistics(series: Int = 0, in language: Language) -> [ChartStatistic] {
    guard chart.series.indices.contains(series),
      let numbers = SeriesStatistics(chart.series[series].points)
    else { return [] }
    let points = chart.series[series].points
    var list: [ChartStatistic] = []
    func add(_ kind: ChartStatistic.Kind, at index: Int) {
      var statistic = statistic(kind, points[index].y, series, index, in: language)
      statistic.text = [statistic.text, place(series, index, in: language)]
        .joined(by: .comma, in: language)
      list.append(statistic)
    }
    func add(_ kind: ChartStatistic.Kind, _ value: Double) {
      list.append(statistic(kind, value, series, nil, in: language))
    }
    add(.least, at: numbers.lowest)
    add(.greatest, at: numbers.highest)
    add(.mean, numbers.mean)
    add(.median, numbers.median)
    add(.standardDeviation, numbers.standardDeviation)
    if chart.kind.hasTotal { add(.sum, numbers.sum) }
    add(.first, at: numbers.first)
    add(.last, at: numbers.last)
    return list
  }

  private func statistic(
    _ kind: ChartStatistic.Kind, _ value: Double, _ series: Int, _ index: Int?,
    in language: Language
  ) -> ChartStatistic {
    let isOnX = kind == .lowerBorder || kind == .upperBorder
    let axis = isOnX ? x : values(ofSeries: series)
    // A number that lies at no mark is computed, and no more exact than the axis.
    let words = index == nil ? axis.value(value, in: language) : axis.exact(value, in: language)
    return ChartStatistic(
      kind: kind, value: value, index: index,
      text: [kind.text(in: language), words].joined(by: .colon, in: language))
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
