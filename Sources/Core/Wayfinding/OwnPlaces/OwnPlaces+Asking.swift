// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// What is asked of the places of one’s own, and is the same on every page that has them.
extension OwnPlaces {
  /// A name as it was typed, without spaces at its ends; else what is wrong with it.
  func checked(name: String) -> (name: String, problem: String?) {
    let name = name.trimmed
    if name.utf8.isEmpty { return (name, words.needsName) }
    return (name, name.unicodeScalars.count > OwnPlaceList.longestName ? words.longName : nil)
  }

  /// What is to be done about all that needs no place of the page; nil for what the page must know where it is.
  mutating func act(on happening: OwnPlaceHappening) -> Outcome? {
    switch happening {
    case .remember, .go: return nil
    case .rename(let old, let new):
      let (name, problem) = checked(name: new)
      if let problem { return Outcome(told: problem, isRefused: true) }
      return Outcome(effects: make(.rename(old, to: name)))
    case .remove(let name): return Outcome(effects: make(.remove(name)))
    case .undo: return Outcome(effects: make(.undo))
    case .save:
      guard !places.isEmpty else {
        return Outcome(told: words.noPlaces, isRefused: true)
      }
      let text = String(decoding: list.geoJSON, as: UTF8.self)
      return Outcome(effects: [.offer(name: "earshot-places.geojson", text: text)])
    case .file(let text): return take(file: text)
    }
  }

  private mutating func take(file text: String?) -> Outcome {
    guard let text else { return Outcome(told: words.noFile, isRefused: true) }
    do throws(PlaceMapError) {
      let list = try OwnPlaceList(geoJSON: Array(text.utf8))
      return Outcome(effects: make(.take(list.places)))
    } catch {
      let problem = error.message(in: language)
      return Outcome(told: words.wrongFile(problem), isRefused: true)
    }
  }
}

extension OwnPlaceWords {
  /// That a place is kept, and where it is.
  func kept(_ name: String, _ spot: OwnPlaces.Spot, in language: Language) -> String {
    switch spot {
    case .here: keptHere(name)
    case .within(let metres):
      keptWithin([
        "name": name, "distance": SpokenDistance(within: metres).text(in: language),
      ])
    case .step: keptAtStep(name)
    case .inMind: keptInMind(name)
    case .typed: keptTyped(name)
    case .mark: keptAtMark(name)
    }
  }
}
