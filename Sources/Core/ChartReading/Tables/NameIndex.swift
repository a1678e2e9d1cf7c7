// SPDX-License-Identifier: Apache-2.0

/// Gives each different name a number from 0, in the order of their first appearance.
struct NameIndex {
  private(set) var names: [[UInt8]] = []
  /// One more than the number of a name, or 0 where a place is free; twice as many places as names at least.
  private var places = [Int32](repeating: 0, count: 64)
  /// Where the hash begins; another one once too many names met, as only made-up names do.
  private var seed: UInt32 = 0x811C_9DC5
  /// How often a place was taken by another name.
  private(set) var meetings = 0
  private static let meetingsPerName = 16

  /// The number of a name, a new one if need be.
  mutating func number(of name: ArraySlice<UInt8>) -> Int {
    if 2 * (names.count + 1) > places.count { arrange(2 * places.count) }
    if meetings > Self.meetingsPerName * (names.count + 64) {
      meetings = 0
      seed = seed &* 0x9E37_79B1 &+ 0x85EB_CA6B
      arrange(places.count)
    }
    var place = place(of: name)
    while places[place] > 0 {
      let number = Int(places[place]) - 1
      if names[number].elementsEqual(name) { return number }
      place = (place + 1) & (places.count - 1)
      meetings += 1
    }
    names.append(Array(name))
    places[place] = Int32(names.count)
    return names.count - 1
  }

  /// FNV-1a of 32 bits (Fowler, Noll and Vo).
  private func place(of name: some Sequence<UInt8>) -> Int {
    var hash = seed
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    hash ^= hash >> 15
    return Int(hash & 0x3FFF_FFFF) & (places.count - 1)
  }

  private mutating func arrange(_ count: Int) {
    places = [Int32](repeating: 0, count: count)
    for (number, name) in names.enumerated() {
      var place = place(of: name)
      while places[place] > 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(number + 1)
    }
  }
}
