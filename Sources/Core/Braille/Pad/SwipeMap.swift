// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What each swipe does, as the person makes it: right is the person's right, however the screen faces.
public struct SwipeMap: Sendable, Hashable {
  /// A swipe and what it does.
  public struct Assignment: Sendable, Hashable {
    /// The dots that are held down meanwhile; the blank cell: none.
    public let held: Cell
    /// The swipe, seen from where the person is.
    public let swipe: Swipe
    /// What it does.
    public let action: PadAction

    /// A swipe, seen from where the person is, the dots held meanwhile, and what it does.
    public init(_ swipe: Swipe, holding held: Cell = .blank, _ action: PadAction) {
      self.swipe = swipe
      self.held = held
      self.action = action
    }
  }

  /// In the order in which they are told.
  public var assignments: [Assignment]

  /// Swipes with these meanings; a swipe that stands twice has the first.
  public init(_ assignments: [Assignment]) { self.assignments = assignments }

  /// Reads a list of `{"held":"⠁","swipe":"swipe R1","action":"next-character"}`; `held` may be left out.
  public init(json: [JSONValue]) throws(FieldError) {
    assignments = []
    for item in json {
      let swipe = try item.word("swipe") { Swipe(name: $0) }
      let action = try item.word("action") { PadAction(word: $0) }
      let held = try item.optionalWord("held") {
        $0.scalars.first.flatMap { Cell(scalar: $0) }
      }
      assignments.append(Assignment(swipe, holding: held ?? .blank, action))
    }
  }

  /// What a gesture does; nothing when it went several ways or has no meaning.
  func action(of swipes: [Swipe], holding held: Cell = .blank, mode: PadMode) -> PadAction? {
    guard let swipe = swipes.first, swipes.count == 1 else { return nil }
    let made = mode == .hold ? swipe.mirrored : swipe
    return assignments.first { $0.swipe == made && $0.held == held }?.action
  }

  /// All swipes and what they do, one sentence for each.
  func told(in language: Language) -> String {
    var told = PadActionWords[language].swipesAre
    for assignment in assignments {
      if assignment.held != .blank {
        told += PadActionWords[language].holding(assignment.held.spokenDots(in: language))
      }
      told += PadActionWords[language].swipe(
        assignment.swipe.fingers,
        [
          "way": assignment.swipe.direction.text(in: language),
          "act": assignment.action.text(in: language),
        ])
    }
    return told
  }
}

extension SwipeMap {
  /// Right and left write and delete, as with the braille keyboards of Apple and Google; up and down read and help.
  ///
  /// A held dot says how much: 1 a character, 2 a word, 3 a line; with a second dot of that hand what is passed over is
  /// selected. A held dot 4 is for the clipboard.
  public static let standard = SwipeMap(
    [
      Assignment(Swipe(.right, fingers: 1), .space),
      Assignment(Swipe(.left, fingers: 1), .deleteCell),
      Assignment(Swipe(.right, fingers: 2), .newLine),
      Assignment(Swipe(.left, fingers: 2), .deleteWord),
      Assignment(Swipe(.up, fingers: 1), .readAll),
      Assignment(Swipe(.down, fingers: 1), .read(.word)),
      Assignment(Swipe(.up, fingers: 2), .undo),
      Assignment(Swipe(.down, fingers: 2), .help),
      Assignment(Swipe(.up, fingers: 3), .lock),
      Assignment(Swipe(.down, fingers: 3), .nextAlternative),
      Assignment(Swipe(.right, fingers: 3), .nextTable),
      Assignment(Swipe(.left, fingers: 3), .redo),
      Assignment(Swipe(.right, fingers: 4), .submit),
      Assignment(Swipe(.left, fingers: 4), .clear),
      Assignment(Swipe(.up, fingers: 4), .read(.line)),
      Assignment(Swipe(.down, fingers: 4), .calibrate),
      Assignment(Swipe(.up, fingers: 5), .move(.start)),
      Assignment(Swipe(.down, fingers: 5), .move(.end)),
    ] + held(.character, dot: 1, selecting: [1, 2]) + held(.word, dot: 2, selecting: [2, 3])
      + held(.line, dot: 3, selecting: [1, 3]) + [
        Assignment(Swipe(.right, fingers: 1), holding: Cell(dots: [4]), .copy),
        Assignment(Swipe(.left, fingers: 1), holding: Cell(dots: [4]), .cut),
        Assignment(Swipe(.down, fingers: 1), holding: Cell(dots: [4]), .paste),
        Assignment(Swipe(.up, fingers: 1), holding: Cell(dots: [4]), .selectAll),
      ])

  private static func held(_ unit: PadUnit, dot: Int, selecting dots: [Int]) -> [Assignment] {
    let one = Cell(dots: [dot])
    let two = Cell(dots: dots)
    return [
      Assignment(Swipe(.right, fingers: 1), holding: one, .move(.next(unit))),
      Assignment(Swipe(.left, fingers: 1), holding: one, .move(.previous(unit))),
      Assignment(Swipe(.up, fingers: 1), holding: one, .read(unit)),
      Assignment(Swipe(.right, fingers: 1), holding: two, .select(.next(unit))),
      Assignment(Swipe(.left, fingers: 1), holding: two, .select(.previous(unit))),
    ]
  }
}

extension Swipe.Direction {
  /// The direction, as the person sees it.
  public func text(in language: Language) -> String {
    switch self {
    case .up: PadActionWords[language].up
    case .down: PadActionWords[language].down
    case .left: PadActionWords[language].left
    case .right: PadActionWords[language].right
    }
  }
}
