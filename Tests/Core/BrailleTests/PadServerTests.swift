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
  fileprivate mutating func answer(_ effects: [PadEffect]) -> [PadEffect] {
    guard let asked = effects.asked else { return [] }
    let unknown = PadTranslation(partial: "?", full: "?")
    return send(.translated(id: asked.id, asked.words.map { answers[$0] ?? unknown }))
  }

  fileprivate mutating func typeAnswered(_ cells: String) -> [PadEffect] {
    cells.unicodeScalars.flatMap { scalar in
      let typed = type(String(scalar))
      return typed + answer(typed)
    }
  }

  fileprivate static func contracted() -> Pad {
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
    #expect(first.contains { if case .notice(_, .wordsLeave) = $0 { true } else { false } })
    #expect(pad.typeAnswered("⠗").said == ["r"])
    let last = pad.typeAnswered("⠬")
    #expect(last.said == ["ing"])
    #expect(last.shown(.letters) == "bring")
    #expect(!last.contains { if case .notice = $0 { true } else { false } })
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
}

@Suite struct PadRepairTests {
  @Test("Other readings are words first, one after the other, and then what was typed")
  func offers() {
    var pad = Pad()
    pad.send(.words("cat\ncut\nhat\n"))
    pad.type("⠉⠁⠞")
    var heard: [String] = []
    for _ in 0..<20 {
      let effects = pad.act(.nextAlternative)
      heard += effects.said
      if effects.said.first?.hasPrefix("as typed") == true { break }
    }
    // One dot off: h is c with dots 2 and 5, so it is no neighbour; u is a with dots 3 and 6.
    #expect(heard.last == "as typed: cat")
    #expect(heard.count > 3)
    #expect(Set(heard).count == heard.count)
    #expect(pad.act(.readAll).said == ["cat"])
  }

  @Test("A word of the list comes before letters that make none")
  func wordsFirst() {
    var pad = Pad()
    pad.send(.words("bat\nfat\n"))
    pad.type("⠁⠁⠞")
    let effects = pad.act(.nextAlternative)
    #expect(effects.said == ["or: bat"])
    #expect(effects.shown(.letters) == "bat")
    let place = effects.shown(.alternatives) ?? ""
    #expect(place.hasPrefix("1/"))
    #expect(pad.act(.undo).shown(.letters) == "aat")
  }

  @Test("The repaired word may lie before the space that was just typed")
  func afterSpace() {
    var pad = Pad()
    pad.send(.words("bat\n"))
    pad.type("⠁⠁⠞ ")
    #expect(pad.act(.nextAlternative).shown(.letters) == "bat ")
    #expect(pad.type("⠎").shown(.letters) == "bat s")
  }

  @Test("Nothing is offered where nothing was typed, and for ordinary text")
  func nothing() {
    var pad = Pad()
    #expect(pad.act(.nextAlternative).said == ["No other reading of the last word."])
    pad.send(.text("😀", selection: nil))
    #expect(pad.act(.nextAlternative).earcons == [.boundary])
  }

  @Test("Alternatives in a table of the server are read by it before they are offered")
  func fromServer() {
    var pad = Pad { $0.table = PadTable(name: "en-ueb-g2") }
    _ = pad.typeAnswered("⠃⠗⠬")
    let asked = pad.act(.nextAlternative)
    let words = asked.asked?.words ?? []
    #expect(words.count > 3)
    let answered = pad.answer(asked)
    #expect(answered.said.count == 1)
    #expect(answered.said.contains { $0.hasPrefix("or: ") })
  }

  @Test("A list that is not sorted is not used")
  func unsorted() {
    var pad = Pad()
    pad.send(.words("zoo\neat\n"))
    pad.type("⠁⠁⠞")
    #expect(pad.act(.nextAlternative).said == ["or: bat"])
    pad.act(.undo)
    pad.send(.words("eat\nzoo\n"))
    #expect(pad.act(.nextAlternative).said == ["or: eat"])
  }
}

@Suite struct PadKeysTests {
  @Test("The upper row types, and the home row does not while it is chosen")
  func upperRow() {
    var pad = Pad { $0.keys = .upper }
    #expect(pad.press("KeyR", "KeyU").said == ["c"])
    #expect(pad.press("KeyF").isEmpty)
  }

  @Test("With one hand a key follows another, and G, H or the space bar ends the cell")
  func oneHand() {
    var pad = Pad { $0.keys = .oneHand }
    #expect(pad.press("KeyF").said.isEmpty)
    #expect(pad.press("KeyJ").said.isEmpty)
    #expect(pad.press("KeyG").said == ["c"])
    pad.press("KeyF")
    #expect(pad.press("Space").said == ["a"])
    #expect(pad.press("Space").said == ["space"])
    pad.press("KeyF")
    #expect(pad.press("Backspace").earcons == [.deleted])
    #expect(pad.press("Backspace").said == ["space deleted"])
  }

  @Test("The test of the keyboard names the keys that it swallows")
  func keyTest() {
    var pad = Pad()
    let begun = pad.send(.keyTest(isOn: true))
    #expect(begun.said == ["Press these keys together, then lift them: F D S J K L."])
    let lost = pad.press("KeyF", "KeyD", "KeyS", "KeyJ")
    #expect(
      lost.said == ["Not arrived: K L. Try again, or choose the upper row or one hand."])
    let all = pad.press("KeyF", "KeyD", "KeyS", "KeyJ", "KeyK", "KeyL")
    #expect(all.said == ["All six keys arrived. This keyboard is fit for braille."])
    #expect(pad.act(.readAll).said == ["Nothing is written yet."])
    #expect(pad.send(.keyTest(isOn: false)).said == ["The keyboard test is over."])
    #expect(pad.press("KeyF").said == ["a"])
  }

  @Test("With eight dots A and the key beside L are dots 7 and 8")
  func eightDots() {
    var pad = Pad()
    #expect(pad.press("KeyA").isEmpty)
    #expect(pad.send(.set(.dots(.eight))).said == ["Cells of 8 dots."])
    #expect(pad.press("KeyF", "KeyA").shown(.cells) == "⡁")
    #expect(pad.press("Semicolon").shown(.cells) == "⡁⢀")
  }
}

@Suite struct PadAdaptiveTests {
  private func pad(_ mode: PadPosture.Choice = .hold) -> Pad {
    Pad {
      $0.recognizer.recognizer = .adaptive
      $0.mode = mode
    }
  }

  @Test("Fingers on the dots that are drawn type those dots, in both modes", arguments: 1...63)
  func drawnDots(bits: UInt8) {
    for mode in [PadPosture.Choice.hold, .table] {
      var pad = pad(mode)
      let cell = Cell(bits: bits)
      #expect(pad.chord(cell.dots).shown(.cells) == cell.text, "\(mode) \(cell.dots)")
    }
  }

  @Test("Every cell after another, where the dots are drawn by then, is that cell")
  func allInTurn() {
    var pad = pad()
    for bits in UInt8(1)...63 {
      let cell = Cell(bits: bits)
      pad.act(.clear)
      #expect(pad.chord(cell.dots).shown(.cells) == cell.text, "\(cell.dots)")
    }
  }

  @Test("Deleting a cell tells the recogniser that it learned from a mistake")
  func takingBack() {
    var pad = pad()
    pad.press(dots: [1])
    let typed = pad.touch(1, .ended(nil))
    #expect(typed.contains { if case .cell = $0 { true } else { false } })
    #expect(pad.act(.deleteCell).shown(.cells)?.isEmpty == true)
  }

  @Test("Six fingers at rest fit the pad, which says so and hands the places out to be kept")
  func calibration() {
    var pad = pad()
    pad.act(.calibrate)
    pad.press(dots: [1, 2, 3, 4, 5, 6])
    let held = pad.wait(1.5)
    #expect(held.said == ["The pad fits your hands now."])
    var hand: HandShape?
    for case .recognition(let effect) in held {
      if case .calibrated(let shape) = effect.recognition { hand = shape }
    }
    #expect(hand?.places.count == 6)
    #expect(pad.send(.hand(nil)).said == ["The dots are back where the pad draws them."])
    #expect(pad.send(.hand(hand)).said.isEmpty)
  }
}
