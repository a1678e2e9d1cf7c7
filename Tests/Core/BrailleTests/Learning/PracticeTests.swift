// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import TestSupport
import Testing

@testable import Braille

@Suite struct PracticeTests {
  typealias Learner = LearningSessionTests.Learner

  @Test(
    "There are at least forty phrases in each language, which its table can write",
    arguments: ["en", "es", "ar", "ja-kana"])
  func phrases(table: String) throws {
    let learner = try Learner(#"{"language":"en","table":"\#(table)"}"#)
    let phrases = PracticePhrases.of(tag: learner.session.table.tag)
    #expect(phrases.count >= 40)
    #expect(Set(phrases).count == phrases.count)
    for phrase in phrases {
      let pieces = try #require(learner.session.known.cells(phrase))
      #expect(pieces.allSatisfy { if case .cell = $0 { true } else { false } }, "\(phrase)")
      #expect(phrase.unicodeScalars.count > 5)
    }
    #expect(phrases.count % 11 != 0)
  }

  @Test("A phrase is said, typed and measured, and the next one comes")
  func phrase() throws {
    var learner = try Learner()
    try learner.lesson("practice")
    let phrase = try #require(learner.shown["lesson-task"])
    #expect(learner.said == ["Type what you hear, then a new line. First: " + phrase])
    var typed = ""
    for letter in phrase {
      typed.append(letter)
      try learner.send(#""kind":"text","text":"\#(typed)""#, after: 0.5)
    }
    try learner.send(#""kind":"text","text":"\#(typed)\n""#, after: 9)
    // 12 characters a minute for each half second: 24 words of five.
    #expect(learner.said.first?.hasPrefix("24 words per minute. No errors. Next: ") == true)
    #expect(learner.shown["lesson-task"] != phrase)
    #expect(learner.sounds.first == .arrived)
    #expect(learner.session.profile.phrases.count == 1)
  }

  @Test("Every dot of a phrase that was typed wrongly is counted")
  func dots() throws {
    var learner = try Learner()
    try learner.lesson("practice")
    let phrase = try #require(learner.shown["lesson-task"])
    #expect(phrase == "the kettle is on the stove")
    try learner.send(#""kind":"text","text":"t""#)
    // i, dots 2 4, in the place of e, dots 1 5.
    try learner.send(#""kind":"text","text":"thi kettle is on the stove""#)
    try learner.act("done")
    #expect(learner.session.profile.dots.dots[0].missed == 1)
    #expect(learner.session.profile.dots.dots[4].missed == 1)
    #expect(learner.session.profile.dots.dots[1].extra == 1)
    #expect(learner.session.profile.dots.dots[3].extra == 1)
    #expect(learner.said.first?.contains("4 percent wrong.") == true)
  }

  @Test("Where the fingers land is averaged, and told")
  func offsets() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    try learner.send(
      #""kind":"cell","cell":"⠂","touches":[{"dot":2,"x":1,"y":2,"dx":3,"dy":4},{"dot":1,"x":1,"y":2,"dx":3,"dy":4}]"#
    )
    try learner.act("summary")
    #expect(learner.said.first?.contains("5 points from dot 1") == true)
  }

  @Test("What is kept can be saved, erased and had back")
  func erased() throws {
    var learner = try Learner()
    try learner.act("undo")
    #expect(learner.sounds == [.refused])
    try learner.lesson("letters-1")
    try learner.cell(Cell(dots: [1]))
    try learner.act("export-csv")
    try learner.act("export-json")
    #expect(learner.files.first?.contains("sign,\"a\",1,0,,2,,,\n") == true)
    #expect(learner.files.last?.hasPrefix(#"{"version":1,"#) == true)
    let before = learner.session.profile
    try learner.act("erase")
    #expect(learner.kept == nil)
    #expect(learner.session.profile == LearningProfile())
    #expect(learner.session.isIdle)
    try learner.act("undo")
    #expect(learner.session.profile == before)
    #expect(learner.kept != nil)
  }

  @Test(
    "What was kept and makes no sense is left out",
    arguments: [
      #"{"items":[{"text":"a","strength":99},{"text":"a"},{"strength":1},7],"pace":-3,"phrasesTyped":-1}"#,
      #"{"dots":[{"asked":1e9}],"phrases":[{"errorRate":8,"wordsPerMinute":"x"}],"lesson":4}"#,
      "[]", "null",
    ])
  func kept(profile: String) throws {
    let profile = LearningProfile(json: try JSONParser.parse(Array(profile.utf8)))
    #expect(profile.items.count <= 1)
    #expect(profile.items.allSatisfy { $0.strength <= ItemRecord.strongest })
    #expect(profile.pace == LearningProfile.firstPace)
    #expect(profile.phrasesTyped == 0)
    #expect(profile.phrases.allSatisfy { $0.errorRate <= 1 })
  }

  @Test(
    "Events that make no sense are refused in words",
    arguments: [
      #""kind":"nonsense""#, #""kind":"lesson""#, #""kind":"cell","cell":"x""#,
      #""kind":"cell","cell":"""#,
      #""kind":"signs","answer":{"signs":[{"alone":4}]}"#, #""kind":"table""#,
      #""kind":"swipe","swipes":["up"]"#,
      #""kind":"action","action":"fly""#, #""kind":"text""#,
      #""kind":"cell","cell":"⠁","touches":[{"dot":1,"dx":1e99,"dy":0}]"#,
    ])
  func badEvents(event: String) throws {
    var learner = try Learner()
    #expect(throws: FieldError.self) { try learner.send(event) }
  }

  @Test("Whatever happens, it answers", arguments: 0..<20)
  func anything(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tables = ["en", "es", "ar", "ja-kana", "fr-bfu-g2.ctb"]
    let table = tables.randomElement(using: &random) ?? "en"
    var learner = try Learner(#"{"language":"es","table":"\#(table)"}"#)
    for _ in 0..<300 {
      let lesson = learner.session.lessons.randomElement(using: &random)?.id ?? "none"
      switch Int.random(in: 0..<10, using: &random) {
      case 0: try learner.lesson(lesson)
      case 1:
        let action = LearningAction.allCases.randomElement(using: &random) ?? .help
        try learner.act(action.word)
      case 2:
        try learner.send(#""kind":"text","text":"abc \#(Int.random(in: 0...9, using: &random))""#)
      case 3: try learner.send(#""kind":"text","text":"x\n""#)
      case 4: try learner.send(#""kind":"swipe","swipes":["swipe D1"]"#)
      case 5:
        try learner.send(
          #""kind":"signs","answer":{"table":"\#(table)","signs":[{"cells":"⠮","alone":"the"}]}"#)
      default: try learner.cell(Cell(bits: UInt8.random(in: 1...63, using: &random)), after: 0.2)
      }
    }
    #expect(
      learner.session.profile.items.allSatisfy { (0...ItemRecord.strongest).contains($0.strength) })
  }
}
