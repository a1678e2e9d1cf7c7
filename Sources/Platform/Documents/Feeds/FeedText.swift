// SPDX-License-Identifier: Apache-2.0

/// Texts of feeds, which are often pieces of pages.
enum FeedText {
  /// How much of a text is looked at, in characters.
  static let mostRead = 40_000

  /// One line, without marks of a page.
  static func line(_ text: String) -> String {
    let plain = plain(text, longest: PodcastFeed.longestTitle)
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text that a page would show, in paragraphs; what is longer is cut, which its end says.
  static func plain(_ text: String, longest: Int) -> String {
    let text = String(text.prefix(mostRead))
    var plain = text.trimmed
    if text.utf8.contains(UInt8(ascii: "<")) || text.utf8.contains(UInt8(ascii: "&")) {
      // Without anything around it, a text without marks would not be a page.
      let page = Array("<html><body><p>\(text)</p></body></html>".utf8)
      if let markup = try? Markup(page, by: .html, encoding: "UTF-8") {
        plain = WebPage(markup).flow.paragraphs.joined(separator: "\n\n")
      }
    }
    let visible = plain.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isControl = scalar.properties.generalCategory == .control
      return isControl && scalar != "\n" ? " " : scalar
    }
    plain = String(String.UnicodeScalarView(visible))
    return plain.count > longest ? plain.prefix(longest) + " …" : plain
  }
}
