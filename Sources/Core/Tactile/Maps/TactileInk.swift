// SPDX-License-Identifier: Apache-2.0

import ChartDrawing

/// What of a sheet is taken, millimetre by millimetre: things that lie too close cannot be felt apart.
struct TactileInk {
  private let width: Int
  private let height: Int
  private var isTaken: [Bool]

  init(_ options: TactileOptions) {
    width = Int(options.paper.width)
    height = Int(options.paper.height)
    isTaken = [Bool](repeating: false, count: width * height)
  }

  /// Whether the square millimetre of a place is taken; outside of the sheet nothing is.
  func holds(_ place: PicturePoint) -> Bool {
    guard let index = index(Int(place.x), Int(place.y)) else { return false }
    return isTaken[index]
  }

  /// Whether nothing is taken in a box and this much around it.
  func isClear(_ box: PictureBox, around room: Double) -> Bool {
    for y in Int(box.top - room)...Int(box.bottom + room) {
      for x in Int(box.left - room)...Int(box.right + room) {
        guard let index = index(x, y) else { return false }
        if isTaken[index] { return false }
      }
    }
    return true
  }

  /// Takes what lies within a distance of a line.
  mutating func take(_ line: [PicturePoint], within distance: Double) {
    for place in Self.steps(along: line) {
      take(
        PictureBox(
          PicturePoint(place.x - distance, place.y - distance),
          PicturePoint(place.x + distance, place.y + distance)))
    }
  }

  mutating func take(_ box: PictureBox) {
    for y in Int(box.top)...Int(box.bottom) {
      for x in Int(box.left)...Int(box.right) {
        if let index = index(x, y) { isTaken[index] = true }
      }
    }
  }

  /// Takes what lies inside a ring.
  mutating func take(inside ring: [PicturePoint]) {
    for y in 0..<height {
      // Where the edges of the ring cross the middle of this row, from left to right.
      let middle = Double(y) + 0.5
      var crossed: [Double] = []
      for (index, corner) in ring.enumerated() {
        let last = ring[(index + ring.count - 1) % ring.count]
        guard (last.y > middle) != (corner.y > middle) else { continue }
        crossed.append(
          last.x + (middle - last.y) / (corner.y - last.y) * (corner.x - last.x))
      }
      crossed.sort()
      for pair in stride(from: 0, to: crossed.count - 1, by: 2) {
        for x in Int(crossed[pair])...Int(crossed[pair + 1]) {
          if let index = index(x, y) { isTaken[index] = true }
        }
      }
    }
  }

  /// Places along a line, at most a millimetre apart.
  static func steps(along line: [PicturePoint]) -> [PicturePoint] {
    var places: [PicturePoint] = []
    for (from, to) in zip(line, line.dropFirst()) {
      let (x, y) = (to.x - from.x, to.y - from.y)
      let count = max(Int((x * x + y * y).squareRoot().rounded(.up)), 1)
      for step in 0..<count {
        let part = Double(step) / Double(count)
        places.append(PicturePoint(from.x + part * x, from.y + part * y))
      }
    }
    if let last = line.last { places.append(last) }
    return places
  }

  private func index(_ x: Int, _ y: Int) -> Int? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return y * width + x
  }
}
