// SPDX-License-Identifier: Apache-2.0

import Braille
import Speaking

/// A gesture to which an act can be assigned: a swipe, perhaps while another finger holds a dot.
struct PadGesture {
  let swipe: Swipe
  var held: Cell?

  /// Swipes with one to five fingers, then those of one finger beside held dots.
  static let all: [PadGesture] =
    (1...Swipe.mostFingers).flatMap { fingers in
      directions.map { PadGesture(swipe: Swipe($0, fingers: fingers)) }
    }
    + holdings.flatMap { dots in
      directions.map { PadGesture(swipe: Swipe($0, fingers: 1), held: Cell(dots: dots)) }
    }

  /// Dots that are held: one, or two of the left hand.
  private static let holdings = [[1], [2], [3], [4], [5], [6], [1, 2], [2, 3], [1, 3]]
  private static let directions: [Swipe.Direction] = [.right, .left, .up, .down]

  /// What it does until the person assigns something else.
  var usualAction: PadAction? {
    SwipeMap.standard.assignments
      .first { $0.swipe == swipe && $0.held == held ?? .blank }?.action
  }

  /// A word for identifiers.
  var id: String {
    "\(swipe.name.replacing(" ", with: "-"))\(held.map { "-held-\($0.bits)" } ?? "")"
  }

  /// What to do with the fingers.
  func words(in language: Language) -> String {
    let words = BrailleToolWords[language]
    let way = swipe.direction.text(in: language)
    guard let held else { return words.swipe(swipe.fingers, ["way": way]) }
    let dots = held.spokenDots(in: language)
    return words.holding(["way": way, "dots": dots])
  }
}
