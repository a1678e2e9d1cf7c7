// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases

/// The course of a price.
extension Describer {
  mutating func writeCandles() {
    guard case .candles(let candles) = chart.series[0].detail, let first = candles.first,
      let last = candles.last, let course = analysis.series[0]
    else { return writeCourse() }
    let change = PointWords(chart).change(from: first.open, to: last.close, isExact: false)
    main = [
      Phrase(
        en: "from $1 to $2, $3", es: "de $1 a $2, $3", ar: "من $1 إلى $2، $3",
        with: y.value(first.open), y.value(last.close), change)
    ]
    add(
      .statistics,
      Phrase(
        en: "it opens at $1 and closes in the end at $2: $3",
        es: "abre en $1 y cierra al final en $2: $3",
        ar: "الافتتاح عند $1 والإغلاق في النهاية عند $2: $3",
        with: y.value(first.open), y.value(last.close), change), part(0))
    writeReach(candles)
    writeDays(candles)
    writeTrend(0, course)
    writeTurns(0, course)
    writeGaps(0, course)
  }

  private mutating func writeReach(_ candles: [Series.Candle]) {
    var (high, low) = (0, 0)
    for index in candles.indices {
      if candles[index].high > candles[high].high { high = index }
      if candles[index].low < candles[low].low { low = index }
    }
    let (highPlace, lowPlace) = (place(0, high), place(0, low))
    let (top, bottom) = (y.value(candles[high].high), y.value(candles[low].low))
    main.append(
      Phrase(
        en: "lowest $1, $2; highest $3, $4", es: "mínimo $1, $2; máximo $3, $4",
        ar: "الأدنى $1، $2؛ والأعلى $3، $4", with: bottom, lowPlace, top, highPlace))
    add(
      .statistics,
      Phrase(
        en: "the highest price is $1, $2", es: "el precio más alto es $1, $2",
        ar: "أعلى سعر هو $1، $2", with: top, highPlace), part(0, near: high))
    add(
      .statistics,
      Phrase(
        en: "the lowest price is $1, $2", es: "el precio más bajo es $1, $2",
        ar: "أدنى سعر هو $1، $2", with: bottom, lowPlace), part(0, near: low))
  }

  private mutating func writeDays(_ candles: [Series.Candle]) {
    let ups = candles.indices.filter { candles[$0].close > candles[$0].open }
    let downs = candles.indices.filter { candles[$0].close < candles[$0].open }
    add(
      .statistics,
      Phrase(
        en: "it goes up in $1 and down in $2", es: "sube en $1 y baja en $2",
        ar: "صعود في $1 وهبوط في $2", with: Phrase(ups.count, CountedMarks.candles),
        Phrase(downs.count, CountedMarks.candles)))
    func size(_ index: Int) -> Double { (candles[index].close - candles[index].open).magnitude }
    let words = PointWords(chart)
    if let up = ups.max(by: { size($0) < size($1) }) {
      add(
        .trends,
        Phrase(
          en: "the largest gain is $1: $2", es: "la mayor subida, $1: $2", ar: "أكبر صعود $1: $2",
          with: place(0, up),
          words.change(from: candles[up].open, to: candles[up].close, isExact: false)),
        part(0, near: up))
    }
    if let down = downs.max(by: { size($0) < size($1) }) {
      add(
        .trends,
        Phrase(
          en: "the largest loss is $1: $2", es: "la mayor bajada, $1: $2", ar: "أكبر هبوط $1: $2",
          with: place(0, down),
          words.change(from: candles[down].open, to: candles[down].close, isExact: false)),
        part(0, near: down))
    }
  }
}
