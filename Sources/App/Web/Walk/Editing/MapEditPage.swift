// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Interface
import Places
import Speaking
import Wayfinding

/// The page on which a map is changed: what is closed, its places, and what was taken off.
func mapEditPage(
  _ map: EditedMap, of maps: [EditedMap], search: String, at now: Timestamp, _ visit: Visit
) -> Page {
  let words = MapEditWords[visit]
  return Page(
    words.title, in: .ability(.walk), lead: words.lead,
    back: Page.Link(
      words: FrameWords[visit].walk, address: "/walk?campus=\(map.key.inAddress)")
  ) {
    div(.class("stack stack--loose")) {
      if maps.count > 1 { mapChoice(map, maps, visit) }
      closures(map, at: now, visit)
      places(map, search, visit)
      takenAway(map, visit)
      p {
        a(.class("button"), .href("/walk/edit/history?campus=\(map.key.inAddress)")) {
          words.history
        }
      }
    }
  }
}

private func mapChoice(_ map: EditedMap, _ maps: [EditedMap], _ visit: Visit) -> Node {
  form(.class("filter"), .action("/walk/edit"), .method(.get)) {
    Options(
      field: Field(name: "campus", label: WalkPageWords[visit.language].campus, isRequired: true),
      options: maps.map { ($0.key, $0.name(visit)) }
    ).node(FormState(values: ["campus": map.key]), visit)
    button(.submit, .class("button")) { WalkPageWords[visit.language].openMap }
  }
}

private func closures(_ map: EditedMap, at now: Timestamp, _ visit: Visit) -> Node {
  let words = MapEditWords[visit]
  let closures = map.records.compactMap { record -> (MapClosure, Int)? in
    guard case .closure(let closure) = record.item else { return nil }
    return (closure, record.version)
  }
  return section(.class("stack"), .ariaLabelledBy("closures")) {
    h2(.id("closures"), .tabindex(-1)) { words.closuresHeading }
    if closures.isEmpty {
      p(.class("empty")) { words.noClosures }
    } else {
      ul(.class("cards")) {
        for (closure, version) in closures.reversed() {
          li { closureCard(closure, version, map, at: now, visit) }
        }
      }
    }
    p {
      a(.class("button"), .href("/walk/edit/closure?campus=\(map.key.inAddress)")) {
        Icon.plus.node(visit)
        words.addClosure
      }
    }
  }
}

private func closureCard(
  _ closure: MapClosure, _ version: Int, _ map: EditedMap, at now: Timestamp, _ visit: Visit
) -> Node {
  let words = MapEditWords[visit]
  let name = closure.what.text(in: visit.language)
  return article(.class("card stack stack--tight")) {
    h3(.dir(.auto)) { closure.sentence(in: visit.language) }
    switch closure.standing(at: now) {
    case .upcoming:
      p { words.upcoming(CivilDate(closure.from)?.words(in: visit.language) ?? closure.from) }
    case .over: p { words.over }
    case .now: Node.empty
    }
    div(.class("cluster")) {
      a(.class("button"), .href(map.address(of: .closure, closure.id))) {
        Icon.edit.node(visit)
        words.changeNamed(name)
      }
      form(.action("/walk/edit/closure/open"), .method(.post)) {
        hidden(map, id: closure.id, version: version)
        button(.submit, .class("button"), .ariaLabel("\(words.open): \(name)")) {
          Icon.remove.node(visit)
          words.open
        }
      }
    }
  }
}

/// So many places are listed at once.
private let mostListed = 50

private func places(_ map: EditedMap, _ search: String, _ visit: Visit) -> Node {
  let words = MapEditWords[visit]
  let found = map.places.places(called: search)
  return section(.class("stack"), .ariaLabelledBy("places")) {
    h2(.id("places"), .tabindex(-1)) { words.placesHeading }
    p {
      a(.class("button"), .href("/walk/edit/place?campus=\(map.key.inAddress)")) {
        Icon.plus.node(visit)
        words.addPlace
      }
    }
    form(.class("filter"), .action("/walk/edit"), .method(.get), .role(.search)) {
      input(.hidden, .name("campus"), .value(map.key))
      Field(name: "search", label: words.search, saysOptional: false)
        .line(FormState(values: ["search": search]), visit, .autocomplete("off"))
      button(.submit, .class("button")) { words.searchAct }
    }
    if found.isEmpty { p(.class("empty")) { words.noneFound } }
    if found.count > mostListed { p { words.onlyFirst("\(mostListed)") } }
    ul {
      for place in found.prefix(mostListed) {
        li {
          a(.class("lone-link"), .href(map.address(of: .place, place.key)), .dir(.auto)) {
            place.name.inList(visit.language)
          }
        }
      }
    }
  }
}

@HTMLBuilder private func takenAway(_ map: EditedMap, _ visit: Visit) -> Node {
  let gone = map.records.compactMap { record -> EditedPlace? in
    guard case .place(let place) = record.item, place.isRemoved else { return nil }
    return place
  }
  if !gone.isEmpty {
    section(.class("stack"), .ariaLabelledBy("gone")) {
      h2(.id("gone")) { MapEditWords[visit].takenAway }
      ul {
        for place in gone.reversed().prefix(mostListed) {
          li {
            a(.class("lone-link"), .href(map.historyAddress(.place, place.id)), .dir(.auto)) {
              place.name.text(in: visit.language)
            }
          }
        }
      }
    }
  }
}

/// What each form says of what it is about.
@HTMLBuilder func hidden(_ map: EditedMap, id: String, version: Int) -> Node {
  input(.hidden, .name("campus"), .value(map.key))
  input(.hidden, .name("id"), .value(id))
  input(.hidden, .name("version"), .value("\(version)"))
}

extension EditedMap {
  /// What people call it.
  func name(_ visit: Visit) -> String { places.name?.text(in: visit.language) ?? key }

  /// Where a place or closure is changed.
  func address(of kind: MapItem.Kind, _ id: String) -> String {
    "/walk/edit/\(kind.rawValue)?campus=\(key.inAddress)&id=\(id.inAddress)"
  }

  /// Where its changes are told.
  func historyAddress(_ kind: MapItem.Kind, _ id: String) -> String {
    "/walk/edit/history?campus=\(key.inAddress)&kind=\(kind.rawValue)&id=\(id.inAddress)"
  }
}
