// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What the head of a column says: its name, and the unit of its values in brackets perhaps.
struct HeaderText: Equatable {
  /// Such as "Temperature".
  var name: String
  /// Such as "°C".
  var unit: String?
  /// As it stands in the data, perhaps with a unit.
  let written: String

  /// Longest unit, in bytes; what is longer is an explanation.
  private static let longestUnit = 32

  /// Reads heads such as `Temperature (°C)` and `Price [EUR]`.
  init(_ bytes: ArraySlice<UInt8>) {
    let text = bytes.trimmed
    name = text.line()
    written = name
    if let (before, unit) = Self.suffix(text) {
      name = before.line()
      self.unit = unit
      return
    }
    guard let last = text.last, last == UInt8(ascii: ")") || last == UInt8(ascii: "]"),
      let open = text.lastIndex(
        of: last == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "["))
    else { return }
    let before = text[..<open].trimmed
    let inside = text[(open + 1)..<(text.endIndex - 1)].trimmed
    guard !before.isEmpty, !inside.isEmpty, inside.count <= Self.longestUnit,
      !inside.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") || $0 == 0x20 })
    else { return }
    name = before.line()
    unit = inside.line()
  }

  /// A unit behind an underscore, as programs write it: "distance_km".
  private static func suffix(
    _ text: ArraySlice<UInt8>
  ) -> (before: ArraySlice<UInt8>, unit: String)? {
    guard let mark = text.lastIndex(of: UInt8(ascii: "_")), mark > text.startIndex else {
      return nil
    }
    let word = text[(mark + 1)...]
    let known: [(StaticString, String)] = [
      ("pct", "%"), ("percent", "%"), ("kmh", "km/h"), ("km", "km"), ("kg", "kg"), ("kwh", "kWh"),
      ("mwh", "MWh"), ("hpa", "hPa"), ("mm", "mm"), ("cm", "cm"), ("eur", "EUR"), ("usd", "USD"),
      ("celsius", "°C"), ("mmhg", "mmHg"), ("bpm", "bpm"),
    ]
    for (name, unit) in known where word.isWord(name) { return (text[..<mark], unit) }
    return nil
  }
}
