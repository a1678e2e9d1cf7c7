// SPDX-License-Identifier: Apache-2.0

/// Addresses that a page may lead to or load.
///
/// Escaping alone does not stop `javascript:` addresses that came from outside, so the scheme of
/// every address is looked at, as a browser would find it.
enum SafeAddress {
  /// The address that stands in for one that is not allowed.
  static let refused = "about:invalid"

  private static let linkSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "geo",
  ]

  /// An address for a link or a form: relative, or with a scheme that only leads somewhere.
  static func link(_ address: String) -> String {
    guard let scheme = scheme(of: address) else { return address }
    return linkSchemes.contains(scheme) ? address : refused
  }

  /// An address to load an image, a sound or a script from.
  static func source(_ address: String) -> String {
    switch scheme(of: address) {
    case nil, "http", "https", "blob": address
    case "data" where isMedia(address): address
    default: refused
    }
  }

  private static func isMedia(_ address: String) -> Bool {
    let start = address.prefix(11).lowercased()
    return start.hasPrefix("data:image/") || start.hasPrefix("data:audio/")
  }

  /// The scheme in lower case, found as the URL standard finds it: leading controls and spaces are
  /// skipped, tabs and line ends ignored.
  private static func scheme(of address: String) -> String? {
    var name: [UInt8] = []
    for byte in address.utf8 {
      switch byte {
      case 9, 10, 13: continue
      case 0...32 where name.isEmpty: continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"): name.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte | 0x20)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if name.isEmpty { return nil }
        name.append(byte)
      case UInt8(ascii: ":"):
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
      default: return nil
      }
    }
    return nil
  }
}
