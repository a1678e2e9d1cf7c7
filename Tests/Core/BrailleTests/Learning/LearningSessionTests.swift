// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import TestSupport
import Testing

@testable import Braille

@Suite struct LearningSessionTests {
  /// A session with the effects of its events at hand.
  struct Learner {
    var session: LearningSession
    var time = 0.0
    var said: [String] = []
    var sounds: [Earcon] = []
    var shown: [String: String] = [:]
    var hidden: [String: Bool] = [:]
    var focused: [String] = []
    var kept: JSONValue?
    var files: [String] = []
    var lit: [Cell] = []
    var lines: [JSONValue] = []

    init(_ configuration: String = #"{"language":"en"}"#) throws {
      session = try LearningSession(configuration: try JSONParser.parse(Array(configuration.utf8)))
    }

    mutating func send(_ event: String, after seconds: Double = 1) throws {
      time += seconds
      (said, sounds, lines, focused) = ([], [], [], [])
      let json = try JSONParser.parse(Array("{\"t\":\(time),\(event)}".utf8))
      for effect in session.handle(try LearningEvent(json: json)) {
        lines.append(try JSONParser.parse(effect.jsonBytes))
        switch effect.content {
        case .interface(let effect): try note(effect)
        case .pad(.spots(let cell)): lit.append(cell)
        case .pad: break
        }
      }
    }

    private mutating func note(_ effect: InterfaceEffect) throws {
      switch effect {
      case .say(let utterance): said.append(utterance.text)
      case .sound(let earcon): sounds.append(earcon)
      case .show(let part, let text): shown[part.name] = text
      case .flag(let part, .hidden, let isHidden): hidden[part.name] = isHidden
      case .focus(let part): focused.append(part.name)
      case .store(_, let profile): kept = try profile.map { try JSONParser.parse(Array($0.utf8)) }
      case .offer(_, let text): files.append(text)
      default: break
      }
    }

    mutating func lesson(_ id: String) throws { try send(#""kind":"lesson","key":"\#(id)""#) }
    mutating func recall(_ kept: String) throws {
      var writer = JSONWriter()
      writer.value(kept)
      try send(#""kind":"recalled","value":\#(String(decoding: writer.bytes, as: UTF8.self))"#)
    }

    mutating func act(_ word: String) throws { try send(#""kind":"action","action":"\#(word)""#) }

    mutating func cell(_ cell: Cell, after seconds: Double = 1) throws {
      try send(#""kind":"cell","cell":"\#(cell.text)""#, after: seconds)
    }

    /// The sign that is asked.
    var asked: LessonItem? {
      if case .lesson(let run) = session.course { return run.item }
      return nil
    }
  }

  @Test("A lesson says the sign and its dots, and lights them")
  func asks() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    #expect(learner.said.last == "a: dot 1")
    #expect(learner.shown["lesson-task"] == "a")
    #expect(learner.lit == [Cell(dots: [1])])
    try learner.cell(Cell(dots: [1]))
    #expect(learner.said == ["Right.", "b: dots 1 2"])
    #expect(learner.sounds == [.done])
  }

  @Test(
    "What was typed instead is told with the dots that were missing and too many",
    arguments: [
      (Cell(dots: [1, 4]), "That was c. Too many: dot 4."),
      (Cell(dots: [2]), "That was dot 2. Missing: dot 1. Too many: dot 2."),
      (Cell(dots: [2, 3, 5]), "That was dots 2 3 5. Missing: dot 1. Too many: dots 2 3 5."),
    ])
  func wrong(cell: Cell, words: String) throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    try learner.cell(cell)
    #expect(learner.said == [words, "a: dot 1"])
    #expect(learner.sounds == [.refused])
  }

  @Test(
    "A whole lesson can be done in every language, and ends with all signs known",
    arguments: [("en", "en"), ("es", "es"), ("ar", "ar"), ("en", "ja-kana")])
  func wholeCourse(language: String, table: String) throws {
    var learner = try Learner(#"{"language":"\#(language)","table":"\#(table)"}"#)
    for lesson in learner.session.lessons where lesson.kind != .practice {
      try learner.lesson(lesson.id)
      var answers = 0
      while let item = learner.asked, answers < 400 {
        for cell in item.cells { try learner.cell(cell) }
        answers += 1
      }
      #expect(learner.asked == nil, "\(lesson.id) does not end")
      #expect(learner.sounds.last == .arrived)
      #expect(learner.hidden["lesson-now"] == true)
      #expect(answers >= lesson.items.count && answers <= lesson.items.count * 5, "\(lesson.id)")
    }
    #expect(learner.session.lessons.contains { $0.kind == .practice })
    #expect(learner.session.lessons.filter { $0.kind == .letters }.count >= 3)
  }

  @Test(
    "The lessons have every letter of the language",
    arguments: [("en", 26), ("es", 33), ("ar", 37), ("ja-kana", 121)])
  func letters(table: String, count: Int) throws {
    let learner = try Learner(#"{"language":"en","table":"\#(table)"}"#)
    let letters = learner.session.lessons.filter { $0.kind == .letters }.flatMap(\.items)
    #expect(letters.count >= count)
    #expect(Set(letters.map(\.cells)).count == letters.count)
  }

  @Test("The weak signs come back more often than the strong ones")
  func weakOnes() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    var asked: [String: Int] = [:]
    for _ in 0..<400 {
      guard let item = learner.asked else { break }
      asked[item.text, default: 0] += 1
      if item.text == "e", (asked["e"] ?? 0) <= 4 { try learner.cell(Cell(dots: [1])) }
      for cell in item.cells { try learner.cell(cell) }
    }
    let weak = try #require(asked["e"])
    #expect(asked.filter { $0.key != "e" }.values.allSatisfy { $0 < weak })
    #expect(learner.asked == nil)
  }

  @Test("Somebody who always misses dot 5 is told so, and not at every cell")
  func alwaysMissing() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    var tellings = 0
    var misses = 0
    for _ in 0..<60 {
      guard let asked = learner.asked?.cells.first else { break }
      let typed = Cell(bits: asked.bits & ~0b1_0000)
      try learner.cell(typed)
      if typed != asked {
        misses += 1
        #expect(learner.said.first?.contains("Missing: dot 5.") == true)
        if learner.said.first?.contains("You often miss dot 5.") == true { tellings += 1 }
        try learner.cell(asked)
      }
    }
    #expect(misses >= 8)
    #expect(tellings >= 2 && tellings <= misses / 3)
    try learner.act("summary")
    #expect(learner.said.first?.contains("Missed most: dot 5") == true)
  }

  @Test("Someone quick is asked each sign less often than someone slow")
  func pace() throws {
    func answers(_ seconds: (Int) -> Double) throws -> Int {
      var learner = try Learner()
      try learner.lesson("letters-1")
      var count = 0
      while let item = learner.asked, count < 400 {
        for cell in item.cells { try learner.cell(cell, after: seconds(count)) }
        count += 1
      }
      return count
    }
    #expect(try answers { _ in 1 } < answers { 5 + Double($0) / 4 })
  }

  @Test("A lesson that was left goes on with what is known of it")
  func resumed() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    for _ in 0..<12 {
      let item = try #require(learner.asked)
      for cell in item.cells { try learner.cell(cell) }
    }
    try learner.act("stop")
    #expect(learner.said == ["Stopped. What you learnt is kept on this device."])
    let kept = try #require(learner.kept)
    var writer = JSONWriter()
    writer.value(LearningProfile(json: kept))
    let text = String(decoding: writer.bytes, as: UTF8.self)
    var again = try Learner()
    try again.recall(text)
    #expect(again.session.profile == LearningProfile(json: kept))
    try again.lesson("letters-1")
    #expect(again.said.first == "Letters: a to j, on from where you left it.")
  }

  @Test("Swipes hear it again, skip it, tell its dots and stop")
  func swipes() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    try learner.send(#""kind":"swipe","swipes":["swipe U1"]"#)
    #expect(learner.said == ["a: dot 1"])
    try learner.send(#""kind":"swipe","swipes":["swipe L1"]"#)
    #expect(learner.said == ["dot 1"])
    try learner.send(#""kind":"swipe","swipes":["swipe D1"]"#)
    #expect(learner.said == ["b: dots 1 2"])
    try learner.send(#""kind":"swipe","swipes":["swipe D2"]"#)
    #expect(learner.said.first?.hasPrefix("Swipe up: hear it again.") == true)
    try learner.send(#""kind":"swipe","swipes":["swipe U3"]"#)
    #expect(learner.asked == nil)
  }

  @Test("Contractions that the page brings become lessons of ten")
  func contractions() throws {
    var learner = try Learner(#"{"language":"en","table":"en-ueb-g2.ctb","tableLanguage":"en"}"#)
    let signs =
      (0..<12).map { #"{"cells":"⠮⠃","alone":"word\#(Array("abcdefghijkl")[$0])"}"# }
      + [
        #"{"cells":"⠁","alone":"a"}"#, #"{"cells":"⠂","alone":",","middle":"ea"}"#,
        #"{"cells":"","alone":"nothing"}"#, #"{"cells":"⠬","alone":"\uf32b"}"#,
        #"{"cells":"⠡","alone":"child","start":"ch","middle":"ch","end":"ch"}"#,
      ]
    try learner.send(
      #""kind":"signs","answer":{"table":"en-ueb-g2.ctb","signs":[\#(signs.joined(separator: ","))]}"#
    )
    let lessons = learner.session.lessons.filter { $0.kind == .contractions }
    #expect(lessons.map(\.items.count) == [10, 5])
    #expect(lessons.last?.items.suffix(3).map(\.text) == ["ea", "child", "ch"])
    try learner.lesson("contractions-1")
    #expect(learner.said.last == "worda: dots 2 3 4 6, then dots 1 2")
    try learner.cell(Cell(dots: [2, 3, 4, 6]))
    #expect(learner.sounds == [.cell])
    try learner.cell(Cell(dots: [1, 2]))
    #expect(learner.said.first == "Right.")
  }

  @Test("Another table has its own lessons, and brings what is kept of them and its contractions")
  func otherTable() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    try learner.cell(Cell(dots: [1]))
    try learner.send(#""kind":"table","value":"de-g2.ctb","language":"de""#)
    #expect(learner.session.isIdle)
    #expect(learner.session.profile == LearningProfile())
    let lines = learner.lines
    #expect(lines.contains { $0["name"]?.string == "table" && $0["value"]?.string == "de-g2.ctb" })
    #expect(lines.contains { $0["key"]?.string == "earshot-braille-lessons:de-g2.ctb" })
    #expect(
      lines.contains { $0["address"]?.string == "/api/v1/braille/signs?table=de-g2.ctb" })
    try learner.send(
      #""kind":"signs","answer":{"table":"en","signs":[{"cells":"⠮","alone":"the"}]}"#)
    #expect(learner.lines.isEmpty)
    try learner.send(#""kind":"signs","answer":null"#)
    #expect(learner.lines.isEmpty)
  }

  @Test("The focus leaves a button that goes, and no other")
  func focus() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    #expect(learner.focused == ["lesson-pad"])
    try learner.act("hint")
    #expect(learner.focused.isEmpty)
    try learner.act("stop")
    #expect(learner.focused == ["lessons"])
    try learner.lesson("letters-1")
    try learner.act("erase")
    #expect(learner.focused.isEmpty)
    try learner.lesson("letters-1")
    try learner.send(#""kind":"swipe","swipes":["swipe U3"]"#)
    #expect(learner.focused.isEmpty)
  }

  @Test("A letter of another language is said in that language, and its dots in the lesson's")
  func foreign() throws {
    var learner = try Learner(#"{"language":"en","table":"ja-kana"}"#)
    try learner.lesson("letters-1")
    let said = learner.lines.filter { $0["kind"]?.string == "say" }
    #expect(said.suffix(2).map { $0["language"]?.string } == ["ja", "en"])
    #expect(learner.said.suffix(2) == ["あ", "dot 1"])
  }
}
