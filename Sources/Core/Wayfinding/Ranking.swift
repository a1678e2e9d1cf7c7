// SPDX-License-Identifier: Apache-2.0

/// Puts things into order by keys that are lists of numbers, so that one sort serves names and distances alike.
///
/// Each sort with a rule of its own would cost the browser module about 2 KB.
enum Ranking {
  private struct Entry {
    var key: [UInt32]
    var number: Int
  }

  /// The numbers of the keys, least key first; equal keys keep their order.
  static func order(of keys: [[UInt32]]) -> [Int] {
    var entries: [Entry] = []
    for (number, key) in keys.enumerated() { entries.append(Entry(key: key, number: number)) }
    entries.sort { first, second in
      first.key == second.key
        ? first.number < second.number : first.key.lexicographicallyPrecedes(second.key)
    }
    return entries.map { $0.number }
  }

  /// The key of a distance, to the centimetre.
  static func key(metres: Double) -> [UInt32] {
    // No distance on the earth is farther than 42,949 km in centimetres
    [UInt32(min(max(0, metres) * 100, Double(UInt32.max)))]
  }
}
