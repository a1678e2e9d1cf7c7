// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths
import Speaking

/// Places on a map: which lie farthest out, and how far they spread.
extension Describer {
  private var words: ScatterWords { @inline(__always) get { ScatterWords[language] } }

  mutating func writeMap() {
    let points = points(0)
    let there = points.indices.filter { !points[$0].isMissing }
    guard let first = there.first else { return }
    var (north, south, east, west) = (first, first, first, first)
    for index in there {
      if points[index].y > points[north].y { north = index }
      if points[index].y < points[south].y { south = index }
      if points[index].x > points[east].x { east = index }
      if points[index].x < points[west].x { west = index }
    }
    let ends = words.farthest([
      "north": spot(north), "south": spot(south), "east": spot(east), "west": spot(west),
    ])
    main = [ends]
    add(.statistics, ends)
    // A degree of latitude is 111.2 km long (the earth's mean radius, 6371 km); one of longitude shrinks to the poles.
    let middle = (points[north].y + points[south].y) / 2
    let tall = (points[north].y - points[south].y) * Self.degree
    let wide = (points[east].x - points[west].x) * Self.degree * cos(middle * .pi / 180)
    add(.statistics, words.spread(["width": length(wide), "height": length(tall)]))
  }

  private static let degree = 111.2

  /// A point by its name, or by its degrees.
  private func spot(_ index: Int) -> Wording {
    if let label = chart.label(0, index, in: language) { return Wording(label) }
    let point = points(0)[index]
    return words.degrees([
      "latitude": amount(point.y), "longitude": x.value(point.x),
    ])
  }

  /// A length in kilometres, or in metres where it is short.
  private func length(_ kilometres: Double) -> Wording {
    let isShort = kilometres < 0.95
    let length = isShort ? kilometres * 1000 : kilometres
    let number = SpokenNumber.significant(length, digits: 2, in: language)
    if number.hasSameBytes(as: "1") { return isShort ? words.metre : words.kilometre }
    return (isShort ? words.metres : words.kilometres)(Wording(number))
  }
}
