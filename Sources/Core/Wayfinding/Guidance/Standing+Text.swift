// SPDX-License-Identifier: Apache-2.0

import Speaking

extension Standing {
  /// On which way somebody is, in a sentence; nil where only that nobody knows could be said.
  func text(on map: WalkMap, in language: Language) -> String? {
    let words = StandingWords[language]
    func list(_ names: [WayName], last: String) -> String {
      Punctuation[language].list(names.map { $0.text(on: map, in: language) }, last: last)
    }
    switch street {
    case .on(let name):
      let name = name.text(on: map, in: language)
      guard let side else { return RouteWords[language].onWay(name) }
      switch side.isLeft {
      case true?: return words.onLeft(name)
      case false?: return words.onRight(name)
      case nil:
        let direction = CompassPoint(bearing: side.bearing).text(RouteWords[language])
        return words.onSide(["way": name, "direction": direction])
      }
    case .meeting(let names): return words.meeting(list(names, last: Punctuation[language].and))
    case .oneOf(let names):
      guard names.count > 1 else {
        return words.probablyOn(names[0].text(on: map, in: language))
      }
      return words.oneOf(list(names, last: Punctuation[language].or))
    case .none: return words.none
    case .unknown: return nil
    }
  }
}
