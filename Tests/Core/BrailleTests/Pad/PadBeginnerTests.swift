// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import Testing

@testable import Braille

/// Who lifts slowly, who writes with something else than fingers, and who sits before a screen that nobody holds.
@Suite struct PadBeginnerTests {
  /// An adaptive pad, on which cells so many are still a beginner's.
  private func pad(beginnersCells: Int) -> Pad {
    Pad {
      $0.recognizer.recognizer = .adaptive
      $0.beginnersCells = beginnersCells
    }
  }

  /// Types r, the last finger of it long after the others.
  private func typeSlowly(_ pad: inout Pad) -> [Cell] {
    pad.press(dots: [1, 2, 3, 5])
    var effects: [PadEffect] = []
    for dot in [1, 2, 3] { effects += pad.touch(dot, .ended(nil)) }
    pad.wait(0.5)
    effects += pad.touch(5, .ended(nil))
    return effects.compactMap {
      if case .cell(_, let cell, _) = $0 { cell } else { nil }
    }
  }

  private let lesson = #"{"t":9,"kind":"lend","silent":true,"gathers":true,"swipes":[]}"#

  private func happening(_ json: String) throws -> PadEvent.Happening {
    try PadEvent(json: try JSONParser.parse(Array(json.utf8))).happening
  }

  @Test("Fingers that a beginner lifts slowly all count, until some cells are typed")
  func slowBeginner() {
    var pad = pad(beginnersCells: 2)
    #expect(typeSlowly(&pad) == [Cell(dots: [1, 2, 3, 5])])
    #expect(typeSlowly(&pad) == [Cell(dots: [1, 2, 3, 5])])
    #expect(typeSlowly(&pad).first?.dots.count == 1)
  }

  @Test("In a lesson they count however much was typed, and not after it")
  func slowInLesson() throws {
    var pad = pad(beginnersCells: 0)
    pad.send(try happening(lesson))
    #expect(typeSlowly(&pad) == [Cell(dots: [1, 2, 3, 5])])
    pad.send(.size(.phone))
    #expect(typeSlowly(&pad) == [Cell(dots: [1, 2, 3, 5])])
    pad.send(.lent(nil))
    #expect(typeSlowly(&pad).first?.dots.count == 1)
  }

  @Test("Whoever chooses when a cell is finished gets what they chose")
  func chosen() {
    var pad = pad(beginnersCells: 50)
    let effects = pad.send(.set(.chording(.lift)))
    #expect(effects.contains { if case .show(_, .chording, "lift") = $0 { true } else { false } })
    #expect(typeSlowly(&pad).first?.dots.count == 1)
  }

  @Test("The first fifty cells are a beginner's")
  func fifty() throws {
    for (typed, left) in [(0, 50), (49, 1), (50, 0), (4000, 0)] {
      let json = try JSONParser.parse(Array(#"{"typed":\#(typed)}"#.utf8))
      #expect(try PadConfiguration(json: json).beginnersCells == left)
    }
    #expect(try PadConfiguration(json: .object([])).beginnersCells == 0)
  }

  private func said(_ effects: [PadEffect]) -> [String] {
    effects.compactMap { if case .say(_, let utterance) = $0 { utterance.text } else { nil } }
  }

  @Test("What the braille keyboard of a screen reader types is written and said")
  func inserted() {
    var pad = Pad()
    #expect(said(pad.send(.inserted("h"))) == ["h"])
    pad.send(.inserted("i"))
    #expect(said(pad.send(.inserted(" "))) == ["space"])
    pad.send(.inserted("you 12"))
    #expect(pad.session.read.letters == "hi you 12")
    #expect(pad.session.text.pieces.brailleText == "⠓⠊⠀⠽⠕⠥⠀⠼⠁⠃")
    pad.send(.action(.deleteCell))
    #expect(pad.session.read.letters == "hi you 1")
    pad.send(.caret(2..<6))
    pad.send(.inserted("!"))
    #expect(pad.session.read.letters == "hi! 1")
    pad.send(.action(.undo))
    #expect(pad.session.read.letters == "hi you 1")
  }

  @Test("A password that is typed so is written in silence")
  func insertedInPrivate() {
    var pad = Pad { $0.isPrivate = true }
    let effects = pad.send(.inserted("secret"))
    #expect(said(effects).isEmpty)
    #expect(effects.contains { if case .sound = $0 { true } else { false } })
    #expect(pad.session.read.letters == "secret")
  }

  @Test("The letter of a key that means nothing on the pad is not meant")
  func strayKeys() {
    var pad = Pad()
    pad.send(.key(PadKeyEvent("KeyQ", isDown: true)))
    pad.send(.inserted("q"))
    pad.send(.key(PadKeyEvent("KeyQ", isDown: false)))
    #expect(pad.session.text.pieces.isEmpty)
    pad.send(.key(PadKeyEvent("", isDown: true)))
    pad.send(.inserted("x"))
    pad.send(.inserted("y"))
    #expect(pad.session.read.letters == "xy")
    pad.send(.key(PadKeyEvent("KeyZ", isDown: true)))
    pad.send(.blur)
    pad.send(.inserted("z"))
    #expect(pad.session.read.letters == "xyz")
  }

  @Test("Where nobody holds the screen the pad lies flat, with its keys in the spots")
  func atComputer() throws {
    var pad = Pad {
      $0.isHandheld = false
      $0.size = Size(width: 900, height: 500) ?? .phone
    }
    func guide(_ effects: [PadEffect]) throws -> PadGuide {
      try #require(
        effects.compactMap { if case .guide(_, let guide) = $0 { guide } else { nil } }.last)
    }
    var drawn = try guide(pad.send(.guideSpots(.blank)))
    #expect(drawn.mode == .table)
    #expect(drawn.spots.sorted { $0[1] < $1[1] }.map { Int($0[0]) } == [3, 2, 1, 4, 5, 6])
    #expect(drawn.keys == .home)
    drawn = try guide(pad.send(.set(.keys(.upper))))
    #expect(drawn.keys == .upper)
    drawn = try guide(pad.send(.set(.mode(.hold))))
    #expect(drawn.keys == nil)
    #expect(pad.session.posture.mode == .hold)
    var handheld = Pad()
    let held = try guide(handheld.send(.guideSpots(.blank)))
    #expect(held.keys == nil && held.mode == .hold)
  }
}
