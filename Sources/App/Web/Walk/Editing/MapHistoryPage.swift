// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Interface
import Places
import Speaking
import Wayfinding

/// What was changed on a map or on one thing of it, each with the way back.
func mapHistoryPage(
  _ changes: [MapChange], of name: String?, on map: EditedMap, at now: Timestamp, _ visit: Visit
) -> Page {
  let words = MapEditWords[visit]
  return Page(
    name.map { words.historyOf($0) } ?? words.history, in: .ability(.walk),
    back: Page.Link(
      words: words.backToMap(map.name(visit)),
      address: "/walk/edit?campus=\(map.key.inAddress)"), modules: ["runtime/zone"]
  ) {
    if changes.isEmpty {
      p(.class("empty")) { words.noHistory }
    } else {
      ol(.class("cards")) {
        for change in changes { li { changeCard(change, on: map, at: now, visit) } }
      }
    }
  }
}

private func changeCard(
  _ change: MapChange, on map: EditedMap, at now: Timestamp, _ visit: Visit
) -> Node {
  let words = MapEditWords[visit]
  let isFromFile = change.kind == .place && map.basePlaces.places.contains { $0.key == change.item }
  func told(_ item: MapItem?) -> String {
    item?.told(visit) ?? (isFromFile ? words.asFile : words.notThere)
  }
  return article(.class("card stack stack--tight")) {
    h2(.class("card__title"), .dir(.auto)) {
      words.made([
        "who": change.by ?? words.gone,
        "when": Moment.words(change.at, visit.zone, at: now, in: visit.language),
      ])
    }
    if change.isUndo { p { words.wasUndo } }
    p(.dir(.auto)) { words.before(told(change.before)) }
    p(.dir(.auto)) { words.after(told(change.after)) }
    act(words.putBack, .undo, to: "/walk/edit/changes/\(change.id)/undo", visit)
  }
}

extension MapItem {
  /// All that it says, in one line.
  fileprivate func told(_ visit: Visit) -> String {
    let words = MapEditWords[visit]
    switch self {
    case .place(let place):
      if place.isRemoved { return words.notThere }
      let names =
        ([place.name.plain] + place.name.translations.map { "\($0.tag): \($0.text)" })
        .joined(separator: "; ")
      let parts = [names, place.point.text, place.isCertain ? "" : words.guess]
      let note = place.note.text(in: visit.language)
      return (parts + [note]).filter { !$0.isEmpty }.joined(separator: ". ")
    case .closure(let closure):
      return closure.sentence(in: visit.language)
    }
  }
}
