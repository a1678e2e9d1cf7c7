// SPDX-License-Identifier: Apache-2.0

extension Book {
  /// Cuts parts that are longer than a page should be: those that follow are called like the first, with a number.
  ///
  /// Nothing is left out. A sentence that is longer than a part may be is cut between letters, and is heard with its
  /// first piece.
  /// - Parameters:
  ///   - sentences: the most that a part may have, at least 1.
  ///   - bytes: the most of text that a part may have, in bytes of UTF-8, at least 100.
  public mutating func cutParts(sentences: Int, bytes: Int) {
    parts = parts.flatMap { part in
      var cutter = PartCutter(part, sentences: sentences, bytes: bytes)
      return cutter.pieces()
    }
  }
}

private struct PartCutter {
  let part: BookPart
  let mostSentences: Int
  let mostBytes: Int
  private var done: [BookPart] = []
  private var paragraphs: [BookParagraph] = []
  private var sentences = 0
  private var bytes = 0

  init(_ part: BookPart, sentences: Int, bytes: Int) {
    (self.part, mostSentences, mostBytes) = (part, sentences, bytes)
  }

  mutating func pieces() -> [BookPart] {
    for paragraph in part.paragraphs {
      if paragraph.sentences.isEmpty {
        makeRoom(for: 0)
        paragraphs.append(paragraph)
        sentences += 1
      }
      var isBegun = false
      for sentence in paragraph.sentences {
        for piece in Self.short(sentence, mostBytes) {
          if makeRoom(for: piece.text.utf8.count) { isBegun = false }
          if isBegun {
            paragraphs[paragraphs.count - 1].sentences.append(piece)
          } else {
            paragraphs.append(BookParagraph(paragraph.kind, [piece]))
          }
          isBegun = true
          sentences += 1
          bytes += piece.text.utf8.count
        }
      }
    }
    if !paragraphs.isEmpty || done.isEmpty { end() }
    return done
  }

  /// Ends the piece where another sentence of so many bytes has no room in it.
  /// - Returns: whether it did.
  @discardableResult private mutating func makeRoom(for more: Int) -> Bool {
    guard sentences >= mostSentences || bytes + more > mostBytes, !paragraphs.isEmpty else {
      return false
    }
    end()
    return true
  }

  private mutating func end() {
    let number = done.count + 1
    let title = number == 1 || part.title.isEmpty ? part.title : "\(part.title) (\(number))"
    done.append(BookPart(title: title, level: part.level, paragraphs: paragraphs))
    (paragraphs, sentences, bytes) = ([], 0, 0)
  }

  private static func short(_ sentence: BookSentence, _ most: Int) -> [BookSentence] {
    guard sentence.text.utf8.count > most else { return [sentence] }
    var pieces: [BookSentence] = []
    var text = String.UnicodeScalarView()
    var count = 0
    for scalar in sentence.text.unicodeScalars {
      let length = UTF8.width(scalar)
      if count + length > most {
        pieces.append(BookSentence(String(text)))
        (text, count) = (String.UnicodeScalarView(), 0)
      }
      text.append(scalar)
      count += length
    }
    if count > 0 { pieces.append(BookSentence(String(text))) }
    pieces[0].clips = sentence.clips
    return pieces
  }
}
