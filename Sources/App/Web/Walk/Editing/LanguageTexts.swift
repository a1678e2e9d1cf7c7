// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking
import Wayfinding

/// A text that is wanted in several languages, of which one is enough.
struct LanguageTexts {
  let field: Field
  var isLong = false

  /// The names of its controls.
  static func names(_ name: String) -> [String] {
    [name] + Language.allCases.map { "\(name)-\($0.tag)" }
  }

  /// One control, and one for each language where they are wanted.
  @HTMLBuilder func node(_ state: FormState, _ visit: Visit) -> Node {
    control(field, state, visit)
    let names = Self.names(field.name).dropFirst()
    details(
      .class("details"),
      .when(names.contains { !state.value($0).isEmpty || state.problem($0) != nil }, .open())
    ) {
      summary { MapEditWords[visit].otherLanguages(field.label) }
      div(.class("stack")) {
        for language in Language.allCases {
          control(
            Field(
              name: "\(field.name)-\(language.tag)",
              label: MapEditWords[visit].inLanguage([
                "label": field.label, "language": language.name(in: visit.language),
              ]), saysOptional: false), state, visit)
        }
      }
    }
  }

  private func control(_ field: Field, _ state: FormState, _ visit: Visit) -> Node {
    guard isLong else { return field.line(state, visit, .autocomplete("off")) }
    return field.node(state, visit) { own in
      textarea(own, .rows(4), .dir(.auto)) { state.value(field.name) }
    }
  }
}

extension FormState {
  /// A text in the languages in which it was filled in, with those of other languages that were there before.
  func names(_ field: String, before: MapNames? = nil) -> MapNames {
    var names = MapNames(value(field))
    for language in Language.allCases {
      let text = value("\(field)-\(language.tag)")
      if !text.isEmpty { names.translations.append(.init(tag: language.tag, text: text)) }
    }
    let own = Set(Language.allCases.map(\.tag))
    names.translations += before?.translations.filter { !own.contains($0.tag) } ?? []
    return names
  }

  /// Shows a text in its languages.
  mutating func show(_ names: MapNames?, in field: String) {
    values[field] = names?.plain ?? ""
    for translation in names?.translations ?? [] {
      values["\(field)-\(translation.tag)"] = translation.text
    }
  }
}

/// The field of a position, with a button that fills it in where scripts run.
func positionField(_ field: Field, _ state: FormState, _ visit: Visit) -> Node {
  field.node(state, visit) { own in
    element("use-position", .class("with-button")) {
      input(
        .text, own, .value(state.value(field.name)), .dir(.auto), .autocomplete("off"),
        .spellcheck(false))
      button(.button, .class("button"), .data("scripted")) {
        Icon.place.node(visit)
        MapEditWords[visit].here
      }
      p(.class("field__error"), .hidden()) { MapEditWords[visit].notFound }
    }
  }
}
