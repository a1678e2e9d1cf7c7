// SPDX-License-Identifier: Apache-2.0

/// Percent encoding, RFC 3986 section 2.1.
public enum PercentCoding {
  /// Encodes text for one segment of a path, or for a name or value of a query.
  ///
  /// All but letters, digits and `-._~` are encoded.
  /// - Parameter kept: ASCII characters that stay too, since they part nothing where the text is to stand.
  public static func encode(_ text: String, keeping kept: StaticString = "") -> String {
    let kept = kept.description.utf8
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) || kept.contains(byte) {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: "%".utf8)
        bytes.append(contentsOf: Text.hexadecimal(byte, digits: 2).uppercased().utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Decodes one segment of a path; nil if it is malformed, not UTF-8, or holds NUL.
  static func decodeSegment(_ bytes: some Collection<UInt8>) -> String? {
    guard let decoded = decode(bytes, plusIsSpace: false, isStrict: true), !decoded.contains(0)
    else { return nil }
    return String(validating: decoded, as: UTF8.self)
  }

  /// Decodes a name or value of a form; what is malformed stays as it is.
  static func decodeForm(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: decode(bytes, plusIsSpace: true, isStrict: false) ?? [], as: UTF8.self)
  }

  private static func decode(
    _ bytes: some Collection<UInt8>, plusIsSpace: Bool, isStrict: Bool
  ) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+"), plusIsSpace {
        result.append(0x20)
      } else if byte == UInt8(ascii: "%") {
        let digits = rest.prefix(2).compactMap(digit)
        if digits.count == 2 {
          result.append(digits[0] << 4 | digits[1])
          rest = rest.dropFirst(2)
        } else if isStrict {
          return nil
        } else {
          result.append(byte)
        }
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
