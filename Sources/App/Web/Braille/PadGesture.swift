// SPDX-License-Identifier: Apache-2.0

import Braille
import Phrases
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
  var phrase: Phrase {
    let way = Phrase { swipe.direction.text(in: $0) }
    if let held {
      return BrailleToolWords.swipe(way, holding: Phrase { held.spokenDots(in: $0) })
    }
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

  fileprivate static func swipe(_ way: Phrase, holding dots: Phrase) -> Phrase {
    Phrase(
      en: "\(way.text(in: .english)), holding \(dots.text(in: .english))",
      es: "\(way.text(in: .spanish)), manteniendo \(dots.text(in: .spanish))",
      ar: "\(way.text(in: .arabic))، مع إبقاء \(dots.text(in: .arabic))")
  }
}

extension Phrase {
  fileprivate init(_ text: (Language) -> String) {
    self.init(en: text(.english), es: text(.spanish), ar: text(.arabic))
  }
}
