// SPDX-License-Identifier: Apache-2.0

/// A TIFF made anew of the points of another and of what says how they lie (TIFF 6.0).
///
/// Its directories can point anywhere in a file, so there is no part that could be cut out: what belongs to the pictures
/// is gathered instead.
struct CleanTiff {
  private(set) var bytes: [UInt8]

  private let source: [UInt8]
  private let isLittle: Bool
  /// Where the number of the next directory's place stands in `bytes`.
  private var link = 4

  /// One line of a directory.
  private struct Entry {
    let tag: Int
    let type: Int
    let count: Int
    let value: [UInt8]
  }

  /// Reads the pictures of a file; nil where it is damaged, or puts them in a way of long ago.
  init?(of source: [UInt8]) {
    guard source.count >= 8 else { return nil }
    isLittle = source.starts(with: [0x49, 0x49])
    self.source = source
    bytes = Array(source.prefix(4)) + [0, 0, 0, 0]
    bytes.reserveCapacity(source.count)
    guard var place = number(at: 4, 4) else { return nil }
    var seen: Set<Int> = []
    while place != 0 {
      guard seen.insert(place).inserted, seen.count <= Self.mostPictures,
        let lines = number(at: place, 2), lines <= 4096
      else { return nil }
      var entries: [Entry] = []
      for line in 0..<lines {
        let start = place + 2 + line * 12
        guard let tag = number(at: start, 2) else { return nil }
        guard Self.kept.contains(tag) else { continue }
        guard let entry = entry(tag, at: start) else { return nil }
        entries.append(entry)
      }
      guard let next = number(at: place + 2 + lines * 12, 4), write(entries) else { return nil }
      place = next
    }
    guard !seen.isEmpty else { return nil }
  }

  private static let mostPictures = 10_000

  /// Width, height, colours, how the points are packed and which way is up.
  private static let kept: Set<Int> = [
    254, 255, 256, 257, 258, 259, 262, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 292,
    293, 296, 297, 317, 320, 322, 323, 324, 325, 338, 339, 347, 530, 531, 532,
  ]
  private static let places: Set<Int> = [273, 324]
  /// The tag that says how long each of them is.
  private static func lengths(of tag: Int) -> Int { tag == 273 ? 279 : 325 }

  // MARK: Reading

  private func number(at offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= source.count - count else { return nil }
    return number(source[offset..<offset + count])
  }

  private func number(_ part: ArraySlice<UInt8>) -> Int {
    isLittle
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// How many bytes a value of a type has.
  private static func size(of type: Int) -> Int? {
    switch type {
    case 1, 2, 6, 7: 1
    case 3, 8: 2
    case 4, 9, 11: 4
    case 5, 10, 12: 8
    default: nil
    }
  }

  private func entry(_ tag: Int, at start: Int) -> Entry? {
    guard let type = number(at: start + 2, 2), let count = number(at: start + 4, 4),
      let size = Self.size(of: type), count <= source.count
    else { return nil }
    let length = size * count
    var offset = start + 8
    if length > 4 {
      guard let place = number(at: offset, 4) else { return nil }
      offset = place
    }
    guard offset <= source.count - length else { return nil }
    return Entry(
      tag: tag, type: type, count: count, value: Array(source[offset..<offset + length]))
  }

  private func numbers(of entry: Entry) -> [Int]? {
    guard entry.type == 3 || entry.type == 4 else { return nil }
    let size = entry.type == 3 ? 2 : 4
    return (0..<entry.count).map { number(entry.value[$0 * size..<$0 * size + size]) }
  }

  // MARK: Writing

  private func written(_ number: Int, _ count: Int) -> [UInt8] {
    let little = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    return isLittle ? little : little.reversed()
  }

  private mutating func write(_ entries: [Entry]) -> Bool {
    var own: [Entry] = []
    for entry in entries {
      guard Self.places.contains(entry.tag) else {
        own.append(entry)
        continue
      }
      guard let moved = moved(entry, among: entries) else { return false }
      own.append(moved)
    }
    guard own.contains(where: { Self.places.contains($0.tag) }) else { return false }
    var lines: [UInt8] = written(own.count, 2)
    for entry in own {
      lines += written(entry.tag, 2) + written(entry.type, 2) + written(entry.count, 4)
      if entry.value.count <= 4 {
        lines += entry.value + [UInt8](repeating: 0, count: 4 - entry.value.count)
      } else {
        align()
        lines += written(bytes.count, 4)
        bytes += entry.value
      }
    }
    align()
    bytes.replaceSubrange(link..<link + 4, with: written(bytes.count, 4))
    bytes += lines
    link = bytes.count
    bytes += [0, 0, 0, 0]
    return true
  }

  /// The places of the points in the new file, where they are put.
  private mutating func moved(_ entry: Entry, among entries: [Entry]) -> Entry? {
    guard let places = numbers(of: entry),
      let lengths = entries.first(where: { $0.tag == Self.lengths(of: entry.tag) })
        .flatMap({ numbers(of: $0) }), lengths.count == places.count
    else { return nil }
    var value: [UInt8] = []
    for (place, length) in zip(places, lengths) {
      // Directories that share their points would make a small file a large one.
      guard place <= source.count - length, bytes.count + length <= 2 * source.count + 65_536
      else { return nil }
      align()
      value += written(bytes.count, 4)
      bytes += source[place..<place + length]
    }
    return Entry(tag: entry.tag, type: 4, count: places.count, value: value)
  }

  private mutating func align() { if bytes.count % 2 == 1 { bytes.append(0) } }
}
