// SPDX-License-Identifier: Apache-2.0

/// Lengths of time as files of books write them, in milliseconds.
public enum MediaClock {
  /// Beyond five hundred hours nothing is believed.
  static let longest = 1_800_000_000

  /// Reads a clock value of SMIL (SMIL 1.0, 3.3.1; SMIL 2.1, 5.4): "npt=1.5s", "0:00:04.024", "90", "1.5min", "200ms".
  /// - Returns: milliseconds; nil for what is none.
  public static func milliseconds(_ text: String) -> Int? {
    var bytes = text.utf8.filter { $0 > 0x20 }
    let prefix = Array("npt=".utf8)
    if bytes.starts(with: prefix) { bytes.removeFirst(prefix.count) }
    if bytes.contains(UInt8(ascii: ":")) { return clock(bytes) }
    let digits = bytes.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
    let unit: Int
    switch String(decoding: bytes.dropFirst(digits.count), as: UTF8.self).unicodeScalars.first {
    case nil, "s": unit = 1000
    case "m": unit = bytes.last == UInt8(ascii: "s") ? 1 : 60_000
    case "h": unit = 3_600_000
    default: return nil
    }
    return scaled(digits, by: unit)
  }

  /// "1:02:03.5" and "02:03.5".
  private static func clock(_ bytes: [UInt8]) -> Int? {
    let fields = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count), let last = fields.last,
      var total = scaled(last.filter { $0 != UInt8(ascii: "s") }[...], by: 1000)
    else { return nil }
    var unit = 60_000
    for field in fields.dropLast().reversed() {
      guard let value = scaled(field, by: unit) else { return nil }
      total += value
      unit *= 60
    }
    return total <= longest ? total : nil
  }

  /// Reads a length of ISO 8601, such as "PT1H2M3.5S".
  public static func milliseconds(iso text: String) -> Int? {
    var total = 0
    var digits: [UInt8] = []
    var isTime = false
    var hasUnit = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "P"): continue
      case UInt8(ascii: "T"): isTime = true
      case UInt8(ascii: "D"), UInt8(ascii: "H"), UInt8(ascii: "M"), UInt8(ascii: "S"):
        let units: [UInt8: Int] = [
          UInt8(ascii: "D"): 86_400_000, UInt8(ascii: "H"): 3_600_000, UInt8(ascii: "M"): 60_000,
          UInt8(ascii: "S"): 1000,
        ]
        guard isTime || byte == UInt8(ascii: "D"), let unit = units[byte],
          let value = scaled(digits[...], by: unit)
        else { return nil }
        total += value
        digits = []
        hasUnit = true
      default: digits.append(byte)
      }
    }
    return hasUnit && digits.isEmpty && total <= longest ? total : nil
  }

  /// "1:02:03.045", as SMIL has it.
  public static func clock(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    return "\(seconds / 3600):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
      + ".\(padded(milliseconds % 1000, 3))"
  }

  /// "3723.045", as DAISY 2.02 has it behind "npt=".
  public static func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\(padded(milliseconds % 1000, 3))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    var text = number.description
    while text.utf8.count < width { text = "0" + text }
    return text
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A number with a fraction, times a unit, rounded; with whole numbers only, so that nothing is lost on the way.
  private static func scaled(_ digits: some Sequence<UInt8>, by unit: Int) -> Int? {
    var whole = 0
    var fraction = 0
    var scale = 1
    var isFraction = false
    var count = 0
    for digit in digits {
      if digit == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard isDigit(digit) else { return nil }
      count += 1
      let value = Int(digit - UInt8(ascii: "0"))
      if !isFraction {
        whole = whole * 10 + value
        guard whole <= longest else { return nil }
      } else if scale < 1_000_000 {
        fraction = fraction * 10 + value
        scale *= 10
      }
    }
    guard count > 0, whole <= longest / unit else { return nil }
    return whole * unit + (fraction * unit * 2 + scale) / (2 * scale)
  }
}
