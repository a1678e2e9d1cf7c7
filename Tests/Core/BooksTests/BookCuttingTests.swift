// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Books

@Suite("Long parts") struct BookCuttingTests {
  private func book(_ paragraphs: [BookParagraph]) -> Book {
    Book(format: .text, parts: [BookPart(title: "One", level: 2, paragraphs: paragraphs)])
  }

  private func texts(_ book: Book) -> [String] {
    book.parts.flatMap { part in
      part.paragraphs.flatMap { $0.sentences.map(\.text) }
    }
  }

  @Test("A short part stays as it is, also one without text")
  func short() {
    var short = book([BookParagraph(.text, [BookSentence("A."), BookSentence("B.")])])
    short.parts.append(BookPart(title: "Empty", level: 1))
    let before = short
    short.cutParts(sentences: 2, bytes: 100)
    #expect(short == before)
  }

  @Test("A paragraph goes on in the next piece, which is called like the part with its number")
  func paragraph() {
    let clip = BookClip(sound: 0, begin: 5, end: 9)
    var long = book([
      BookParagraph(.heading, [BookSentence("One")]),
      BookParagraph(
        .note, [BookSentence("A."), BookSentence("B.", clips: [clip]), BookSentence("C.")]),
    ])
    long.cutParts(sentences: 2, bytes: 100)
    #expect(long.parts.map(\.title) == ["One", "One (2)"])
    #expect(long.parts.map(\.level) == [2, 2])
    #expect(
      long.parts[1].paragraphs == [
        BookParagraph(.note, [BookSentence("B.", clips: [clip]), BookSentence("C.")])
      ])
  }

  @Test("A sentence that is longer than a part is cut between letters and heard with its beginning")
  func sentence() {
    let clip = BookClip(sound: 0, begin: 0, end: 9)
    var long = book([
      BookParagraph(.text, [BookSentence(String(repeating: "ع", count: 120), clips: [clip])])
    ])
    long.cutParts(sentences: 5, bytes: 101)
    #expect(texts(long).map(\.count) == [50, 50, 20])
    #expect(long.parts.map { $0.length } == [9, 0, 0])
  }

  @Test("Nothing is lost, nothing changes its place, and no piece is too long", arguments: 1...30)
  func nothingLost(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let paragraphs = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      BookParagraph(
        BookParagraph.Kind.allCases.randomElement(using: &random) ?? .text,
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          BookSentence(String(repeating: "x", count: Int.random(in: 0...250, using: &random)))
        })
    }
    let whole = book(paragraphs)
    var cut = whole
    cut.cutParts(sentences: 4, bytes: 300)
    #expect(texts(cut) == texts(whole))
    for part in cut.parts {
      let sentences = part.paragraphs.flatMap(\.sentences)
      #expect(sentences.count <= 4 && sentences.reduce(0) { $0 + $1.text.utf8.count } <= 300)
    }
  }
}
