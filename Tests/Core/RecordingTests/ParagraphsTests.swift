// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Recording

@Suite("The pieces of a text") struct ParagraphsTests {
  @Test(
    "Empty lines divide, and the ends of lines where there are none",
    arguments: [
      ("", []), ("  \n\r\n", []), ("One.", ["One."]), ("One.\r\nTwo.", ["One.", "Two."]),
      ("One\nand more.\n\nTwo.", ["One\nand more.", "Two."]), ("\n\nOne.\n", ["One."]),
      (" One. \n \n\n Two. ", ["One.", "Two."]), ("أولى.\n\nثانية؟", ["أولى.", "ثانية؟"]),
    ])
  func divides(text: String, pieces: [String]) {
    #expect(Paragraphs.of(text) == pieces)
  }

  @Test("A long piece is cut at the ends of sentences, and nothing is lost")
  func cuts() {
    let sentence = "This is a sentence of some length. "
    for mark in [".", "!", "?", "؟", "…"] {
      let text = String(repeating: sentence.replacing(".", with: mark), count: 200)
      let pieces = Paragraphs.of(text)
      #expect(pieces.count > 4)
      #expect(pieces.allSatisfy { $0.utf8.count <= Paragraphs.longestBytes })
      #expect(pieces.joined(separator: " ") + " " == text)
    }
    let endless = String(repeating: "word ", count: 2000)
    #expect(Paragraphs.of(endless).count == 1)
  }

  @Test("There are never more than the most")
  func bounded() {
    let pieces = Paragraphs.of(String(repeating: "Line.\n", count: 1000))
    #expect(pieces.count == Paragraphs.most)
  }
}
