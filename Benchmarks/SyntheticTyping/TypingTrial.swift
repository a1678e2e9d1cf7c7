// SPDX-License-Identifier: Apache-2.0

import Braille
public import Speaking

/// Many synthetic sessions, judged by one or more recognisers on the same touches.
public struct TypingTrial: Sendable {
  /// How the touches are judged.
  public enum Judge: Sendable, Hashable, CaseIterable {
    /// The classic recogniser.
    case classic
    /// Each touch is the nearest dot of the calibration, the closest pairs first, as in TalkBack's braille keyboard.
    case nearest
    /// The adaptive recogniser.
    case adaptive
  }

  /// How the typist types.
  public var level: TypingLevel
  /// What is typed.
  public var text = SyntheticText.letters
  /// What the adaptive recogniser takes to be written; nil for nothing at all.
  public var language: Language? = .english
  /// Sessions, each with hands of its own.
  public var sessions = 20
  /// Cells in a session.
  public var cells = 300
  /// Where chance begins.
  public var seed: UInt64

  /// A trial.
  public init(_ level: TypingLevel, seed: UInt64 = 1) {
    self.level = level
    self.seed = seed
  }

  /// The part of cells that each judge gets right.
  public func accuracy(of judges: [Judge]) -> [Double] {
    var right = [Int](repeating: 0, count: judges.count)
    for session in 0..<sessions {
      var texts = Chance(seed: seed &* 1_000_003 &+ UInt64(session) &* 2)
      var typist = SyntheticTypist(level, seed: seed &* 1_000_003 &+ UInt64(session) &* 2 &+ 1)
      let dots = typist.calibrationTap()
      var players = judges.map { Player($0, dots: dots, language: language) }
      for cell in text.cells(cells, from: &texts) {
        let touches = typist.type(cell)
        for index in players.indices where players[index].plays(touches, as: cell) {
          right[index] += 1
        }
      }
    }
    return right.map { Double($0) / Double(sessions * cells) }
  }
}

/// One judge at work on one session.
private enum Player {
  case nearest([Point])
  case recognizer(Recognizer, Language?, [Cell])

  init(_ judge: TypingTrial.Judge, dots: [Point], language: Language?) {
    switch judge {
    case .nearest: self = .nearest(dots)
    case .classic:
      let configuration = RecognizerConfiguration(
        recognizer: .classic, size: SyntheticTypist.screen)
      self = .recognizer(Recognizer(configuration), nil, [])
    case .adaptive:
      var configuration = RecognizerConfiguration(size: SyntheticTypist.screen)
      configuration.hand = try? HandShape(
        mode: .hold, size: SyntheticTypist.screen, places: dots)
      self = .recognizer(Recognizer(configuration), language, [])
    }
  }

  /// True when these touches give this cell and nothing else.
  mutating func plays(_ touches: [TouchEvent], as cell: Cell) -> Bool {
    switch self {
    case .nearest(let dots): return NearestDots(dots).cell(of: touches) == cell
    case .recognizer(var recognizer, let language, var typed):
      self = .nearest([])
      var recognized: [Recognition] = []
      let prior = language.map { CellPrior($0, after: typed) } ?? .flat
      for touch in touches { recognized += recognizer.handle(touch, prior: prior) }
      if case .cell(let cell)? = recognized.last { typed.append(cell) }
      if typed.count > 8 { typed.removeFirst() }
      self = .recognizer(recognizer, language, typed)
      return recognized == [.cell(cell)]
    }
  }
}
