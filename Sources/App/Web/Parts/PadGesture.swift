// SPDX-License-Identifier: Apache-2.0

import Braille
import Phrases
import Speaking

/// A gesture to which an act can be assigned: a swipe, perhaps while another finger holds a dot.
struct PadGesture {
  let swipe: Swipe
  var held: Cell?

  /// Swipes with one to five fingers, then those of one finger beside a held dot.
  static let all: [PadGesture] =
    (1...Swipe.mostFingers).flatMap { fingers in
      directions.map { PadGesture(swipe: Swipe($0, fingers: fingers)) }
    }
    + (1...6).flatMap { dot in
      directions.map { PadGesture(swipe: Swipe($0, fingers: 1), held: Cell(dots: [dot])) }
    }

  private static let directions: [Swipe.Direction] = [.right, .left, .up, .down]

  /// What it does until the person assigns something else.
  var usualAction: PadAction? {
    guard held == nil else { return nil }
    return SwipeMap.standard.assignments.first { $0.swipe == swipe }?.action
  }

  /// A word for identifiers.
  var id: String {
    "\(swipe.name.replacing(" ", with: "-"))\(held.map { "-held-\($0.bits)" } ?? "")"
  }

  /// What to do with the fingers.
  var phrase: Phrase {
    let way = swipe.direction.phrase
    if let dot = held?.dots.first { return BrailleToolWords.swipe(way, holding: dot) }
    return BrailleToolWords.swipe(way, fingers: swipe.fingers)
  }
}

extension BrailleToolWords {
  fileprivate static func swipe(_ way: Phrase, fingers: Int) -> Phrase {
    let (en, es, ar) = (way.text(in: .english), way.text(in: .spanish), way.text(in: .arabic))
    return switch fingers {
    case 1: Phrase(en: "\(en), 1 finger", es: "\(es), 1 dedo", ar: "\(ar)، إصبع واحد")
    case 2: Phrase(en: "\(en), 2 fingers", es: "\(es), 2 dedos", ar: "\(ar)، إصبعان")
    default:
      Phrase(
        en: "\(en), \(fingers) fingers", es: "\(es), \(fingers) dedos",
        ar: "\(ar)، \(fingers) أصابع")
    }
  }

  fileprivate static func swipe(_ way: Phrase, holding dot: Int) -> Phrase {
    Phrase(
      en: "\(way.text(in: .english)), while dot \(dot) is held",
      es: "\(way.text(in: .spanish)), con el punto \(dot) apoyado",
      ar: "\(way.text(in: .arabic))، مع تثبيت النقطة \(dot)")
  }
}

extension Swipe.Direction {
  fileprivate var phrase: Phrase {
    switch self {
    case .up: BraillePhrases.up
    case .down: BraillePhrases.down
    case .left: BraillePhrases.left
    case .right: BraillePhrases.right
    }
  }
}
