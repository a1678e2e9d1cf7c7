// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

/// What each swipe does, as the person makes it: right is the person's right, however the screen faces.
public struct SwipeMap: Sendable, Hashable {
  /// A swipe and what it does.
  public struct Assignment: Sendable, Hashable {
    /// The swipe, seen from where the person is.
    public let swipe: Swipe
    /// What it does.
    public let action: PadAction

    /// A swipe, seen from where the person is, and what it does.
    public init(_ swipe: Swipe, _ action: PadAction) {
      self.swipe = swipe
      self.action = action
    }
  }

  /// In the order in which they are told.
  public var assignments: [Assignment]

  /// Swipes with these meanings; a swipe that stands twice has the first.
  public init(_ assignments: [Assignment]) { self.assignments = assignments }

  /// Right and left write and delete, as with the braille keyboards of Apple and Google; up and down read and help.
  public static let standard = SwipeMap([
    Assignment(Swipe(.right, fingers: 1), .space),
    Assignment(Swipe(.left, fingers: 1), .deleteCell),
    Assignment(Swipe(.right, fingers: 2), .newLine),
    Assignment(Swipe(.left, fingers: 2), .deleteWord),
    Assignment(Swipe(.up, fingers: 1), .readAll),
    Assignment(Swipe(.down, fingers: 1), .readWord),
    Assignment(Swipe(.up, fingers: 2), .undo),
    Assignment(Swipe(.down, fingers: 2), .help),
    Assignment(Swipe(.up, fingers: 3), .lock),
  ])

  /// What a gesture does; nothing when it went several ways or has no meaning.
  func action(of swipes: [Swipe], mode: PadMode) -> PadAction? {
    guard let swipe = swipes.first, swipes.count == 1 else { return nil }
    let made = mode == .hold ? swipe.mirrored : swipe
    return assignments.first { $0.swipe == made }?.action
  }

  /// All swipes and what they do, one sentence for each.
  func told(in language: Language) -> String {
    var told = BraillePhrases.swipesAre.text(in: language)
    for assignment in assignments {
      told +=
        BraillePhrases.swipe(
          assignment.swipe.direction.phrase.text(in: language), fingers: assignment.swipe.fingers,
          does: assignment.action.phrase.text(in: language)
        ).text(in: language)
    }
    return told
  }
}

extension Swipe.Direction {
  var phrase: Phrase {
    switch self {
    case .up: BraillePhrases.up
    case .down: BraillePhrases.down
    case .left: BraillePhrases.left
    case .right: BraillePhrases.right
    }
  }
}
