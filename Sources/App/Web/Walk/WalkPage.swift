// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTML
import Interface
import Speaking
import Wayfinding

/// The page of the ability Walk: choose a place, then hear where it lies.
///
/// Without scripts the form asks the server; with them `earshot-guide` does it all on the device.
func walkPage(
  _ map: OfferedMap?, of maps: [OfferedMap], kind: String? = nil, answer: String? = nil,
  mayEdit: Bool = false, _ state: FormState, _ visit: Visit
) -> Page {
  let page = Page(
    title(map, of: maps, visit), in: .ability(.walk), lead: FrameWords[visit].walkSentence,
    styles: ["walk/guide"], modules: ["walk/guide"], cores: ["walk"],
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    if let map {
      if let answer {
        p(.class("spoken stage"), .id("answer"), .tabindex(-1), .autofocus()) {
          answer
        }
      }
      let listed = atFirst(map, kind, visit)
      if maps.count > 1 || listed.value(of: .category) != nil {
        mapForm(map, of: maps, listed, visit)
      }
      element(
        "earshot-guide", .class("guide stack"),
        .data("begin", #"{"kind":"places"}"#), .data("from", map.placesAddress)
      ) {
        mapLine(map, visit)
        if map.packAddress != nil { wayLink(map, visit) }
        start(visit)
        // Once a place is chosen, this is a card with all that is asked and answered, in sight on a phone at once.
        div(.class("guide__card stack")) {
          way(visit)
          acts(visit)
          // Its place is kept, so that nothing moves when something is said.
          p(.class("guide__said"), .data("part", "said"), .data("scripted"), .dir(.auto)) {}
          near(visit)
          status(visit)
        }
        askForm(map, listed, state, visit)
      }
      closedSection(map, visit)
      describedSection(map, visit)
      if mayEdit {
        p {
          a(.class("button"), .href("/walk/edit?campus=\(map.key.inAddress)")) {
            Icon.edit.node(visit)
            MapEditWords[visit].editLink
          }
        }
      }
      if let picture = map.picture { pictureOf(map, picture, visit) }
      if let address = map.tactileAddress {
        p { a(.class("button"), .href(address)) { TactileMapPageWords[visit].toPage } }
      }
      keepingLine(map, visit)
      if let source = map.source { credit(source, visit) }
      p(.class("quiet")) { WalkPageWords[visit.language].moreMaps }
      p(.class("quiet")) { WalkPageWords[visit.language].straightLine }
    } else {
      p(.class("empty")) { WalkPageWords[visit.language].noMaps }
    }
  }
  guard let map else { return page }
  return page.keeping(.map(map.key)).at("/walk?campus=\(map.key.inAddress)")
}

/// With the name of the map where it is not the one that everybody gets at first.
private func title(_ map: OfferedMap?, of maps: [OfferedMap], _ visit: Visit) -> String {
  guard let map, map.key != maps.first?.key else { return FrameWords[visit].walk }
  return WalkPageWords[visit.language].titleOfMap([
    "walk": FrameWords[visit].walk, "map": map.name(visit),
  ])
}

private func mapForm(
  _ map: OfferedMap, of maps: [OfferedMap], _ listed: [InterfaceEffect], _ visit: Visit
) -> Node {
  let kind = listed.value(of: .category)
  let state = FormState(values: ["campus": map.key, "kind": kind ?? ""])
  return form(.class("filter"), .action("/walk"), .method(.get)) {
    Options(
      field: Field(name: "campus", label: WalkPageWords[visit.language].campus, isRequired: true),
      options: maps.map { ($0.key, $0.name(visit)) }
    ).node(state, visit)
    // Too many places for one list: without scripts, those of one kind are asked for here.
    if kind != nil {
      div(.data("unscripted")) {
        Options(
          field: Field(
            name: "kind", label: WalkPageWords[visit.language].category, isRequired: true),
          options: listed.rows(of: .category).map { ($0.key, $0.text) }
        ).node(state, visit)
      }
    }
    button(.submit, .class("button")) { WalkPageWords[visit.language].openMap }
  }
}

/// Which map this is: one must not look for what lies elsewhere.
private func mapLine(_ map: OfferedMap, _ visit: Visit) -> Node {
  p(.class("guide__map"), .dir(.auto)) {
    "\(map.name(visit)): \(WalkPageWords[visit.language].places(map.places.places.count))"
  }
}

/// A map with ways leads to the page that finds them.
private func wayLink(_ map: OfferedMap, _ visit: Visit) -> Node {
  p {
    a(.class("button"), .href("/walk/way?campus=\(map.key.inAddress)")) {
      Icon.walk.node(visit)
      RoutePageWords[visit].toWay
    }
  }
}

/// The map for the eyes; it is fetched only where it comes into sight.
private func pictureOf(
  _ map: OfferedMap, _ picture: OfferedMap.Picture, _ visit: Visit
) -> Node {
  figure(.class("guide__picture")) {
    img(
      src: picture.address, alt: WalkPageWords[visit.language].picture(map.name(visit)),
      .width(picture.width), .height(picture.height), .loading(.lazy))
    figcaption {
      a(.class("button"), .href("/walk/map?campus=\(map.key.inAddress)")) {
        MapPageWords[visit].toMap
      }
      " "
      a(.class("button"), .href(picture.address)) { WalkPageWords[visit.language].openPicture }
    }
  }
}

/// Whose data the map is made of, as their licence asks for it.
func credit(_ source: WalkMap.Source, _ visit: Visit) -> Node {
  let text = WalkPageWords[visit.language].mapData(source.licence)
  return p(.class("quiet"), .dir(.auto)) {
    if source.origin == "OpenStreetMap" {
      a(.href("https://www.openstreetmap.org/copyright")) { text }
    } else {
      text
    }
  }
}

/// The first act: with the position known, the nearest places are named and come first in the list.
private func start(_ visit: Visit) -> Node {
  div(.class("stack"), .data("part", "start"), .data("scripted")) {
    p {
      guideButton(
        "watch", WalkWords[visit.language].useMyPosition, .walk, isMain: true,
        others: [WalkWords[visit.language].stopUsingPosition], visit)
    }
    p(.class("hint")) { WalkPageWords[visit.language].staysHere }
  }
}

/// The places around, filled by the script: each chooses itself.
private func near(_ visit: Visit) -> Node {
  ul(.class("guide__near"), .data("part", "near"), .ariaLabel(WalkPageWords[visit.language].nearby))
  {
    template {
      li { button(.button, .class("button"), .data("act", "place"), .data("text"), .dir(.auto)) {} }
    }
  }
}

/// The sentence and the dial; shown by the script once a place is chosen.
private func way(_ visit: Visit) -> Node {
  section(.class("guide__way"), .data("part", "way"), .hidden(), .ariaLabelledBy("way")) {
    h2(.id("way"), .tabindex(-1), .dir(.auto), .data("part", "name")) {
      WalkPageWords[visit.language].way
    }
    p(.class("spoken"), .data("field", "sentence")) {}
    dial
  }
}

/// The six acts, right under the sentence; what answers them stands below, so that no answer moves them.
///
/// The style shows them once the way is shown.
private func acts(_ visit: Visit) -> Node {
  div(.class("guide__acts")) {
    guideButton(
      "ask", WalkPageWords[visit.language].ask, .place, isMain: true, onlyTells: true, visit)
    guideButton("around", WalkPageWords[visit.language].around, .search, onlyTells: true, visit)
    guideButton(
      "watch", WalkWords[visit.language].useMyPosition, .walk,
      others: [WalkWords[visit.language].stopUsingPosition], visit)
    guideButton("repeat", WalkPageWords[visit.language].repeat, .speaker, onlyTells: true, visit)
    guideButton(
      "guide", WalkWords[visit.language].guideOnRequest, .silent,
      others: [WalkWords[visit.language].guideMe], visit)
    guideButton("change-place", WalkPageWords[visit.language].changePlace, .exchange, visit)
  }
}

/// How well position and heading are known, and where the position stays.
@HTMLBuilder private func status(_ visit: Visit) -> Node {
  p(.class("guide__status quiet"), .data("field", "status")) {}
  p(.class("guide__status hint")) { WalkPageWords[visit.language].staysHere }
}

private func guideButton(
  _ act: String, _ words: String, _ icon: Icon, isMain: Bool = false, onlyTells: Bool = false,
  others: [String] = [], _ visit: Visit
) -> Node {
  button(
    .button, .class(isMain ? "button button--main" : "button"), .data("act", act),
    .when(onlyTells, .data("safe"))
  ) {
    icon.node(visit)
    steadyWords(words, among: others, .data("field", act))
  }
}

/// A picture of what the sentence says: up is straight ahead.
private var dial: Node {
  div(.class("guide__dial"), .data("part", "dial"), .hidden(), .ariaHidden()) {
    svg(.viewBox("0 0 100 100")) {
      element(
        "circle", .attribute("class", "guide__ring"), .attribute("cx", "50"),
        .attribute("cy", "50"), .attribute("r", "46"))
      element("path", .attribute("class", "guide__tick"), .d("M50 4v8"))
      element(
        "path", .attribute("class", "guide__needle"), .d("M50 14 64 58 50 50 36 58Z"),
        .data("part", "needle"))
    }
    // The letter on maps all over the world, also in Arabic ones for visitors.
    span(.class("guide__north"), .data("part", "north"), .hidden()) { "N" }
  }
}

private func askForm(
  _ map: OfferedMap, _ listed: [InterfaceEffect], _ state: FormState, _ visit: Visit
) -> Node {
  form(
    .class("form"), .action("/walk"), .method(.post), .data("submit", "submit")
  ) {
    input(.hidden, .name("campus"), .value(map.key))
    if let kind = listed.value(of: .category) { input(.hidden, .name("kind"), .value(kind)) }
    div(.class("stack"), .data("part", "choosing")) {
      categoryField(listed, visit)
      placeField(listed, state, visit)
    }
    details(.data("part", "typing"), .data("later"), .open()) {
      summary { WalkPageWords[visit.language].typeInstead }
      // The space between the rows: that of the disclosure itself lies around them as one.
      div(.class("stack")) {
        Field(
          name: "position", label: WalkPageWords[visit.language].position,
          hint: WalkPageWords[visit.language].positionHint,
          isRequired: true
        ).line(
          state, visit, .data("part", "position"), .autocomplete("off"), .spellcheck(false),
          .inputmode(.text))
        if state.problem("position") == nil {
          p(
            .class("field__error"), .id("position-error"), .data("part", "position-error"),
            .hidden()
          ) {}
        }
        facingField.node(state, visit)
        button(.submit, .class("button"), .data("part", "use"), .data("scripted")) {
          WalkWords[visit.language].useTyped
        }
        p(.class("hint"), .data("unscripted")) { WalkPageWords[visit.language].sentToServer }
      }
    }
    div(.class("form__actions")) {
      button(.submit, .class("button button--main"), .data("part", "submit")) {
        WalkPageWords[visit.language].ask
      }
    }
  }
}

/// What the session lists first: it finds its rows here and leaves them alone, so that no menu speaks unasked.
///
/// - Parameter kind: the kind of place that is listed where all are too many.
func atFirst(_ map: OfferedMap, _ kind: String?, _ visit: Visit) -> [InterfaceEffect] {
  var session = WalkSession(language: visit.language)
  let effects = session.handle(.init(time: 0, .places(.success(map.places)))).map(\.content)
  guard effects.value(of: .category) != nil, let kind, map.places.category(id: kind) != nil else {
    return effects
  }
  let chosen = session.handle(.init(time: 0, .category(kind))).map(\.content)
  return [.value(.category, kind)] + chosen + effects
}

/// Only with scripts, which fill the list of places by it.
private func categoryField(_ listed: [InterfaceEffect], _ visit: Visit) -> Node {
  div(.class("field"), .data("scripted")) {
    label(.for("category")) { WalkPageWords[visit.language].category }
    select(
      .id("category"), .class("input"), .data("part", "category"), .data("choose", "category")
    ) {
      option(.value("")) { WalkPageWords[visit.language].allPlaces }
      template { option {} }
      for row in listed.rows(of: .category) {
        option(
          .value(row.key), .data("key", row.key), .selected(row.key == listed.value(of: .category))
        ) { row.text }
      }
    }
  }
}

private func placeField(
  _ listed: [InterfaceEffect], _ state: FormState, _ visit: Visit
) -> Node {
  Field(name: "place", label: WalkPageWords[visit.language].place, isRequired: true).node(
    state, visit
  ) { own in
    // A long name is cut at its end, also where it runs the other way than the page.
    select(own, .data("part", "place"), .data("focused", "menu"), .dir(.auto)) {
      template { option(.dir(.auto)) {} }
      for row in listed.rows(of: .place) {
        option(
          .value(row.key), .data("key", row.key), .selected(state.value("place") == row.key),
          .dir(.auto)
        ) { row.text }
      }
    }
  }
}

private let facingField = FacingField()

/// Which way the person faces, for those whose device does not know.
private struct FacingField {
  func node(_ state: FormState, _ visit: Visit) -> Node {
    Options(
      field: Field(name: "facing", label: WalkPageWords[visit.language].facing, isRequired: true),
      options: [
        ("unknown", WalkPageWords[visit.language].unknownFacing),
        ("north", WalkPageWords[visit.language].north),
        ("east", WalkPageWords[visit.language].east),
        ("south", WalkPageWords[visit.language].south),
        ("west", WalkPageWords[visit.language].west),
      ]
    ).node(state, visit)
  }
}
