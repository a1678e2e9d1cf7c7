// SPDX-License-Identifier: Apache-2.0

import Bytes
import TestSupport
import Testing

@testable import Books

@Suite struct BookTests {
  @Test("A book that is written and read is the same", arguments: 0..<100)
  func roundTrip(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let book = Book.random(using: &random)
    var writer = JSONWriter()
    writer.object { book.write(to: &$0) }
    let read = try #require(Book(try JSONParser.parse(writer.bytes)), "seed \(seed)")
    #expect(read == book, "seed \(seed)")
  }

  @Test("Every warning comes back as it was")
  func warnings() throws {
    let warnings: [BookWarning] = [
      .soundsMissing(["a.mp3", "b.mp3"]), .textsMissing(["c"]), .outOfOrder("Two"),
      .entriesLost(3), .soundWithoutText(4), .badTimes(5), .soundsUnreadable(["d"]),
      .soundsLost(["e"]), .noContents,
      .headingsGuessed(6), .titleGuessed, .silentPictures(7), .encodingGuessed("Windows-1252"),
      .brokenCharacters, .languageGuessed("es"), .scripted(8),
    ]
    let book = Book(format: .html, title: "a", warnings: warnings)
    var writer = JSONWriter()
    writer.object { book.write(to: &$0) }
    #expect(Book(try JSONParser.parse(writer.bytes))?.warnings == warnings)
  }

  @Test("A clip of a sound that is not there is refused")
  func wrongSound() throws {
    let text = #"{"format":"epub3","title":"a","sounds":[],"parts":[["p",1,["text",["s",0,1,2]]]]}"#
    let book = try #require(Book(try JSONParser.parse(Array(text.utf8))))
    #expect(book.parts.flatMap { $0.paragraphs }.flatMap { $0.sentences }.isEmpty)
  }

  @Test("Parts begin where the sound of those before them ends")
  func times() {
    func part(_ clips: [BookClip]) -> BookPart {
      BookPart(
        title: "", level: 1, paragraphs: [BookParagraph(.text, [BookSentence("a", clips: clips)])])
    }
    var book = Book(format: .epub3)
    #expect(book.duration == nil)
    book.parts = [
      part([BookClip(sound: 0, begin: 500, end: 1500), BookClip(sound: 1, begin: 0, end: 250)]),
      part([]), part([BookClip(sound: 1, begin: 250, end: nil)]),
    ]
    #expect(book.starts == [0, 1250, 1250])
    #expect(book.soundsOfUnknownLength == [1])
    book.endClips(by: [1: 1000])
    #expect(book.duration == 2000)
  }

  @Test(
    "A text is found whatever its letters are like",
    arguments: [
      ("elephant", 1), ("ÉLÉPHANT", 1), ("كتاب", 1), ("كِتَابٌ", 1), ("lighthouse  KEEPER’S", 1),
      ("straße", 1), ("nowhere", 0), ("", 0), ("a", 3),
    ])
  func search(text: String, count: Int) {
    let sentences = [
      "An Éléphant came.", "هذا كِتَابٌ قديم", "The lighthouse keeper's straße was dark.",
      "Zażółć gęślą jaźń",
    ]
    let book = Book(
      format: .text,
      parts: [
        BookPart(
          title: "", level: 1,
          paragraphs: sentences.map { BookParagraph(.text, [BookSentence($0)]) })
      ])
    #expect(book.places(of: text).count == count)
  }

  @Test(
    "A text is found wherever it stands, as looking at each place one after the other finds it",
    arguments: 0..<200)
  func searchProperty(seed: Int) {
    var random = SeededGenerator(seed: seed)
    // Two letters only, so that beginnings come again and again.
    func text(_ length: Int) -> [UInt8] {
      (0..<length).map { _ in Bool.random(using: &random) ? 0x61 : 0x62 }
    }
    let (wanted, all) = (text(Int.random(in: 1...6, using: &random)), text(40))
    let isThere = (0...(all.count - wanted.count)).contains {
      Array(all[$0..<($0 + wanted.count)]) == wanted
    }
    let sentence = BookSentence(String(decoding: all, as: UTF8.self))
    let book = Book(
      format: .text,
      parts: [BookPart(title: "", level: 1, paragraphs: [BookParagraph(.text, [sentence])])])
    let found = book.places(of: String(decoding: wanted, as: UTF8.self)).count == 1
    #expect(found == isThere, "seed \(seed)")
  }

  @Test("The sounds of unknown length are told once each, in the order in which they are heard")
  func unknownLengths() {
    let clips = [3, 1, 3, 0, 1].map { BookClip(sound: $0, begin: 0, end: nil) }
    let part = BookPart(
      title: "", level: 1, paragraphs: [BookParagraph(.text, [BookSentence("a", clips: clips)])])
    #expect(Book(format: .epub3, parts: [part, part]).soundsOfUnknownLength == [3, 1, 0])
  }

  @Test("Levels are told within bounds")
  func levels() {
    #expect(BookPart(title: "", level: 0).level == 1)
    #expect(BookPart(title: "", level: 99).level == 6)
  }
}

extension Book {
  /// A book with all that a book may have.
  static func random(using random: inout SeededGenerator) -> Book {
    let words = ["lamp", "mer", "قال", "\"<&>", "ñandú", "line\nbreak", "12"]
    func text(_ random: inout SeededGenerator) -> String {
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined(separator: " ")
    }
    var book = Book(
      format: BookFormat.allCases.randomElement(using: &random) ?? .text, title: text(&random),
      languageTag: Bool.random(using: &random) ? "ar" : nil, authors: [text(&random)],
      narrators: [text(&random)], identifier: Bool.random(using: &random) ? "x" : nil,
      date: Bool.random(using: &random) ? "2020" : nil,
      isMachineSpoken: Bool.random(using: &random))
    book.sounds = [BookSound(name: "a.mp3"), BookSound(name: "b", isMissing: true)]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      var part = BookPart(title: text(&random), level: Int.random(in: 1...6, using: &random))
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let begin = Int.random(in: 0...100_000, using: &random)
        part.paragraphs.append(
          BookParagraph(
            BookParagraph.Kind.allCases.randomElement(using: &random) ?? .text,
            [
              BookSentence(text(&random)),
              BookSentence(
                "",
                clips: [
                  BookClip(
                    sound: Int.random(in: 0...1, using: &random), begin: begin,
                    end: Bool.random(using: &random) ? nil : begin + 10)
                ]),
            ]))
      }
      book.parts.append(part)
    }
    return book
  }
}
