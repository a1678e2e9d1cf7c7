// SPDX-License-Identifier: Apache-2.0

import Books
import Speaking

/// Text as XML has it.
enum BookXML {
  static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Text between elements or in quotation marks, without the characters that XML cannot hold.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      default:
        let value = scalar.value
        if value < 0x20 || value == 0xFFFE || value == 0xFFFF { continue }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The same with the ends of lines as elements.
  static func lines(_ text: String) -> String {
    escaped(text).replacing("\n", with: "<br/>")
  }

  /// The attributes that say in which language a page is.
  static func language(_ book: Book) -> String {
    let tag = escaped(book.languageTag ?? "und")
    return "lang=\"\(tag)\" xml:lang=\"\(tag)\"" + (isRightToLeft(book) ? " dir=\"rtl\"" : "")
  }

  static func isRightToLeft(_ book: Book) -> Bool {
    ["ar", "fa", "he", "ur", "yi", "ps", "ug", "sd", "ckb"].contains(
      book.languageTag.flatMap { Language.primary(of: $0) } ?? "")
  }

  /// Entries one in another, as levels say.
  static func nested(_ entries: [(level: Int, text: String)]) -> String {
    var result = ""
    var depth = 0
    for entry in entries {
      if entry.level > depth {
        result += "<ol>\n"
        depth += 1
      } else {
        result += "</li>\n"
        while depth > entry.level {
          result += "</ol></li>\n"
          depth -= 1
        }
      }
      result += "<li>" + entry.text
    }
    if depth > 0 {
      result += "</li>\n" + Array(repeating: "</ol>", count: depth).joined(separator: "</li>\n")
    }
    return result + "\n"
  }
}

/// The sentence in a file by which people learn that no human read it.
enum MachineStatement {
  static func text(for book: Book) -> String {
    let language = book.languageTag.flatMap { Language(tag: $0) } ?? .english
    return MachineVoiceWords[language].spoken
  }
}
