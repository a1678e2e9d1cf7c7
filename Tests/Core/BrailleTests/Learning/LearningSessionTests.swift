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
    var priorities: Set<Utterance.Priority> = []
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
      case .say(let utterance):
        said.append(utterance.text)
        priorities.insert(utterance.priority)
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

  @Test(
    "Numbers take the form of what they count",
    arguments: [
      (Language.english, 1, "1 word per minute."), (.english, 24, "24 words per minute."),
      (.spanish, 1, "1 palabra por minuto."), (.french, 0, "0 mot par minute."),
      (.arabic, 2, "كلمتان في الدقيقة."), (.arabic, 7, "7 كلمات في الدقيقة."),
    ])
  func numbers(language: Language, count: Int, words: String) {
    #expect(LearningWords[language].wordsPerMinute(count) == words)
  }

  @Test("A lesson says the sign and its dots, and lights them")
  func asks() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    #expect(learner.said == ["Letters: a to j. Type each sign. First: a, dot 1."])
    #expect(learner.shown["lesson-task"] == "a")
    #expect(learner.lit == [Cell(dots: [1])])
    try learner.cell(Cell(dots: [1]))
    #expect(learner.said == ["Right. Next: b, dots 1 2."])
    #expect(learner.sounds == [.done])
  }

  @Test(
    "Nothing that a lesson says is urgent: a screen reader would lose the other half",
    arguments: ["en", "ja-kana"])
  func neverUrgent(table: String) throws {
    var learner = try Learner(#"{"language":"en","table":"\#(table)"}"#)
    for action in LearningAction.allCases { try learner.act(action.word) }
    for lesson in ["letters-1", "practice"] {
      try learner.lesson(lesson)
      try learner.cell(Cell(dots: [1]))
      try learner.cell(Cell(dots: [2, 6]))
      for action in LearningAction.allCases where action != .stop { try learner.act(action.word) }
      try learner.act("stop")
    }
    #expect(learner.priorities == [.normal])
  }

  @Test("Swipes are told to fingers, once, and to nobody at a keyboard")
  func swipesForFingers() throws {
    let finger = #""touches":[{"dot":1,"x":1,"y":2,"dx":3,"dy":4}]"#
    let swipes = "Swipe up to hear a sign again, down to skip it."
    var learner = try Learner()
    try learner.lesson("letters-1")
    #expect(!learner.said[0].contains("Swipe"))
    try learner.cell(Cell(dots: [1]))
    #expect(!learner.said[0].contains("Swipe"))
    try learner.send(#""kind":"cell","cell":"⠃",\#(finger)"#)
    #expect(learner.said == ["Right. \(swipes) Next: c, dots 1 4."])
    try learner.send(#""kind":"cell","cell":"⠉",\#(finger)"#)
    #expect(!learner.said[0].contains("Swipe"))
    try learner.lesson("practice")
    #expect(learner.said[0].contains("Swipe down to hear it again. First: "))
    try learner.lesson("letters-1")
    #expect(learner.said[0].contains(swipes))
  }

  @Test("While a lesson goes on, its task stands in the place of the lists")
  func inPlaceOfLists() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    #expect(learner.hidden["lesson-choice"] == true && learner.hidden["lesson-measures"] == true)
    #expect(learner.hidden["lesson-now"] == false && learner.hidden["lesson-acts"] == false)
    #expect(learner.lines.contains { $0["name"]?.string == "data-lesson" })
    try learner.act("stop")
    #expect(learner.hidden["lesson-choice"] == false && learner.hidden["lesson-measures"] == false)
    #expect(learner.hidden["lesson-now"] == true && learner.hidden["lesson-acts"] == true)
  }

  @Test("When all is known the lesson stays and says so, until the person goes on or stops")
  func finished() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    while let item = learner.asked { for cell in item.cells { try learner.cell(cell) } }
    let words = "Letters: a to j: done, you know them all. Choose “Next lesson” to go on."
    #expect(learner.said == ["Right. " + words])
    #expect(learner.shown["lesson-result"] == words)
    #expect(learner.hidden["lesson-now"] == false)
    #expect(learner.hidden["lesson-tell"] == true && learner.hidden["lesson-next"] == false)
    try learner.cell(Cell(dots: [1]))
    #expect(learner.said == [words])
    try learner.act("next")
    #expect(learner.asked?.text == "k")
    try learner.act("stop")
    #expect(learner.hidden["lesson-now"] == true)
  }

  @Test(
    "What was typed instead is told with the dots that were missing and too many",
    arguments: [
      (Cell(dots: [1, 4]), "That was c. Dot 4 does not belong."),
      (Cell(dots: [2]), "That was dot 2. Dot 1 is missing. Dot 2 does not belong."),
      (Cell(dots: [2, 3, 5]), "That was dots 2 3 5. Dot 1 is missing. Dots 2 3 5 do not belong."),
    ])
  func wrong(cell: Cell, words: String) throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    try learner.cell(cell)
    #expect(learner.said == [words + " Again: a, dot 1."])
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
      #expect(learner.shown["lesson-task"] == "")
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
        #expect(learner.said.first?.contains("Dot 5 is missing.") == true)
        if learner.said.first?.contains("Dot 5 is often missing.") == true { tellings += 1 }
        try learner.cell(asked)
      }
    }
    #expect(misses >= 8)
    #expect(tellings >= 2 && tellings <= misses / 3)
    try learner.act("summary")
    #expect(learner.said.first?.contains("You miss dot 5 most") == true)
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
    #expect(
      again.said.first?.hasPrefix("Letters: a to j, from where you stopped. First: ") == true)
  }

  @Test("Swipes hear it again, skip it, tell its dots and stop")
  func swipes() throws {
    var learner = try Learner()
    try learner.lesson("letters-1")
    try learner.send(#""kind":"swipe","swipes":["swipe U1"]"#)
    #expect(learner.said == ["a, dot 1"])
    try learner.send(#""kind":"swipe","swipes":["swipe L1"]"#)
    #expect(learner.said == ["dot 1"])
    try learner.send(#""kind":"swipe","swipes":["swipe D1"]"#)
    #expect(learner.said == ["Next: b, dots 1 2."])
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
    #expect(
      learner.said.last
        == "Contractions: worda to wordj. Type each sign. First: worda, dots 2 3 4 6, then dots 1 2."
    )
    try learner.cell(Cell(dots: [2, 3, 4, 6]))
    #expect(learner.sounds == [.cell])
    try learner.cell(Cell(dots: [1, 2]))
    #expect(learner.said.first?.hasPrefix("Right. Next: wordb, ") == true)
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
