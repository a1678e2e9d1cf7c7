// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Books

@Suite struct SentenceEndsTests {
  @Test(
    "A paragraph is cut where its sentences end",
    arguments: [
      (
        "The lamp was lit. Come! Was it late?",
        ["The lamp was lit.", "Come! Was it late?"]
      ),
      (
        "Mr. J. R. Smith came in. He sat down there.",
        ["Mr. J. R. Smith came in.", "He sat down there."]
      ),
      ("«¿Quién está ahí?» preguntó el guardia.", ["«¿Quién está ahí?»", "preguntó el guardia."]),
      ("من أين جئت اليوم؟ جئت من البحر.", ["من أين جئت اليوم؟", "جئت من البحر."]),
      ("one line of it\nanother line of it", ["one line of it", "another line of it"]),
      ("  ", []), ("Yes.", ["Yes."]),
    ])
  func cut(text: String, sentences: [String]) { #expect(SentenceEnds.split(text) == sentences) }

  @Test("No letter is lost, and no piece is endless", arguments: 0..<100)
  func nothingLost(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("aé. ?!,\n\"م؟  xyz…")
    let text = String(
      (0..<Int.random(in: 0..<3000, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? "a"
      })
    let pieces = SentenceEnds.split(text)
    #expect(
      pieces.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace },
      "seed \(seed)")
    #expect(pieces.allSatisfy { $0.unicodeScalars.count <= SentenceEnds.longest + 1 })
    #expect(pieces == pieces.flatMap { SentenceEnds.split($0) }, "seed \(seed)")
  }
}
