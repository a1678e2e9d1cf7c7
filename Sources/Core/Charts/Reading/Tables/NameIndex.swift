// SPDX-License-Identifier: Apache-2.0

/// Gives each different name a number from 0, in the order of their first appearance.
struct NameIndex {
  private(set) var names: [[UInt8]] = []
  /// One more than the number of a name, or 0 where a place is free; twice as many places as names at least.
  private var places = [Int32](repeating: 0, count: 64)

  /// The number of a name, a new one if need be.
  mutating func number(of name: ArraySlice<UInt8>) -> Int {
    if 2 * (names.count + 1) > places.count { grow() }
    var place = place(of: name)
    while places[place] > 0 {
      let number = Int(places[place]) - 1
      if names[number].elementsEqual(name) { return number }
      place = (place + 1) & (places.count - 1)
    }
    names.append(Array(name))
    places[place] = Int32(names.count)
    return names.count - 1
  }

  /// FNV-1a of 32 bits (Fowler, Noll and Vo).
  private func place(of name: some Sequence<UInt8>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    hash ^= hash >> 15
    return Int(hash & 0x3FFF_FFFF) & (places.count - 1)
  }

  private mutating func grow() {
    places = [Int32](repeating: 0, count: 2 * places.count)
    for (number, name) in names.enumerated() {
      var place = place(of: name)
      while places[place] > 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(number + 1)
    }
  }
}
