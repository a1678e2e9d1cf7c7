// SPDX-License-Identifier: Apache-2.0

public import Braille

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
  public var alphabet: CellAlphabet? = .english
  /// How often the cells of what is typed follow each other, in place of the letters of a language.
  public var frequencies: CellFrequencies?
  /// A text to type from its beginning again and again, each session from another place, in place of `text`; its blanks
  /// are swipes, which always arrive.
  public var prose: [Cell] = []
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
      var players = judges.map { Player($0, dots: dots, alphabet: alphabet, frequencies) }
      for cell in sessionText(session, from: &texts) {
        if cell == .blank {
          for index in players.indices { players[index].space() }
          continue
        }
        let touches = typist.type(cell)
        for index in players.indices where players[index].plays(touches, as: cell) {
          right[index] += 1
        }
      }
    }
    return right.map { Double($0) / Double(sessions * cells) }
  }

  /// What is typed in a session: so many cells, and the blanks between them.
  private func sessionText(_ session: Int, from chance: inout Chance) -> [Cell] {
    guard prose.contains(where: { $0 != .blank }) else { return text.cells(cells, from: &chance) }
    var typed: [Cell] = []
    var left = cells
    var place = session * prose.count / sessions
    while left > 0 {
      let cell = prose[place % prose.count]
      typed.append(cell)
      if cell != .blank { left -= 1 }
      place += 1
    }
    return typed
  }
}

/// One judge at work on one session.
private enum Player {
  case nearest([Point])
  case recognizer(Recognizer, Belief, [Cell])

  /// What is taken to be written.
  enum Belief {
    case nothing
    case alphabet(CellAlphabet)
    case frequencies(CellFrequencies)

    func prior(after cells: [Cell]) -> CellPrior {
      switch self {
      case .nothing: .flat
      case .alphabet(let alphabet): CellPrior(alphabet, after: cells)
      case .frequencies(let frequencies): frequencies.prior(after: cells)
      }
    }
  }

  init(
    _ judge: TypingTrial.Judge, dots: [Point], alphabet: CellAlphabet?,
    _ frequencies: CellFrequencies?
  ) {
    switch judge {
    case .nearest: self = .nearest(dots)
    case .classic:
      let configuration = RecognizerConfiguration(
        recognizer: .classic, size: SyntheticTypist.screen)
      self = .recognizer(Recognizer(configuration), .nothing, [])
    case .adaptive:
      var configuration = RecognizerConfiguration(size: SyntheticTypist.screen)
      configuration.hand = try? HandShape(
        mode: .hold, size: SyntheticTypist.screen, places: dots)
      let belief = frequencies.map(Belief.frequencies) ?? alphabet.map(Belief.alphabet) ?? .nothing
      self = .recognizer(Recognizer(configuration), belief, [])
    }
  }

  /// A swipe that ends the word.
  mutating func space() {
    guard case .recognizer(let recognizer, let belief, let typed) = self else { return }
    self = .recognizer(recognizer, belief, typed + [.blank])
  }

  /// True when these touches give this cell and nothing else.
  mutating func plays(_ touches: [TouchEvent], as cell: Cell) -> Bool {
    switch self {
    case .nearest(let dots): return NearestDots(dots).cell(of: touches) == cell
    case .recognizer(var recognizer, let belief, var typed):
      self = .nearest([])
      var recognized: [Recognition] = []
      let prior = belief.prior(after: typed)
      for touch in touches { recognized += recognizer.handle(touch, prior: prior) }
      if case .cell(let cell)? = recognized.last { typed.append(cell) }
      if typed.count > 8 { typed.removeFirst() }
      self = .recognizer(recognizer, belief, typed)
      return recognized == [.cell(cell)]
    }
  }
}
