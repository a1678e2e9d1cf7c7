// SPDX-License-Identifier: Apache-2.0

import Bytes
import Testing

@testable import Speaking

@Suite struct EarconSoundTests {
  @Test("every earcon is 40 to 200 ms long, begins and ends in silence, and never clips")
  func isShortAndSoft() {
    for earcon in Earcon.allCases {
      let samples = EarconSound.samples(of: earcon)
      let length = Double(samples.count - 1) / EarconSound.sampleRate
      #expect((0.0399...0.2011).contains(length), "\(earcon.word) lasts \(length) s")
      #expect(samples.first == 0 && abs(samples.last ?? 1) < 0.001, "\(earcon.word) clicks")
      #expect(samples.allSatisfy { abs($0) < 0.5 }, "\(earcon.word) is too loud")
      #expect(samples.contains { abs($0) > 0.05 }, "\(earcon.word) is silent")
    }
  }

  @Test("no step between two samples is large enough to be heard as a click")
  func hasNoClicks() {
    for earcon in Earcon.allCases {
      let samples = EarconSound.samples(of: earcon)
      let steps = zip(samples, samples.dropFirst()).map { abs($0 - $1) }
      #expect((steps.max() ?? 1) < 0.06, "\(earcon.word)")
    }
  }

  @Test("up means yes or begin, down means no or end")
  func directionMeans() {
    func rises(_ earcon: Earcon) -> Bool {
      let notes = EarconSound.notes(of: earcon)
      return (notes.last?.pitch.rawValue ?? 0) > (notes.first?.pitch.rawValue ?? 0)
    }
    for earcon in [Earcon.ready, .done, .onCourse, .arrived, .recordingOn] {
      #expect(rises(earcon), "\(earcon.word)")
    }
    for earcon in [Earcon.deleted, .refused, .offCourse, .recordingOff] {
      #expect(!rises(earcon), "\(earcon.word)")
    }
  }

  @Test("each earcon sounds different from every other")
  func areDistinct() {
    let sounds = Earcon.allCases.map { EarconSound.notes(of: $0) }
    for (index, sound) in sounds.enumerated() {
      #expect(!sounds[(index + 1)...].contains(sound), "\(Earcon.allCases[index].word)")
    }
  }

  @Test("an earcon is opened by its word and hands out its samples")
  func handsOutSamples() throws {
    let player = try EarconPlayer(
      configuration: .object([JSONMember(name: "earcon", value: .string("done"))]))
    #expect(player.samples == EarconSound.samples(of: .done))
  }

  @Test("the word of an earcon leads back to it, and no other word to any")
  func wordsRoundTrip() {
    for earcon in Earcon.allCases { #expect(Earcon(word: earcon.word) == earcon) }
    #expect(Earcon(word: "Ready") == nil)
  }
}

@Suite struct LanguageTests {
  @Test(
    "a language is found by its tag, with or without region, in any case",
    arguments: [
      ("en", Language.english), ("es-MX", .spanish), ("AR_eg", .arabic), ("EN-GB", .english),
    ])
  func findsByTag(_ tag: String, _ language: Language) {
    #expect(Language(tag: tag) == language)
  }

  @Test("other languages are not taken for ours", arguments: ["", "e", "eng", "de", "-en", "est"])
  func refusesOthers(_ tag: String) {
    #expect(Language(tag: tag) == nil)
  }
}
