// SPDX-License-Identifier: Apache-2.0

import HTML
import Interface
import Places
import Speaking
import Wayfinding

/// The form for a place: a new one, or one that is there.
func placeEditPage(
  _ id: String, version: Int, _ state: FormState, on map: EditedMap, _ visit: Visit
) -> Page {
  let words = MapEditWords[visit]
  return itemPage(
    id.isEmpty ? words.addPlace : words.changeNamed(state.shownName("name", visit)), .place, id,
    state, on: map, visit
  ) {
    form(.class("form"), .action("/walk/edit/place"), .method(.post), .novalidate()) {
      hidden(map, id: id, version: version)
      LanguageTexts(
        field: Field(name: "name", label: words.name, hint: words.nameHint, isRequired: true)
      )
      .node(state, visit)
      Options(
        field: Field(name: "category", label: words.kind, isRequired: true),
        options: map.kindOptions(visit)
      ).node(state, visit)
      positionField(
        Field(name: "position", label: words.position, hint: words.positionHint, isRequired: true),
        state, visit)
      Choices(
        name: "certain", question: words.isCertain,
        choices: [
          Choice(value: "yes", label: words.certain), Choice(value: "no", label: words.guess),
        ]
      ).node(state, visit)
      LanguageTexts(
        field: Field(
          name: "description", label: words.description, hint: words.descriptionHint),
        isLong: true
      ).node(state, visit)
      for number in 1...state.shownDoors { doorFields(number, state, visit) }
      saving(visit)
    }
    if !id.isEmpty {
      form(.action("/walk/edit/place/remove"), .method(.post)) {
        hidden(map, id: id, version: version)
        button(.submit, .class("button button--danger")) {
          Icon.remove.node(visit)
          words.takeOff
        }
      }
    }
  }
}

private func doorFields(_ number: Int, _ state: FormState, _ visit: Visit) -> Node {
  let words = MapEditWords[visit]
  let field = "door-\(number)"
  return fieldset(.class("field stack")) {
    legend { words.door("\(number)") }
    if number == 1 { p(.class("hint")) { words.doorsHint } }
    LanguageTexts(
      field: Field(
        name: "\(field)-name", label: words.doorName, hint: words.doorNameHint,
        saysOptional: false)
    ).node(state, visit)
    positionField(
      Field(
        name: "\(field)-position", label: words.position, hint: words.positionHint,
        saysOptional: false), state, visit)
    Options(
      field: Field(name: "\(field)-access", label: words.doorAccess, isRequired: true),
      options: PlaceNote.DoorAccess.allCases.map { ($0.word, words.access($0)) }
    ).node(state, visit)
    Field(name: "\(field)-hours", label: words.hours, saysOptional: false)
      .line(state, visit, .autocomplete("off"))
  }
}

/// The form for what is closed.
func closureEditPage(
  _ id: String, version: Int, _ state: FormState, on map: EditedMap, _ visit: Visit
) -> Page {
  let words = MapEditWords[visit]
  return itemPage(
    id.isEmpty ? words.addClosure : words.changeNamed(state.shownName("what", visit)), .closure,
    id, state, on: map, visit
  ) {
    form(.class("form"), .action("/walk/edit/closure"), .method(.post), .novalidate()) {
      hidden(map, id: id, version: version)
      LanguageTexts(
        field: Field(name: "what", label: words.what, hint: words.whatHint, isRequired: true)
      )
      .node(state, visit)
      LanguageTexts(field: Field(name: "reason", label: words.reason)).node(state, visit)
      Choices(
        name: "kind", question: words.extent,
        choices: map.closureKinds.map { Choice(value: $0, label: words.extent($0)) }
      ).node(state, visit)
      if map.closureKinds.contains("street") {
        Field(name: "street", label: words.street).line(state, visit, .autocomplete("off"))
      }
      positionField(
        Field(
          name: "position", label: words.place,
          hint: words.positionHint + " " + words.whereHint, saysOptional: false), state, visit)
      Field(name: "metres", label: words.metres, saysOptional: false)
        .line(state, visit, .inputmode(.numeric), .autocomplete("off"))
      DayField(field: Field(name: "from", label: words.from, hint: words.fromHint))
        .node(state, visit)
      DayField(
        field: Field(name: "until", label: words.until, hint: words.untilHint, isRequired: true)
      ).node(state, visit)
      saving(visit)
    }
  }
}

private func saving(_ visit: Visit) -> Node {
  div(.class("form__actions")) {
    button(.submit, .class("button button--main")) { FormWords[visit].save }
  }
}

private func itemPage(
  _ title: String, _ kind: MapItem.Kind, _ id: String, _ state: FormState, on map: EditedMap,
  _ visit: Visit, @HTMLBuilder content: () -> Node
) -> Page {
  Page(
    title, in: .ability(.walk),
    back: Page.Link(
      words: MapEditWords[visit].backToMap(map.name(visit)),
      address: "/walk/edit?campus=\(map.key.inAddress)"),
    modules: ["walk/editing"], hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    content()
    if !id.isEmpty {
      p {
        a(.class("button"), .id("history"), .href(map.historyAddress(kind, id))) {
          MapEditWords[visit].history
        }
      }
    }
  }.at(map.address(of: kind, id))
}

extension FormState {
  /// What is filled in as the name, in the language of the page.
  fileprivate func shownName(_ field: String, _ visit: Visit) -> String {
    names(field).text(in: visit.language)
  }

  /// Those that are filled in, and one more.
  fileprivate var shownDoors: Int {
    let filled = (1...PlaceNote.mostDoors).last { number in
      PlaceForm.filled(number).contains { !value($0).isEmpty }
    }
    return min((filled ?? 0) + 1, PlaceNote.mostDoors)
  }
}

extension MapEditWords {
  fileprivate func access(_ access: PlaceNote.DoorAccess) -> String {
    switch access {
    case .unknown: unknown
    case .level: level
    case .steps: steps
    case .ramp: ramp
    }
  }

  fileprivate func extent(_ kind: String) -> String {
    switch kind {
    case "street": wholeStreet
    case "steps": nearestSteps
    case "gate": nearestGate
    case "crossing": nearestCrossing
    default: around
    }
  }
}

extension EditedMap {
  /// What can be closed on it: a list of places has no ways.
  var closureKinds: [String] {
    switch base {
    case .walking: ClosureForm.kinds
    case .campus: ["around"]
    }
  }

  /// The kinds of place, with their names.
  func kindOptions(_ visit: Visit) -> [(value: String, words: String)] {
    switch base {
    case .walking:
      WalkMap.Category.allCases.map { ($0.word, $0.name(in: visit.language)) }
    case .campus(let campus):
      campus.map.categories.map { ($0.id, $0.name(in: visit.language)) }
    }
  }
}
