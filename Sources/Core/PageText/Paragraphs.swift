// SPDX-License-Identifier: Apache-2.0

/// The text of a page in paragraphs, with the lines of each joined.
public struct PageParagraphs: Sendable, Equatable {
  /// What stands behind a word that was not surely read.
  public static let doubtMark = "[?]"
  /// Below this a word counts as not surely read.
  ///
  /// Of the words that Tesseract is surer of, few are wrong; of those below it, many.
  public static let sureConfidence = 0.6

  /// The paragraphs; the rows of a table are lines of one, and their cells are parted by a tab.
  public private(set) var paragraphs: [String] = []
  /// How many words are marked.
  public private(set) var doubtfulCount = 0
  /// How many words there are.
  public private(set) var wordCount = 0

  /// The paragraphs of a page.
  public init(_ page: PrintedPage) {
    var open: PrintedBlock?
    for block in page.blocks {
      var last: PrintedLine?
      for line in block.lines {
        let goesOn = last.map { !block.ends(after: $0, before: line) } ?? false
        if line.isRow, last?.isRow == true {
          paragraphs[paragraphs.count - 1] += "\n" + marked(line)
        } else if last == nil, let open, open.goesOn(in: block) {
          append(line, goesOn: true)
        } else {
          append(line, goesOn: goesOn)
        }
        last = line
      }
      if last != nil { open = block }
    }
  }

  /// All in one text, with an empty line between paragraphs.
  public var text: String { paragraphs.joined(separator: "\n\n") }

  private mutating func append(_ line: PrintedLine, goesOn: Bool) {
    let text = marked(line)
    guard goesOn, let before = paragraphs.popLast() else { return paragraphs.append(text) }
    paragraphs.append(LineBreak.joined(before, text))
  }

  private mutating func marked(_ line: PrintedLine) -> String {
    var text = ""
    var last: PrintedWord?
    for word in line.words {
      if let last { text += line.isRow && line.isGap(last, word) ? "\t" : " " }
      text += word.text
      wordCount += 1
      if word.confidence < Self.sureConfidence {
        text += Self.doubtMark
        doubtfulCount += 1
      }
      last = word
    }
    return text
  }

  static func endsSentence(_ text: String) -> Bool {
    text.unicodeScalars.last.map { ".!?:;…»”\"')؟؛".unicodeScalars.contains($0) } ?? true
  }
}

/// How two lines become one.
enum LineBreak {
  private static let hyphens: [Unicode.Scalar] = ["-", "\u{AD}", "\u{2010}"]

  /// Both in one line: a word that was parted by a hyphen is whole again.
  static func joined(_ first: String, _ second: String) -> String {
    let scalars = Array(first.unicodeScalars)
    guard let last = scalars.last, hyphens.contains(last), scalars.count > 1,
      scalars[scalars.count - 2].properties.isAlphabetic,
      second.unicodeScalars.first?.properties.isLowercase == true
    else { return first + " " + second }
    // "mother-in-" and "law": this one has hyphens of its own.
    let word = scalars.dropLast().reversed().prefix { !$0.properties.isWhitespace }
    guard !word.contains("-") else { return first + second }
    var whole = String.UnicodeScalarView()
    whole.append(contentsOf: scalars.dropLast())
    return String(whole) + second
  }
}

extension PrintedBlock {
  /// Whether a sentence that begins here goes on in another block, such as the next column: its last line ends none, the
  /// next begins with a small letter, and both are of one width, as a heading and its text are not.
  fileprivate func goesOn(in next: PrintedBlock) -> Bool {
    guard let last = lines.last, let first = next.lines.first, let box, let nextBox = next.box,
      !last.isRow, !first.isRow, !PageParagraphs.endsSentence(last.text)
    else { return false }
    let isSmall = first.text.unicodeScalars.first?.properties.isLowercase == true
    return isSmall && box.width > 0.6 * nextBox.width
  }

  /// Whether a paragraph ends between two lines: where the first word of the next one would have found room.
  fileprivate func ends(after line: PrintedLine, before next: PrintedLine) -> Bool {
    if line.isRow || next.isRow { return true }
    guard let box, let word = next.words.first else { return true }
    // What stands far below is something else.
    if next.box.top - line.box.bottom > 1.2 * line.box.height { return true }
    let isRightToLeft = TextScript.isMostlyArabic(line.text)
    let room = isRightToLeft ? line.box.left - box.left : box.right - line.box.right
    // A space is about a third of the height; what leans a little needs some more.
    return room > word.box.width + 0.35 * line.box.height + 0.02 * box.width
  }
}

extension PrintedLine {
  /// Whether two words stand so far from each other that they are cells.
  fileprivate func isGap(_ first: PrintedWord, _ second: PrintedWord) -> Bool {
    let gap = max(second.box.left - first.box.right, first.box.left - second.box.right)
    // Spaces that are drawn out to fill a line have at most its height; words without high letters are lower than it.
    return gap > 1.5 * box.height
  }

  /// Whether there is such a gap in it.
  var hasGap: Bool { zip(words, words.dropFirst()).contains { isGap($0, $1) } }
}
