// SPDX-License-Identifier: Apache-2.0

/// The corners of a path: where its lines and curves end (SVG 1.1, section 8.3).
struct PathData {
  struct Part {
    var points: [ScenePoint]
    var isClosed = false
  }

  /// How its lines go from corner to corner.
  enum Bend {
    case straight
    case curved
    /// Straight at some places and curved at others.
    case both
  }

  private(set) var parts: [Part] = []
  private(set) var bend = Bend.straight
  /// How many corners it has, or one more than were asked for.
  private(set) var count = 0
  /// Whether it has arcs, which may go far beyond their ends.
  private(set) var hasArcs = false
  private var hasLines = false
  private var here = ScenePoint(x: 0, y: 0)
  private var start = ScenePoint(x: 0, y: 0)

  /// Reads path data up to its first mistake, as browsers do, and so many corners at most.
  init(_ text: ArraySlice<UInt8>, most: Int) {
    let bytes = Array(text)
    var list = NumberList(bytes, from: 0, to: bytes.count)
    var index = 0
    var command: UInt8 = 0
    while true {
      list = NumberList(bytes, from: index, to: bytes.count)
      list.skipSeparators()
      index = list.index
      guard index < bytes.count, count <= most else { return }
      let byte = bytes[index]
      if (0x61...0x7A).contains(byte | 0x20), byte | 0x20 != UInt8(ascii: "e") {
        command = byte
        index += 1
        list = NumberList(bytes, from: index, to: bytes.count)
        if command | 0x20 == UInt8(ascii: "z") {
          close()
          continue
        }
      }
      guard command != 0, step(command, &list), list.index > index else { return }
      index = list.index
      // Further pairs behind a move are lines.
      if command | 0x20 == UInt8(ascii: "m") { command -= 1 }
    }
  }

  private mutating func close() {
    guard !parts.isEmpty else { return }
    parts[parts.count - 1].isClosed = true
    here = start
  }

  private mutating func step(_ command: UInt8, _ list: inout NumberList) -> Bool {
    let isRelative = command >= 0x61
    let (baseX, baseY) = isRelative ? (here.x, here.y) : (0, 0)
    var end = here
    switch command | 0x20 {
    case UInt8(ascii: "h"):
      guard let x = list.next() else { return false }
      end.x = baseX + x
    case UInt8(ascii: "v"):
      guard let y = list.next() else { return false }
      end.y = baseY + y
    default:
      if command | 0x20 == UInt8(ascii: "a") {
        guard list.next() != nil, list.next() != nil, list.next() != nil, list.flag() != nil,
          list.flag() != nil
        else { return false }
      }
      let skipped: Int? =
        switch command | 0x20 {
        case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "a"): 0
        case UInt8(ascii: "q"), UInt8(ascii: "s"): 2
        case UInt8(ascii: "c"): 4
        default: nil
        }
      guard let skipped else { return false }
      for _ in 0..<skipped where list.next() == nil { return false }
      guard let x = list.next(), let y = list.next() else { return false }
      end = ScenePoint(x: baseX + x, y: baseY + y)
    }
    note(command | 0x20, isLong: (end.x - here.x).magnitude + (end.y - here.y).magnitude > 0.01)
    if command | 0x20 == UInt8(ascii: "m") || parts.isEmpty {
      parts.append(Part(points: []))
      start = end
    } else if parts[parts.count - 1].isClosed {
      parts.append(Part(points: [start]))
    }
    here = end
    parts[parts.count - 1].points.append(end)
    count += 1
    return true
  }

  private mutating func note(_ command: UInt8, isLong: Bool) {
    guard isLong else { return }
    switch command {
    case UInt8(ascii: "m"): return
    case UInt8(ascii: "h"), UInt8(ascii: "v"), UInt8(ascii: "l"):
      hasLines = true
      if bend == .curved { bend = .both }
    default:
      bend = hasLines ? .both : .curved
      if command == UInt8(ascii: "a") { hasArcs = true }
    }
  }
}
