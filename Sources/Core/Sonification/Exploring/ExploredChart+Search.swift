// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartWords
import Charts
import Speaking

extension ExploredChart {
  /// The point that somebody means by what they typed of the x axis: a number leads to the nearest, words to the first
  /// point whose place is said so, after its beginning or anywhere in it.
  func search(x typed: String, in series: Int, _ language: Language) -> Int? {
    let wanted = Self.folded(typed)
    guard !wanted.isEmpty else { return nil }
    let points = chart.series[series].points
    if chart.x.categories == nil, chart.x.timePrecision == nil, let number = Double(typed: typed) {
      return nearest(toX: number, in: series)
    }
    var inside: Int?
    for index in points.indices {
      let words = Self.folded(pointWords.place(series, index, in: language))
      if words.starts(with: wanted) { return index }
      if inside == nil, Self.contains(words, wanted) { inside = index }
    }
    return inside
  }

  /// The next point to the right where the series comes to a value, from the beginning again after the last.
  func search(y typed: String, in series: Int, after index: Int?) -> Int? {
    guard let value = Double(typed: typed) else { return nil }
    let points = chart.series[series].points
    let start = (index ?? -1) + 1
    for offset in points.indices {
      let index = (start + offset) % points.count
      let here = points[index].y
      if here == value { return index }
      guard index > 0 else { continue }
      let before = points[index - 1].y
      guard (before < value && value < here) || (here < value && value < before) else { continue }
      return (here - value).magnitude <= (before - value).magnitude ? index : index - 1
    }
    return nil
  }

  /// The bytes of a text, Latin letters in lower case, without spaces around it.
  private static func folded(_ text: String) -> [UInt8] {
    var bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    while bytes.last == 0x20 { bytes.removeLast() }
    return Array(bytes.drop { $0 == 0x20 })
  }

  private static func contains(_ text: [UInt8], _ wanted: [UInt8]) -> Bool {
    guard text.count >= wanted.count else { return false }
    for start in 0...(text.count - wanted.count)
    where text[start...].starts(with: wanted) {
      return true
    }
    return false
  }
}
