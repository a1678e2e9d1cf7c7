// SPDX-License-Identifier: Apache-2.0

/// An address that mail can be sent to, in the plain form that every server takes.
///
/// RFC 5321 section 4.1.2 without what nobody's address needs: no quoted part, no comment, no address of a machine by
/// its number, letters of ASCII only. So nothing in it can end a line or an address where it is written into a message.
public struct MailAddress: Sendable, Hashable, CustomStringConvertible {
  /// The address, as it was written.
  public let text: String
  /// What stands behind the `@`.
  public let domain: String

  /// The address; nil where it has another form.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    // RFC 5321 section 4.5.3.1: 64 octets before the @, and 254 in all, as a path has 256 with its brackets.
    guard parts.count == 2, text.utf8.count <= 254, (1...64).contains(parts[0].utf8.count) else {
      return nil
    }
    let words = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let areWords = words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(Self.isAtom) }
    guard areWords, HostName.isName(parts[1]), parts[1].contains(".") else { return nil }
    self.text = text
    domain = String(parts[1])
  }

  /// The address.
  public var description: String { text }

  /// RFC 5322 section 3.2.3: what an atom is made of.
  private static func isAtom(_ byte: UInt8) -> Bool {
    HostName.isLetterOrDigit(byte) || "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
  }
}

/// Names of machines.
enum HostName {
  /// Whether a text is the name of a machine: labels of letters, digits and hyphens (RFC 1123 section 2.1).
  static func isName(_ text: Substring) -> Bool {
    guard text.utf8.count <= 253 else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
        && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
