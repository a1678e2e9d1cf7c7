// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths
import Phrases

/// Places on a map: which lie farthest out, and how far they spread.
extension Describer {
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
    let ends = Phrase(
      en: "farthest north $1, south $2, east $3, west $4",
      es: "más al norte $1, al sur $2, al este $3, al oeste $4",
      ar: "أقصى الشمال $1، والجنوب $2، والشرق $3، والغرب $4", with: spot(north), spot(south),
      spot(east), spot(west))
    main = [ends]
    add(.statistics, ends)
    // A degree of latitude is 111.2 km long (the earth's mean radius, 6371 km); one of longitude shrinks to the poles.
    let middle = (points[north].y + points[south].y) / 2
    let tall = (points[north].y - points[south].y) * Self.degree
    let wide = (points[east].x - points[west].x) * Self.degree * cos(middle * .pi / 180)
    add(
      .statistics,
      Phrase(
        en: "from west to east it is $1, from south to north $2",
        es: "de oeste a este hay $1, de sur a norte $2",
        ar: "من الغرب إلى الشرق $1، ومن الجنوب إلى الشمال $2", with: Self.length(wide),
        Self.length(tall)))
  }

  private static let degree = 111.2

  /// A point by its name, or by its degrees.
  private func spot(_ index: Int) -> Phrase {
    if let label = chart.label(0, index) { return label }
    let point = points(0)[index]
    return Phrase(
      en: "($1, $2)", es: "($1; $2)", ar: "($1، $2)", with: y.value(point.y), x.value(point.x))
  }

  /// A length in kilometres, or in metres where it is short.
  private static func length(_ kilometres: Double) -> Phrase {
    let isShort = kilometres < 0.95
    let length = isShort ? kilometres * 1000 : kilometres
    let number = SpokenNumber.significant(length, digits: 2)
    if number.english.hasSameBytes(as: "1") {
      return isShort
        ? Phrase(en: "1 metre", es: "1 metro", ar: "متر واحد")
        : Phrase(en: "1 kilometre", es: "1 kilómetro", ar: "كيلومتر واحد")
    }
    return isShort
      ? Phrase(en: "$1 metres", es: "$1 metros", ar: "$1 م", with: number)
      : Phrase(en: "$1 kilometres", es: "$1 kilómetros", ar: "$1 كم", with: number)
  }
}
