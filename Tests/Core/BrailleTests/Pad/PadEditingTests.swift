// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import Speaking
import TestSupport
import Testing

@Suite struct PadEditingTests {
  private func pad(_ text: String) -> Pad { Pad { $0.text = text } }

  @Test("The cursor goes by character, word and line, and says what is there")
  func moving() {
    var pad = pad("ab cd\nef")
    #expect(pad.act(.move(.previous(.character))).said == ["f"])
    #expect(pad.act(.move(.previous(.word))).said == ["ef"])
    #expect(pad.act(.move(.previous(.line))).said == ["ab cd"])
    #expect(pad.act(.move(.next(.word))).said == ["cd"])
    #expect(pad.act(.move(.start)).said == ["a"])
    #expect(pad.act(.move(.previous(.character))).said == ["Beginning."])
    #expect(pad.act(.move(.end)).said == ["End."])
    #expect(pad.act(.move(.next(.line))).said == ["End."])
  }

  @Test("What is typed comes where the cursor is, and the caret follows in the text")
  func typing() {
    var pad = pad("ac")
    #expect(pad.act(.move(.previous(.character))).caret == 1..<1)
    let effects = pad.chord([1, 2])
    #expect(effects.shown(.letters) == "abc")
    #expect(effects.said == ["b"])
    #expect(effects.caret == 2..<2)
  }

  @Test("A step over a sign of two cells takes both")
  func signsOfTwoCells() {
    var pad = pad("(a")
    #expect(pad.act(.move(.start)).said == ["opening bracket"])
    #expect(pad.act(.move(.next(.character))).said == ["a"])
    #expect(pad.act(.move(.previous(.character))).said == ["opening bracket"])
  }

  @Test("Selecting says what is selected, and what no longer is")
  func selecting() {
    var pad = pad("ab cd")
    pad.act(.move(.start))
    #expect(pad.act(.select(.next(.word))).said == ["ab , selected"])
    let more = pad.act(.select(.next(.character)))
    #expect(more.said == ["c, selected"])
    #expect(more.caret == 0..<4)
    #expect(pad.act(.select(.previous(.character))).said == ["c, not selected"])
    #expect(pad.chord([1]).shown(.letters) == "acd")
    #expect(pad.act(.selectAll).said == ["acd, selected"])
    #expect(pad.act(.deleteCell).said == ["acd deleted"])
    #expect(pad.act(.undo).shown(.letters) == "acd")
  }

  @Test("Copy, cut and paste work with the clipboard, and without it inside the pad")
  func clipboard() {
    var pad = pad("ab cd")
    #expect(pad.act(.cut).said == ["Nothing is selected."])
    pad.act(.select(.previous(.word)))
    let copied = pad.act(.copy)
    #expect(copied.contains(.copy(time: pad.time, text: "cd")))
    let cut = pad.act(.cut)
    #expect(cut.shown(.letters) == "ab ")
    #expect(pad.act(.paste).contains(.paste(time: pad.time)))
    #expect(pad.send(.pasted("xy")).shown(.letters) == "ab xy")
    #expect(pad.send(.pasted(nil)).shown(.letters) == "ab xycd")
    #expect(pad.act(.copy).said == ["All copied."])
  }

  @Test("Nothing to paste is said")
  func nothingToPaste() {
    var pad = pad("")
    #expect(pad.send(.pasted(nil)).earcons == [.boundary])
  }

  @Test("Undo and redo go through the changes both ways")
  func undoRedo() {
    var pad = pad("")
    pad.type("⠁⠃")
    pad.act(.space)
    for expected in ["ab", "a", ""] { #expect(pad.act(.undo).shown(.letters) == expected) }
    for expected in ["a", "ab", "ab "] { #expect(pad.act(.redo).shown(.letters) == expected) }
    #expect(pad.act(.redo).said == ["Nothing to redo."])
  }

  @Test("Keys move, select, copy and undo as in every text field")
  func keys() {
    var pad = pad("ab cd")
    #expect(pad.press("ArrowLeft").said == ["d"])
    #expect(pad.press("ArrowLeft", shift: true).said == ["c, selected"])
    #expect(pad.press("KeyC", control: true).contains(.copy(time: pad.time - 0.015625, text: "c")))
    #expect(pad.press("ArrowLeft", control: true).said == ["ab"])
    #expect(pad.press("End").said == ["End."])
    #expect(pad.press("Home").said == ["a"])
    pad.press("KeyF")
    #expect(pad.press("KeyZ", control: true).shown(.letters) == "ab cd")
    #expect(pad.press("KeyZ", shift: true, control: true).shown(.letters) == "aab cd")
    #expect(pad.press("KeyR", control: true).isEmpty)
  }

  @Test(
    "Only what the person changed in the text itself is written anew",
    arguments: [
      ("Ab cd", "Ab Xcd", "⠠⠁⠃⠀⠠⠭⠉⠙"),
      ("Ab cd", "Ab d", "⠠⠁⠃⠀⠙"),
      ("Ab cd", "b cd", "⠃⠀⠉⠙"),
      ("12 a", "123 a", "⠼⠁⠃⠉⠀⠁"),
      ("a", "", ""),
      ("", "ñ", "ñ"),
      ("ABC", "ABCd", "⠠⠁⠠⠃⠠⠉⠙"),
      ("a😀b", "a😀cb", "⠁😀⠉⠃"),
    ])
  func rewriting(before: String, after: String, cells: String) {
    var pad = pad(before)
    let effects = pad.send(.text(after, selection: nil))
    #expect(effects.shown(.letters) == nil)
    if before != "ABC" { #expect(effects.shown(.cells) == cells) }
    #expect(pad.act(.undo).said.first?.hasPrefix("Undone") == true)
  }

  @Test("Undo and redo name what came back and what went; a password is not named")
  func named() {
    var pad = pad("")
    for dots in [[1], [1, 2]] { pad.chord(dots) }
    #expect(pad.act(.undo).said == ["Undone: b is gone."])
    #expect(pad.act(.redo).said == ["Redone: b is back."])
    pad.act(.space)
    #expect(pad.act(.undo).said == ["Undone."])
    pad.act(.clear)
    #expect(pad.act(.undo).said == ["Undone: ab is back."])
    pad.send(.set(.isPrivate(true)))
    pad.act(.clear)
    #expect(pad.act(.undo).said == ["Undone."])
  }

  @Test("The Delete key takes away what stands behind the cursor, or what is selected")
  func deleteKey() {
    var pad = pad("abc")
    #expect(pad.press("Delete").said == ["Nothing to delete. This is the end."])
    pad.press("Home")
    let effects = pad.press("Delete")
    #expect(effects.said == ["a deleted"] && effects.shown(.letters) == "bc")
    pad.act(.selectAll)
    #expect(pad.press("Delete").shown(.letters) == "")
  }

  @Test("A text that is as it was is shown in cells, and is no change that could be undone")
  func rewritingTheSame() {
    var pad = pad("go")
    let effects = pad.send(.text("go", selection: 1..<1))
    #expect(effects.shown(.cells) == "⠛⠕")
    #expect(effects.shown(.letters) == nil)
    #expect(pad.act(.undo).said.first?.hasPrefix("Undone") != true)
  }

  @Test("Whatever is written into the text itself stays as it was written", arguments: 1...40)
  func rewritingIsFaithful(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abAB12 .,(?\"ñ😀\n⠿'-")
    var pad = pad("")
    var text = ""
    for _ in 0..<60 {
      var characters = Array(text)
      let place = Int.random(in: 0...characters.count, using: &random)
      let end = Int.random(in: place...min(place + 3, characters.count), using: &random)
      let count = Int.random(in: 0...3, using: &random)
      let new = (0..<count).map { _ in letters.randomElement(using: &random) ?? "a" }
      characters.replaceSubrange(place..<end, with: new)
      text = String(characters)
      let effects = pad.send(.text(text, selection: nil))
      // Braille among it is read, and shown as it reads.
      if let shown = effects.shown(.letters) {
        #expect(text.contains("⠿") || shown == text, "seed \(seed)")
        text = shown
      }
    }
  }

  @Test("What was written into the text itself is taken back and made again in one step")
  func rewritingIsOneStep() {
    var pad = pad("ABC")
    #expect(pad.send(.text("ABCd", selection: nil)).shown(.letters) == nil)
    #expect(pad.act(.undo).shown(.letters) == "ABC")
    #expect(pad.act(.redo).shown(.letters) == "ABCd")
    #expect(pad.act(.undo).shown(.letters) == "ABC")
    #expect(pad.act(.undo).said == ["Nothing to undo."])
  }

  @Test("The caret of the text itself is the cursor of the pad")
  func caret() {
    var pad = pad("😀b Cd")
    pad.send(.caret(3..<3))
    #expect(pad.act(.read(.character)).said == ["space"])
    pad.send(.caret(4..<5))
    #expect(pad.act(.deleteCell).said == ["C deleted"])
    #expect(pad.act(.undo).shown(.letters) == "😀b Cd")
  }

  @Test("Braille files of ASCII are taken, and what is none of them is refused with its place")
  func files() {
    var pad = pad("")
    #expect(pad.send(.imported(",HI !", isBRF: true)).shown(.letters) == "Hi ⠮")
    let refused = pad.send(.imported("AB\nA\u{E9}", isBRF: true))
    #expect(
      refused.said == [
        "This is not a BRF file: in line 2, character 2 is not a braille cell. Nothing was changed."
      ])
    #expect(refused.shown(.letters) == nil)
    pad.act(.clear)
    #expect(pad.send(.imported("⠓⠊", isBRF: false)).shown(.letters) == "hi")
  }

  @Test("Braille of ASCII is taken from the text itself when the person says so")
  func typedBRF() {
    var pad = pad("")
    pad.send(.set(.brf(true)))
    #expect(pad.send(.text(",hi", selection: nil)).shown(.letters) == "Hi")
  }

  @Test("A line's end submits where there is one line only")
  func submit() {
    var pad = Pad { $0.isMultiline = false }
    #expect(pad.act(.newLine).contains(.submit(time: pad.time)))
    #expect(pad.act(.submit).contains(.submit(time: pad.time)))
    #expect(pad.act(.readAll).said == ["Nothing is written yet."])
  }
}

@Suite struct PadSayingTests {
  @Test("A sign that may mean two things is said as both until it is plain which")
  func ambiguity() {
    var pad = Pad()
    #expect(pad.type("⠦").said == ["dots 2 3 6: opening quotation mark or question mark"])
    #expect(pad.type("⠁").said == ["a"])
    #expect(pad.act(.move(.previous(.word))).said == ["“a"])
  }

  @Test("The echo is of dots, of characters, of words at their end, or of nothing")
  func echo() {
    var pad = Pad()
    pad.send(.set(.echo(.cell)))
    #expect(pad.type("⠃").said == ["dots 1 2"])
    pad.send(.set(.echo(.word)))
    #expect(pad.type("⠁").said.isEmpty)
    #expect(pad.act(.space).said == ["ba"])
    pad.send(.set(.echo(.none)))
    #expect(pad.type("⠁ ").said.isEmpty)
  }

  @Test("Of a password nothing is said but its length, and nothing is copied or guessed")
  func password() {
    var pad = Pad {
      $0.isPrivate = true
      $0.table = PadTable(name: "en-ueb-g2")
    }
    let effects = pad.type("⠁⠃")
    #expect(effects.said.isEmpty)
    #expect(effects.asked == nil)
    #expect(effects.shown(.letters) == "ab")
    #expect(pad.act(.readAll).said == ["2 characters"])
    #expect(pad.act(.move(.start)).said.isEmpty)
    #expect(pad.act(.selectAll).said.isEmpty)
    #expect(pad.act(.copy).contains { if case .copy = $0 { true } else { false } } == false)
    #expect(pad.act(.nextAlternative).earcons == [.boundary])
    #expect(pad.act(.deleteCell).said.isEmpty)
  }

  @Test("Japanese is written and said in Japanese")
  func japanese() {
    var pad = Pad { $0.table = PadTable(name: "ja-kana") }
    #expect(pad.type("⠁⠡").shown(.letters) == "あか")
    let said = pad.type("⠐⠡")
    #expect(said.shown(.letters) == "あかが")
    #expect(said.said.last == "が")
    let utterance = said.compactMap { effect -> Utterance? in
      if case .say(_, let utterance) = effect { utterance } else { nil }
    }.last
    #expect(utterance?.tag == "ja")
  }

  @Test("The next of the chosen tables is used and named")
  func nextTable() {
    var pad = Pad {
      $0.text = "⠹"
      $0.tables = [
        PadTable(name: "en"), PadTable(name: "ar"),
        PadTable(name: "fr-g2", tag: "fr", title: "Français abrégé"),
      ]
    }
    #expect(pad.act(.nextTable).said == ["Arabic, uncontracted"])
    #expect(pad.act(.nextTable).said == ["Français abrégé"])
    #expect(pad.act(.nextTable).said == ["English, uncontracted"])
    var alone = Pad()
    #expect(alone.act(.nextTable).earcons == [.refused])
  }

  @Test("Help tells every swipe, those with held dots too")
  func help() {
    var pad = Pad()
    let told = pad.act(.help).said.first ?? ""
    #expect(told.contains("right: space."))
    #expect(told.contains("Holding dot 1, left: previous character."))
    #expect(told.contains("Holding dots 1 2, right: select to next character."))
  }
}
