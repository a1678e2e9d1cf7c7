// SPDX-License-Identifier: Apache-2.0

/// Finds the boxes that touch another, of many that do not change: a packed R-tree.
///
/// It is filled by sorting into strips and tiles (Leutenegger, Lopez and Edgington, "STR: A Simple and Efficient
/// Algorithm for R-Tree Packing", 1997), so whatever the boxes are, it is made in n log n steps and a few bytes a box.
struct BoxTree: Sendable {
  /// A rectangle of latitudes and longitudes, both ends within; in ten-millionths of a degree.
  struct Box: Sendable, Equatable {
    var south: Int32
    var west: Int32
    var north: Int32
    var east: Int32

    /// Halfway from west to east.
    var middle: Int32 { west / 2 + east / 2 }

    func touches(_ other: Box) -> Bool {
      south <= other.north && other.south <= north && west <= other.east && other.west <= east
    }

    mutating func include(_ other: Box) {
      south = min(south, other.south)
      west = min(west, other.west)
      north = max(north, other.north)
      east = max(east, other.east)
    }
  }

  /// Boxes under one of the level above; 16 fill about four cache lines.
  private static let width = 16

  /// All levels, the boxes themselves first.
  private var boxes: [Box]
  /// Where each level begins in `boxes`; at the end their count.
  private var levels: [Int] = [0]
  /// The number that each box of the lowest level had.
  private var numbers: [Int32]

  init(_ given: [Box]) {
    numbers = Self.packed(given)
    boxes = numbers.map { given[Int($0)] }
    levels.append(boxes.count)
    while levels[levels.count - 1] - levels[levels.count - 2] > 1 { addLevel() }
  }

  private mutating func addLevel() {
    let (start, end) = (levels[levels.count - 2], levels[levels.count - 1])
    for first in stride(from: start, to: end, by: Self.width) {
      var box = boxes[first]
      for child in first..<min(first + Self.width, end) { box.include(boxes[child]) }
      boxes.append(box)
    }
    levels.append(boxes.count)
  }

  /// The numbers of the boxes, in strips from west to east and within each from south to north.
  private static func packed(_ boxes: [Box]) -> [Int32] {
    var order = sorted(Array(0..<Int32(boxes.count))) { boxes[Int($0)].middle }
    let tiles = (boxes.count + width - 1) / width
    let strips = max(1, Int(Double(tiles).squareRoot().rounded(.up)))
    let length = max(width, (tiles + strips - 1) / strips * width)
    for start in stride(from: 0, to: order.count, by: length) {
      let range = start..<min(start + length, order.count)
      order.replaceSubrange(
        range,
        with: sorted(Array(order[range])) { boxes[Int($0)].south + boxes[Int($0)].north })
    }
    return order
  }

  private static func sorted(_ numbers: [Int32], by key: (Int32) -> Int32) -> [Int32] {
    var keys = numbers.map { (key: key($0), number: $0) }
    keys.sort { ($0.key, $0.number) < ($1.key, $1.number) }
    return keys.map { $0.number }
  }

  /// Calls with the number of each box that touches this one.
  func forEach(touching box: Box, _ body: (Int) -> Void) {
    guard !boxes.isEmpty else { return }
    visit(level: levels.count - 2, from: levels[levels.count - 2], box, body)
  }

  private func visit(level: Int, from first: Int, _ box: Box, _ body: (Int) -> Void) {
    let end = min(first + Self.width, levels[level + 1])
    for entry in first..<end where boxes[entry].touches(box) {
      if level == 0 {
        body(Int(numbers[entry]))
      } else {
        let below = levels[level - 1] + (entry - levels[level]) * Self.width
        visit(level: level - 1, from: below, box, body)
      }
    }
  }
}
