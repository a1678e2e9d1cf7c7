// SPDX-License-Identifier: Apache-2.0

import Books

/// One part of a book as a page, with the identifiers that its sound points at.
struct SpokenPage {
  /// A piece of text and the sound that goes with it.
  struct Point {
    var id: String
    var clip: BookClip
  }

  /// A sign of a page of print.
  struct PageSign {
    var id: String
    var label: String
    /// The first point at or behind it.
    var point: Int
  }

  /// The elements within the page's body.
  private(set) var content = ""
  private(set) var points: [Point] = []
  private(set) var pages: [PageSign] = []
  private var sentences = 0

  /// - Parameter note: the opening tag of a note, and the element that it is.
  init(_ part: BookPart, style: Style) {
    // Sound without a word, as of DAISY books without text: the title stands for it.
    var silent = part.paragraphs.allSatisfy { $0.text.isEmpty } ? part.title : nil
    for paragraph in part.paragraphs {
      let heading = silent != nil
      let inner = paragraph.sentences.map { add($0, &silent) }.filter { !$0.isEmpty }
        .joined(separator: " ")
      content += wrapped(inner, paragraph, part, style, isHeading: heading) + "\n"
    }
  }

  /// How the kinds of paragraphs are written.
  enum Style {
    case epub
    case daisy202
  }

  private mutating func add(_ sentence: BookSentence, _ title: inout String?) -> String {
    sentences += 1
    let id = "s\(sentences)"
    let text = BookXML.lines(title ?? sentence.text)
    title = nil
    guard !sentence.clips.isEmpty else { return text }
    var result = ""
    // A sentence has one piece of sound; further ones go with an empty element behind it.
    for (number, clip) in Self.merged(sentence.clips).enumerated() {
      let own = number == 0 ? id : "\(id)-\(number + 1)"
      points.append(Point(id: own, clip: clip))
      result += "<span id=\"\(own)\">\(number == 0 ? text : "")</span>"
    }
    return result
  }

  private static func merged(_ clips: [BookClip]) -> [BookClip] {
    var part = BookPart(title: "", level: 1)
    part.paragraphs = [BookParagraph(.text, [BookSentence("", clips: clips)])]
    return part.mergedClips
  }

  private mutating func wrapped(
    _ inner: String, _ paragraph: BookParagraph, _ part: BookPart, _ style: Style,
    isHeading: Bool
  ) -> String {
    if isHeading { return "<h\(part.level)>\(inner)</h\(part.level)>" }
    switch paragraph.kind {
    case .text: return "<p>\(inner)</p>"
    case .heading: return "<h\(part.level)>\(inner)</h\(part.level)>"
    case .picture: return "<p class=\"image-description\">\(inner)</p>"
    case .note:
      return style == .epub
        ? "<aside epub:type=\"footnote\" role=\"doc-footnote\">\(inner)</aside>"
        : "<div class=\"notebody\">\(inner)</div>"
    case .page:
      let id = "page\(pages.count + 1)"
      let label = BookXML.escaped(paragraph.text)
      let hasSound = paragraph.sentences.contains { !$0.clips.isEmpty }
      pages.append(
        PageSign(id: id, label: label, point: hasSound ? points.count - 1 : points.count))
      return style == .epub
        ? "<div><span epub:type=\"pagebreak\" role=\"doc-pagebreak\" id=\"\(id)\""
          + " aria-label=\"\(label)\">\(inner)</span></div>"
        : "<span class=\"page-normal\" id=\"\(id)\">\(inner)</span>"
    }
  }
}
