// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import Speaking
import Testing

@Suite struct BrailleSessionTests {
  @Test("A cell is sounded, said as its letter and shown as cell and letter")
  func letter() {
    var pad = Pad()
    let effects = pad.chord([1, 2])
    #expect(effects.said == ["b"])
    #expect(effects.earcons == [.cell])
    #expect(effects.shown(.cells) == "⠃")
    #expect(effects.shown(.letters) == "b")
    #expect(pad.chord([2, 4]).shown(.letters) == "bi")
  }

  @Test("A cell without a letter is said by its dots, signs and punctuation by their names")
  func names() {
    var pad = Pad()
    #expect(pad.chord([1, 2, 6]).said == ["dots 1 2 6"])
    #expect(pad.chord([5]).said == ["dot 5"])
    #expect(pad.chord([1, 2, 6]).said == ["opening bracket"])
    #expect(pad.chord([3, 4, 5, 6]).said == ["number sign"])
    #expect(pad.chord([1]).said == ["1"])
    #expect(pad.chord([2, 3]).said == ["semicolon"])
    #expect(pad.chord([6]).said == ["capital sign"])
    #expect(pad.chord([1]).said == ["capital A"])
  }

  @Test("The pad speaks the person's language and reads the language that is written")
  func languages() {
    var pad = Pad {
      $0.language = .spanish
      $0.table = .uncontracted(.arabic)
    }
    #expect(pad.chord([1, 4, 5, 6]).said == ["ث"])
    #expect(pad.chord([1, 5, 6, 4]).said == ["ث"])
    #expect(pad.chord([2]).said == ["fatha"])
    #expect(pad.act(.deleteCell).said == ["fatha, borrado"])
    let table = pad.send(.table(.uncontracted(.spanish)))
    #expect(table.shown(.letters) == "⠹⠹")
  }

  @Test("Held, swipes go by the person's own right and left; flat, by the screen's")
  func swipes() {
    var pad = Pad()
    _ = pad.chord([1])
    #expect(pad.swipe(-60, 0).shown(.letters) == "a ")
    #expect(pad.swipe(60, 0).said == ["space deleted"])
    #expect(pad.swipe(-60, 0, fingers: 2).shown(.cells) == "⠁\n")
    pad.send(.set(.mode(.table)))
    #expect(pad.swipe(-60, 0).said == ["new line deleted"])
    #expect(pad.swipe(0, -60).said == ["a"])
    #expect(pad.swipe(60, 0).said == ["space"])
    #expect(pad.swipe(-60, 0, fingers: 2).said == ["a deleted"])
    #expect(pad.swipe(0, -60, fingers: 2).said == ["Undone: a is back."])
    #expect(pad.swipe(0, 60, fingers: 2).said.first?.contains("left: delete cell.") == true)
  }

  @Test("A swipe without a meaning and too many fingers are refused, and nothing is written")
  func refusals() {
    var pad = Pad()
    #expect(pad.swipe(60, 0, fingers: 5).earcons == [.refused])
    for finger in 0..<4 { pad.touch(finger, .began(Point(x: 10, y: 10))) }
    let effects = pad.touch(0, .ended(nil))
    #expect(effects.earcons == [.refused])
    #expect(
      effects.said == [
        "Not understood: more than three fingers on one side. Lift all and try again."
      ])
    #expect(pad.act(.readAll).said == ["Nothing is written yet."])
  }

  @Test("Five touches taken away are the full cell, once; fewer type nothing", arguments: 1...6)
  func cancellation(count: Int) {
    var pad = Pad()
    for finger in 0..<count { pad.touch(finger, .began(Point(x: 10, y: 10))) }
    let effects = (0..<count).flatMap { pad.touch($0, .cancelled) }
    #expect(effects.shown(.cells) == (count >= 5 ? "⠿" : nil))
    #expect(
      effects.filter { if case .recognition = $0 { true } else { false } }.count
        == (count >= 5 ? 1 : 0))
    #expect(pad.chord([1]).shown(.cells) == (count >= 5 ? "⠿⠁" : "⠁"))
  }

  @Test("Keys pressed together are a cell when the last is lifted")
  func keyChord() {
    var pad = Pad()
    let effects = pad.press("KeyF", "KeyS", "KeyJ")
    #expect(effects.said == ["m"])
    #expect(effects.contains { if case .taken = $0 { true } else { false } })
    pad.key("KeyF", true)
    pad.key("KeyD", true)
    pad.key("KeyF", false)
    pad.key("KeyF", true)
    pad.key("KeyD", false)
    let last = pad.key("KeyF", false)
    #expect(last.shown(.letters) == "mb")
  }

  @Test("Space, Backspace and Enter write and delete; other keys are left to the browser")
  func otherKeys() {
    var pad = Pad()
    #expect(pad.press("Space").said == ["space"])
    #expect(pad.press("Enter").shown(.cells) == "⠀\n")
    #expect(pad.press("Backspace").said == ["new line deleted"])
    #expect(pad.press("Backspace").said == ["space deleted"])
    #expect(pad.press("Backspace").earcons == [.boundary])
    #expect(pad.press("Tab").isEmpty)
    #expect(pad.press("KeyQ").isEmpty)
    #expect(pad.press("Escape").contains { if case .leave = $0 { true } else { false } })
  }

  @Test("What is half typed is forgotten when the pad loses attention")
  func blur() {
    var pad = Pad()
    pad.key("KeyF", true)
    pad.touch(1, .began(Point(x: 10, y: 10)))
    pad.send(.blur)
    #expect(pad.key("KeyF", false).said.isEmpty)
    #expect(pad.touch(1, .ended(nil)).isEmpty)
  }

  @Test("Clearing, deleting and writing can be taken back, one after the other")
  func undo() {
    var pad = Pad { $0.text = "ab cd" }
    #expect(pad.act(.clear).shown(.letters)?.isEmpty == true)
    #expect(pad.act(.undo).shown(.letters) == "ab cd")
    _ = pad.chord([1])
    #expect(pad.act(.undo).shown(.letters) == "ab cd")
    #expect(pad.act(.deleteWord).said == ["cd deleted"])
    #expect(pad.act(.deleteCell).shown(.letters) == "ab")
    _ = pad.act(.undo)
    #expect(pad.act(.undo).shown(.letters) == "ab cd")
    #expect(pad.act(.undo).said == ["Nothing to undo."])
  }

  @Test("What is typed as text becomes cells, and pasted cells become text")
  func text() {
    var pad = Pad()
    let typed = pad.send(.text("Hi ñ", selection: nil))
    #expect(typed.shown(.cells) == "⠠⠓⠊⠀ñ")
    #expect(typed.shown(.letters) == nil)
    let pasted = pad.send(.text("⠠⠓⠊ you", selection: nil))
    #expect(pasted.shown(.letters) == "Hi you")
    #expect(pad.act(.read(.word)).said == ["you"])
  }

  @Test("Without echo a cell is sounded and not said")
  func echo() {
    var pad = Pad { $0.echo = .none }
    let effects = pad.chord([1])
    #expect(effects.said.isEmpty)
    #expect(effects.earcons == [.cell])
    #expect(pad.send(.set(.echo(.character))).said == ["Each character is said."])
    #expect(pad.chord([1]).said == ["a"])
  }

  @Test("The act after something long cuts it off; others may be dropped")
  func priorities() {
    var pad = Pad { $0.text = "ab" }
    func priorities(_ effects: [PadEffect]) -> [Utterance.Priority] {
      effects.compactMap { effect in
        guard case .say(_, let utterance) = effect else { return nil }
        return utterance.priority
      }
    }
    #expect(priorities(pad.chord([1])) == [.passing])
    #expect(priorities(pad.act(.readAll)) == [.urgent])
    #expect(priorities(pad.chord([1])) == [.urgent])
    #expect(priorities(pad.chord([1])) == [.passing])
  }

  @Test("A text that is full takes no more")
  func full() {
    var pad = Pad { $0.text = String(repeating: "a", count: 30_000) }
    #expect(pad.chord([1]).earcons == [.refused])
    #expect(pad.act(.deleteCell).shown(.letters)?.count == 19_999)
  }

  @Test("A hundred thousand random events never trap", arguments: [UInt64(3)])
  func random(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var pad = Pad()
    let codes = ["KeyF", "KeyD", "KeyS", "KeyJ", "KeyK", "KeyL", "Space", "Backspace", "", "é"]
    for _ in 0..<100_000 {
      let point = Point(x: random.next(below: 500) - 50, y: random.next(below: 900) - 50)
      let touch = Int(random.next(below: 8))
      let roll = Int(random.next(below: 400))
      switch roll {
      case 0..<150: pad.touch(touch, .began(point))
      case 150..<200: pad.touch(touch, .moved(point))
      case 200..<300: pad.touch(touch, .ended(point))
      case 300..<305: pad.touch(touch, .cancelled)
      case 305..<390:
        let code = codes.randomElement(using: &random) ?? ""
        pad.key(code, roll % 2 == 0)
      case 390..<396:
        pad.send(.tilt(beta: point.x, gamma: point.y))
      case 396: _ = pad.act(.clear)
      case 397: _ = pad.act(PadAction.allCases.randomElement(using: &random) ?? .help)
      case 398: pad.send(.set(.mode(.auto)))
      default: pad.send(.blur)
      }
    }
    #expect(pad.chord([1]).contains { if case .recognition = $0 { true } else { false } })
  }
}
