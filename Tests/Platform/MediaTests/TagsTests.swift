// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Media

@Suite("What sounds tell of themselves") struct TagsTests {
  @Test("ffmpeg’s lines become tags, with what is escaped in them, and chapters in milliseconds")
  func lines() {
    let tags = SoundTags(
      ffmetadata: Array(
        #"""
        ;FFMETADATA1
        title=A \= B\; C\\\
        second   line
        TITLE=another
        track=3/12
        disc=x
        [STREAM]
        language=und
        artist=Ana
        [CHAPTER]
        TIMEBASE=1/44100
        START=66150
        END=99999
        title=One
        [CHAPTER]
        START=soon
        title=Nowhere
        [CHAPTER]
        TIMEBASE=1/1000
        START=-5
        [CHAPTER]
        TIMEBASE=1/0
        START=7
        """#.utf8))
    #expect(tags.title == "A = B; C\\ second line" && tags.artist == "Ana")
    #expect(tags.track == 3 && tags.disc == nil && tags.language == "und")
    #expect(tags.chapters == [.init(title: "One", begin: 1500), .init(title: "", begin: 7000)])
    #expect(tags.guessedEncoding == nil)
  }

  @Test(
    "A text in a wrong encoding is mended where that is sure",
    arguments: [
      // Told as Latin-1, and written as UTF-8, as Windows-1256 and as what it says.
      ("FranÃ§ais", "Français", nil), ("ÇáÓáÇã Úáíßã", "السلام عليكم", "Windows-1256"),
      ("Été à Orléans", "Été à Orléans", nil), ("Ænima ÆØÅ", "Ænima ÆØÅ", nil),
      ("Naïveté", "Naïveté", nil), ("السلام", "السلام", nil), ("Plain", "Plain", nil),
      ("Größe", "Größe", nil), ("", "", nil),
    ] as [(String, String, String?)])
  func encodings(told: String, text: String, encoding: String?) {
    let found = ToldText(Array(told.utf8))
    #expect(found.text == text)
    #expect(found.guessedEncoding == encoding)
  }

  @Test("Bytes that are no UTF-8 are read in the likelier of the old encodings")
  func bytes() {
    #expect(ToldText([0x45, 0x74, 0xE9]).text == "Eté")
    let arabic = ToldText([0xC7, 0xE1, 0xD3, 0xE1, 0xC7, 0xE3])
    #expect(arabic.text == "السلام" && arabic.guessedEncoding == "Windows-1256")
  }
}
