// SPDX-License-Identifier: Apache-2.0

import Braille
import Speaking
import Testing

/// What a server would answer, for the few words of these tests.
private let answers = [
  "⠃": PadTranslation(partial: "b", full: "but"),
  "⠃⠗": PadTranslation(partial: "br", full: "br"),
  "⠃⠗⠬": PadTranslation(partial: "bring", full: "bring", starts: [0, 1, 2]),
  "⠆": PadTranslation(partial: "be", full: ";"),
  "⠓⠆": PadTranslation(partial: "hbb", full: "h;"),
  "⠉⠗⠬": PadTranslation(partial: "cring", full: "cring"),
]

extension Pad {
  /// Answers what the server is asked, as far as it knows.
  mutating func answer(_ effects: [PadEffect]) -> [PadEffect] {
    guard let asked = effects.asked else { return [] }
    let unknown = PadTranslation(partial: "?", full: "?")
    return send(.translated(id: asked.id, asked.words.map { answers[$0] ?? unknown }))
  }

  mutating func typeAnswered(_ cells: String) -> [PadEffect] {
    cells.unicodeScalars.flatMap { scalar in
      let typed = type(String(scalar))
      return typed + answer(typed)
    }
  }

  static func contracted() -> Pad {
    Pad { $0.table = PadTable(name: "en-ueb-g2") }
  }
}

@Suite struct PadServerTests {
  @Test("Each cell has its word translated afresh, and what changed is said")
  func live() {
    var pad = Pad.contracted()
    let first = pad.typeAnswered("⠃")
    #expect(first.said == ["b"])
    #expect(first.shown(.letters) == "b")
    #expect(!first.contains { if case .notice = $0 { true } else { false } })
    #expect(pad.typeAnswered("⠗").said == ["r"])
    let last = pad.typeAnswered("⠬")
    #expect(last.said == ["ing"])
    #expect(last.shown(.letters) == "bring")
    #expect(!last.contains { if case .notice = $0 { true } else { false } })
  }

  private static func tells(_ effects: [PadEffect]) -> Int {
    effects.count { if case .notice(_, .wordsLeave) = $0 { true } else { false } }
  }

  @Test(
    "That words go to the server is told at the choice of the table, once, and not before a letter")
  func wordsLeave() {
    var pad = Pad()
    let contracted = PadTable(name: "en-ueb-g2")
    #expect(Self.tells(pad.send(.table(contracted))) == 1)
    #expect(Self.tells(pad.typeAnswered("⠃⠗")) == 0)
    #expect(Self.tells(pad.send(.table(.uncontracted(.english)))) == 0)
    #expect(Self.tells(pad.send(.table(contracted))) == 1, "another choice, with words written")
    pad.send(.set(.offline(true)))
    #expect(Self.tells(pad.send(.table(contracted))) == 0)
    #expect(Self.tells(pad.send(.set(.offline(false)))) == 1)
    #expect(Self.tells(pad.typeAnswered("⠃")) == 0)
  }

  @Test("A pad that opens with such a table tells it with its first event")
  func opened() {
    var configuration = PadConfiguration()
    configuration.table = PadTable(name: "en-ueb-g2")
    var session = BrailleSession(configuration)
    #expect(Self.tells(session.handle(PadEvent(time: 0, .size(configuration.size)))) == 1)
    #expect(Self.tells(session.handle(PadEvent(time: 1, .size(configuration.size)))) == 0)
    configuration.isPrivate = true
    session = BrailleSession(configuration)
    #expect(Self.tells(session.handle(PadEvent(time: 0, .size(configuration.size)))) == 0)
  }

  @Test("A gesture for the next table names it first")
  func nextTable() throws {
    var pad = Pad {
      $0.tables = [.uncontracted(.english), PadTable(name: "en-ueb-g2")]
    }
    let effects = pad.act(.nextTable)
    let said = try #require(effects.firstIndex { if case .say = $0 { true } else { false } })
    let told = try #require(effects.firstIndex { if case .notice = $0 { true } else { false } })
    #expect(said < told)
  }

  @Test("A word is complete at its space, and is said when that changes it")
  func completion() {
    var pad = Pad.contracted()
    #expect(pad.typeAnswered("⠃").said == ["b"])
    let space = pad.act(.space)
    #expect(space.said == ["but"])
    #expect(space.shown(.letters) == "but ")
  }

  @Test("What may mean two things is said as both")
  func ambiguity() {
    var pad = Pad.contracted()
    #expect(pad.typeAnswered("⠆").said == ["dots 2 3: be or semicolon"])
  }

  @Test("A word that is known is not asked for again")
  func memory() {
    var pad = Pad.contracted()
    _ = pad.typeAnswered("⠃")
    pad.act(.space)
    let again = pad.type("⠃")
    #expect(again.asked == nil)
    #expect(again.said == ["b"])
  }

  @Test("A server that is slow or silent is done without, and that is said once")
  func silence() {
    var pad = Pad.contracted()
    let typed = pad.type("⠃")
    #expect(typed.said.isEmpty)
    #expect(typed.contains { if case .wake = $0 { true } else { false } })
    #expect(pad.wait(0.5).said == ["b"])
    let first = typed.asked?.id ?? 0
    #expect(pad.send(.translated(id: first, nil)).said.count == 1)
    let next = pad.type("⠗")
    #expect(next.said == ["r"])
    let id = next.asked?.id ?? 0
    #expect(pad.send(.translated(id: id, nil)).said.isEmpty)
    #expect(next.shown(.letters) == "br")
  }

  @Test("A late answer is still told when it is another than what was said without it")
  func lateAnswers() {
    var pad = Pad.contracted()
    _ = pad.typeAnswered("⠃⠗")
    let typed = pad.type("⠬")
    #expect(pad.wait(0.5).said == ["dots 3 4 6"])
    #expect(pad.answer(typed).said == ["ing"])
    pad.act(.clear)
    let letter = pad.type("⠉")
    #expect(pad.wait(0.5).said == ["c"])
    let id = letter.asked?.id ?? 0
    let same = PadTranslation(partial: "c", full: "can")
    #expect(pad.send(.translated(id: id, [same])).said.isEmpty)
  }

  @Test("Offline only asks nothing, and says what it means")
  func offline() {
    var pad = Pad.contracted()
    #expect(
      pad.send(.set(.offline(true))).said == [
        "Offline only: nothing you type leaves this device."
      ])
    let typed = pad.type("⠃")
    #expect(typed.asked == nil)
    #expect(typed.said == ["b"])
    let asked = pad.send(.set(.offline(false))).asked
    #expect(asked?.words == ["⠃"])
  }

  @Test("The caret knows where in a contraction it is")
  func caret() {
    var pad = Pad.contracted()
    _ = pad.typeAnswered("⠃⠗⠬")
    pad.act(.space)
    pad.send(.caret(2..<2))
    #expect(pad.act(.read(.character)).said == ["ing"])
    #expect(pad.act(.move(.previous(.character))).caret == 1..<1)
  }

  @Test("An answer to nothing, or of the wrong length, changes nothing")
  func strayAnswers() {
    var pad = Pad.contracted()
    #expect(pad.send(.translated(id: 99, [])).isEmpty)
    let typed = pad.type("⠃")
    let id = typed.asked?.id ?? 0
    #expect(pad.send(.translated(id: id, [])).shown(.letters) == "b")
  }

  @Test("Ending the writing, or leaving the pad, completes the last word")
  func completionAtTheEnd() {
    var pad = Pad.contracted()
    _ = pad.typeAnswered("⠃")
    let submitted = pad.act(.submit)
    #expect(submitted.shown(.letters) == "but")
    #expect(submitted.contains(.submit(time: pad.time)))
    _ = pad.act(.clear)
    _ = pad.typeAnswered("⠃")
    #expect(pad.send(.blur).shown(.letters) == "but")
  }

  @Test("The writing ends when the server has told its last word, or that it will not")
  func waitingAtTheEnd() {
    for isAnswered in [true, false] {
      var pad = Pad.contracted()
      let typed = pad.type("⠃")
      let submitted = pad.act(.submit)
      #expect(!submitted.contains(.submit(time: pad.time)))
      let id = typed.asked?.id ?? 0
      let word = PadTranslation(partial: "b", full: "but")
      let ended = pad.send(.translated(id: id, isAnswered ? [word] : nil))
      #expect(ended.contains(.submit(time: pad.time)))
      #expect(pad.send(.blur).contains(.submit(time: pad.time)) == false)
    }
  }

  @Test("What the server was silent about is asked for again when it answers")
  func recovery() {
    var pad = Pad.contracted()
    for effects in [pad.type("⠃"), pad.act(.space)] {
      let id = effects.asked?.id ?? 0
      pad.send(.translated(id: id, nil))
    }
    let second = pad.type("⠆")
    let again = pad.answer(second)
    #expect(again.asked?.words == ["⠃"])
    #expect(pad.answer(again).shown(.letters) == "but be")
  }

  @Test("An answer for another table is nobody's")
  func otherTable() {
    var pad = Pad.contracted()
    let typed = pad.type("⠃")
    let early = typed.asked?.id ?? 0
    let changed = pad.send(.table(PadTable(name: "fr-g2", tag: "fr")))
    #expect(changed.asked?.id != early)
    let late = PadTranslation(partial: "b", full: "but")
    #expect(pad.send(.translated(id: early, [late])).isEmpty)
    let id = changed.asked?.id ?? 0
    let right = PadTranslation(partial: "b", full: "bien")
    #expect(pad.send(.translated(id: id, [right])).shown(.letters) == "bien")
  }

  @Test(
    "Places that go back or beyond the text do no harm", arguments: [[2, 0], [-5, 99], [9, 9]])
  func places(starts: [Int]) {
    var pad = Pad.contracted()
    let typed = pad.type("⠁⠃")
    let id = typed.asked?.id ?? 0
    pad.send(.translated(id: id, [PadTranslation(partial: "ab", full: "ab", starts: starts)]))
    pad.act(.space)
    for step in [PadStep.start, .next(.character), .next(.character), .end, .previous(.word)] {
      pad.act(.move(step))
      pad.act(.read(.character))
    }
    #expect(pad.act(.readAll).said == ["ab "])
  }
}
