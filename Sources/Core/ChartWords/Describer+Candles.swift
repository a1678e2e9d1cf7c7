// SPDX-License-Identifier: Apache-2.0

import Charts
import Speaking

/// The course of a price.
extension Describer {
  private var words: PriceWords { @inline(__always) get { PriceWords[language] } }

  mutating func writeCandles() {
    guard case .candles(let candles) = chart.series[0].detail, let first = candles.first,
      let last = candles.last, let course = analysis.series[0]
    else { return writeCourse() }
    let places: KeyValuePairs<Literal, Wording> = [
      "open": amount(first.open), "close": amount(last.close),
      "change": change(from: first.open, to: last.close),
    ]
    main = [words.fromTo(places)]
    add(.statistics, words.opensAndCloses(places), part(0))
    writeReach(candles)
    writeDays(candles)
    writeTrend(0, course)
    writeTurns(0, course)
    writeGaps(0, course)
  }

  private func change(from open: Double, to close: Double) -> Wording {
    Wording(PointWords(chart).change(from: open, to: close, isExact: false, in: language))
  }

  private mutating func writeReach(_ candles: [Series.Candle]) {
    var (high, low) = (0, 0)
    for index in candles.indices {
      if candles[index].high > candles[high].high { high = index }
      if candles[index].low < candles[low].low { low = index }
    }
    let (highPlace, lowPlace) = (place(0, high), place(0, low))
    let (top, bottom) = (amount(candles[high].high), amount(candles[low].low))
    main.append(
      extremes.brief(["low": bottom, "lowPlace": lowPlace, "high": top, "highPlace": highPlace]))
    add(
      .statistics, words.highest(["value": top, "place": highPlace]), part(0, near: high))
    add(
      .statistics, words.lowest(["value": bottom, "place": lowPlace]), part(0, near: low))
  }

  private mutating func writeDays(_ candles: [Series.Candle]) {
    let ups = candles.indices.filter { candles[$0].close > candles[$0].open }
    let downs = candles.indices.filter { candles[$0].close < candles[$0].open }
    add(
      .statistics,
      words.upsAndDowns([
        "ups": counts.candles(ups.count), "downs": counts.candles(downs.count),
      ]))
    writeLargest(words.largestGain, of: ups, candles)
    writeLargest(words.largestLoss, of: downs, candles)
  }

  private mutating func writeLargest(
    _ words: Template, of days: [Int], _ candles: [Series.Candle]
  ) {
    func size(_ index: Int) -> Double { (candles[index].close - candles[index].open).magnitude }
    guard let day = days.max(by: { size($0) < size($1) }) else { return }
    let change = change(from: candles[day].open, to: candles[day].close)
    add(.trends, words(["place": place(0, day), "change": change]), part(0, near: day))
  }
}
