// SPDX-License-Identifier: Apache-2.0

/// How text is written so that no part of it can be taken for markup.
enum Escaping {
  /// Appends text that is safe between tags and in quoted attribute values alike.
  ///
  /// NUL becomes U+FFFD, as an HTML parser would do; carriage returns are written as references,
  /// because a parser would turn them into line feeds.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        guard let reference = reference(for: utf8[index]) else { continue }
        bytes.append(contentsOf: utf8[start..<index])
        bytes.append(contentsOf: reference.utf8)
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  /// Appends JSON in which nothing can end a `script` element or open a comment in it.
  ///
  /// These characters occur in JSON only within strings, where an escape means the same.
  static func append(_ json: JSONText, to bytes: inout [UInt8]) {
    for byte in json.source.utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes.append(contentsOf: "\\u003c".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "\\u003e".utf8)
      case UInt8(ascii: "&"): bytes.append(contentsOf: "\\u0026".utf8)
      default: bytes.append(byte)
      }
    }
  }

  private static func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0: "\u{FFFD}"
    case 13: "&#13;"
    default: nil
    }
  }
}
