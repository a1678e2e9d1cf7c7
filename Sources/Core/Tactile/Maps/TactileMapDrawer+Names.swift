// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import Speaking
import Wayfinding

/// Letters beside streets and places, which the key explains.
extension TactileMapDrawer {
  /// Shorter pieces of a street are not worth a letter, in millimetres.
  private static let leastStreet = 15.0
  /// More letters are hard to keep in mind.
  private static let mostStreets = 20
  private static let mostPlaces = 16
  /// Between a letter and what it belongs to, from the border of one to that of the other.
  private static let nearby = 2.0

  /// Writes letters at streets and places; gives how many had no room.
  mutating func writeNames(marking marked: Int?) -> Int {
    var left = 0
    if let marked, map.places.indices.contains(marked) { mark(marked) }
    key.write(words.streets)
    for street in streets() { left += writeStreet(street) ? 0 : 1 }
    let places = places().filter { $0 != marked }
    guard !places.isEmpty else { return left }
    key.write(words.places, .marker(.disc))
    for place in places { left += writePlace(place) ? 0 : 1 }
    return left
  }

  /// The names of the streets that are drawn, the most important and longest first.
  private func streets() -> [Int] {
    var lengths: [(way: TactileWay, length: Double)?] = Array(
      repeating: nil, count: map.names.count)
    for piece in drawn {
      guard let name = piece.name else { continue }
      let old = lengths[name] ?? (piece.way, 0)
      let length = Double(TactileInk.steps(along: piece.line).count - 1)
      lengths[name] = (old.way, old.length + length)
    }
    let found = lengths.indices.compactMap { name in
      lengths[name].map { (name: name, way: $0.way, length: $0.length) }
    }
    return found.filter { $0.length >= Self.leastStreet }
      .sorted { ($0.way.rawValue, -$0.length, $0.name) < ($1.way.rawValue, -$1.length, $1.name) }
      .prefix(Self.mostStreets).map { $0.name }
  }

  /// The places on the sheet, those that many look for first.
  private func places() -> [Int] {
    let inside = map.places.indices.filter { number in
      map.places[number].name != nil && sheet.picture.area.contains(map.places[number].point)
    }
    return inside.sorted {
      (map.places[$0].category.rank, $0) < (map.places[$1].category.rank, $1)
    }.prefix(Self.mostPlaces).map { $0 }
  }

  private func name(_ number: Int) -> String { map.names[number].text(in: language) }

  private mutating func writeStreet(_ number: Int) -> Bool {
    for piece in drawn where piece.name == number {
      let steps = TactileInk.steps(along: piece.line)
      // From the middle outwards
      let order = steps.indices.sorted {
        (($0 - steps.count / 2).magnitude, $0) < (($1 - steps.count / 2).magnitude, $1)
      }
      for index in order where index > 0 {
        let (from, to) = (steps[index - 1], steps[index])
        let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
          .squareRoot()
        guard length > 0 else { continue }
        let (x, y) = ((from.y - to.y) / length, (to.x - from.x) / length)
        for side in [1.0, -1] {
          // Where a way follows the street, its waves are wider than the street.
          for half in [piece.way.width / 2, TactileWave.reach]
          where write(name(number), beside: to, toward: (x * side, y * side), from: half) {
            return true
          }
        }
      }
    }
    return false
  }

  /// Marks the place that the map is about, whatever lies there: it needs no letter, since there is only one such mark.
  private mutating func mark(_ number: Int) {
    let middle = sheet.place(map.places[number].point)
    let box = Self.box(around: middle)
    let corners = [
      PicturePoint(box.left, box.top), PicturePoint(box.right, box.top),
      PicturePoint(box.right, box.bottom), PicturePoint(box.left, box.bottom),
    ]
    page.shapes.append(.line(corners + corners.prefix(1), .clearing))
    page.shapes.append(.marker(.square, middle))
    ink.take(box)
    let place = map.places[number]
    key.write(
      place.name.map { name($0) } ?? place.kindName(in: language) ?? "", .marker(.square))
  }

  static func box(around middle: PicturePoint) -> PictureBox {
    let half = TactileMeasure.marker
    return PictureBox(
      PicturePoint(middle.x - half, middle.y - half),
      PicturePoint(middle.x + half, middle.y + half))
  }

  private mutating func writePlace(_ number: Int) -> Bool {
    guard let name = map.places[number].name else { return true }
    // A step aside where the place itself lies on a line: less than the gap that is felt.
    let steps = [(0.0, 0.0), (3, 0), (-3, 0), (0, 3), (0, -3)]
    let place = sheet.place(map.places[number].point)
    for (x, y) in steps {
      let middle = PicturePoint(place.x + x, place.y + y)
      guard ink.isClear(Self.box(around: middle), around: 1) else { continue }
      for side in [(1.0, 0.0), (-1, 0), (0, -1), (0, 1)] {
        if write(self.name(name), beside: middle, toward: side, from: TactileMeasure.marker) {
          page.shapes.append(.marker(.disc, middle))
          ink.take(Self.box(around: middle))
          return true
        }
      }
    }
    return false
  }

  /// Writes the letter of a name on one side of something, where there is room.
  ///
  /// - Parameter half: From the middle of that thing to its border, in millimetres.
  private mutating func write(
    _ name: String, beside place: PicturePoint, toward side: (x: Double, y: Double),
    from half: Double
  ) -> Bool {
    let cells = key.cells.cells(key.nextLetter(for: name))
    let width =
      Double(cells.count - 1) * TactileMeasure.cellPitch + TactileMeasure.dotPitch
      + TactileMeasure.dot
    let height = 2 * TactileMeasure.dotPitch + TactileMeasure.dot
    let away = half + Self.nearby
    let middle = PicturePoint(
      place.x + side.x * (away + width / 2), place.y + side.y * (away + height / 2))
    let box = PictureBox(
      PicturePoint(middle.x - width / 2, middle.y - height / 2),
      PicturePoint(middle.x + width / 2, middle.y + height / 2))
    guard box.left >= sheet.box.left, box.right <= sheet.box.right, box.top >= sheet.box.top,
      box.bottom <= sheet.box.bottom, ink.isClear(box, around: 1)
    else { return false }
    let radius = TactileMeasure.dot / 2
    _ = key.letter(for: name)
    page.shapes.append(.cells(cells, PicturePoint(box.left + radius, box.top + radius)))
    ink.take(box)
    return true
  }
}

extension WalkMap.Category {
  /// How early it is named: what the public goes to before shops and offices.
  fileprivate var rank: Int {
    switch self {
    case .transport, .health, .publicService, .education: 0
    case .culture, .worship, .sight, .park, .toilets: 1
    case .sport, .money, .lodging, .shop, .food: 2
    case .office, .parking, .water, .building, .neighbourhood, .other: 3
    }
  }
}
