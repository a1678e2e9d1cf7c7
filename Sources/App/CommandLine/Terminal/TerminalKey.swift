// SPDX-License-Identifier: Apache-2.0

/// A key as a terminal tells it, under the names that browsers use.
struct TerminalKey: Sendable, Equatable {
  /// Such as `ArrowLeft`, `Home`, `Enter`, or the character that was typed.
  var name: String
  var shift = false
  var control = false
  var alt = false

  /// The key that a word names, for input that comes in lines: `right`, `page-up`, `ctrl+left`, or one character.
  init?(word: String) {
    var rest = Substring(word)
    var modifiers = TerminalKey("")
    while let plus = rest.firstIndex(of: "+"), rest.index(after: plus) < rest.endIndex {
      switch rest[..<plus].lowercased() {
      case "ctrl", "control": modifiers.control = true
      case "shift": modifiers.shift = true
      case "alt": modifiers.alt = true
      default: return nil
      }
      rest = rest[rest.index(after: plus)...]
    }
    guard let name = Self.name(of: String(rest)) else { return nil }
    self = modifiers
    self.name = name
  }

  init(_ name: String, shift: Bool = false, control: Bool = false, alt: Bool = false) {
    self.name = name
    self.shift = shift
    self.control = control
    self.alt = alt
  }

  private static func name(of word: String) -> String? {
    if word.unicodeScalars.count == 1 { return word }
    switch word.lowercased() {
    case "left", "arrowleft": return "ArrowLeft"
    case "right", "arrowright": return "ArrowRight"
    case "up", "arrowup": return "ArrowUp"
    case "down", "arrowdown": return "ArrowDown"
    case "home": return "Home"
    case "end": return "End"
    case "page-up", "pageup": return "PageUp"
    case "page-down", "pagedown": return "PageDown"
    case "enter": return "Enter"
    case "escape", "esc": return "Escape"
    case "space": return " "
    case "backspace": return "Backspace"
    case "tab": return "Tab"
    case "delete": return "Delete"
    default: return nil
    }
  }
}

/// Makes keys of the bytes that a terminal sends (ECMA-48 control sequences, as xterm and its kin send them).
struct TerminalKeys {
  private var pending: [UInt8] = []

  private static let escape: UInt8 = 0x1B

  /// Whether what came last may go on, as after a lone escape.
  var isUnfinished: Bool { !pending.isEmpty }

  /// The keys that these bytes complete.
  mutating func take(_ bytes: [UInt8]) -> [TerminalKey] {
    pending += bytes
    var keys: [TerminalKey] = []
    while let (key, length) = Self.first(of: pending) {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// The keys in what is left when nothing follows it: a lone escape is the key itself.
  mutating func finish() -> [TerminalKey] {
    var keys: [TerminalKey] = []
    while pending.first == Self.escape {
      let rest = Array(pending.dropFirst())
      pending = []
      keys.append(TerminalKey("Escape"))
      keys += take(rest)
    }
    pending = []
    return keys
  }

  /// The first key and its length; nil when more bytes are needed, no key for what means nothing to us.
  private static func first(of bytes: [UInt8]) -> (TerminalKey?, Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case escape: return sequence(bytes)
    case 0x0D, 0x0A: return (TerminalKey("Enter"), 1)
    case 0x09: return (TerminalKey("Tab"), 1)
    case 0x7F, 0x08: return (TerminalKey("Backspace"), 1)
    case 0x00: return (TerminalKey(" ", control: true), 1)
    case 0x01...0x1A:
      return (TerminalKey(String(Unicode.Scalar(byte + 0x60)), control: true), 1)
    case 0x1C...0x1F: return (nil, 1)
    default: return character(bytes)
    }
  }

  private static func character(_ bytes: [UInt8]) -> (TerminalKey?, Int)? {
    let length =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count >= length else { return nil }
    guard let text = String(validating: bytes[..<length], as: UTF8.self) else { return (nil, 1) }
    return (TerminalKey(text), length)
  }

  private static func sequence(_ bytes: [UInt8]) -> (TerminalKey?, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (named(final: bytes[2], numbers: []), 3)
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        // No sequence of a keyboard is longer.
        return bytes.count > 16 ? (nil, bytes.count) : nil
      }
      let numbers = bytes[2..<end].split(
        separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
      )
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
      return (named(final: bytes[end], numbers: numbers), end + 1)
    case escape: return (TerminalKey("Escape"), 1)
    default:
      guard let (key, length) = first(of: Array(bytes.dropFirst())) else { return nil }
      var withAlt = key
      withAlt?.alt = true
      return (withAlt, length + 1)
    }
  }

  private static func named(final: UInt8, numbers: [Int]) -> TerminalKey? {
    let name: String? =
      switch final {
      case UInt8(ascii: "A"): "ArrowUp"
      case UInt8(ascii: "B"): "ArrowDown"
      case UInt8(ascii: "C"): "ArrowRight"
      case UInt8(ascii: "D"): "ArrowLeft"
      case UInt8(ascii: "H"): "Home"
      case UInt8(ascii: "F"): "End"
      case UInt8(ascii: "Z"): "Tab"
      case UInt8(ascii: "~"): numberedKey(numbers.first ?? 0)
      default: nil
      }
    guard let name else { return nil }
    // xterm: one more than the sum of 1 for shift, 2 for alt, 4 for control.
    let modifiers = max(0, (numbers.count > 1 ? numbers[1] : 1) - 1)
    return TerminalKey(
      name, shift: modifiers & 1 != 0 || final == UInt8(ascii: "Z"), control: modifiers & 4 != 0,
      alt: modifiers & 2 != 0)
  }

  private static func numberedKey(_ number: Int) -> String? {
    switch number {
    case 1, 7: "Home"
    case 3: "Delete"
    case 4, 8: "End"
    case 5: "PageUp"
    case 6: "PageDown"
    default: nil
    }
  }
}
