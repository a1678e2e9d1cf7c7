// SPDX-License-Identifier: Apache-2.0

import HTML
import Wayfinding

/// Which way somebody wants, and how it is told: fields that work without scripts, and that the session fills with what the
/// device has kept.
func routeChoices(_ state: FormState, _ visit: Visit) -> Node {
  let words = RouteChoiceWords[visit]
  let hasProblem = state.problem("step") != nil
  return details(.when(hasProblem, .open())) {
    summary { words.howTold }
    div(.class("stack")) {
      menu("profile", words.profile, [("blind", words.blind), ("shortest", words.shortest)])
        .node(state, visit)
      hindrances(state, visit)
      menu(
        "style", words.style,
        [
          ("sides", words.sides), ("clock", words.clock), ("degrees", words.degrees),
          ("compass", words.compass), ("legs", words.legs),
        ]
      ).node(state, visit)
      menu(
        "units", words.units,
        [("metres", words.metres), ("steps", words.paces), ("streets", words.inStreets)]
      )
      .node(state, visit)
      Field(name: "step", label: words.step, hint: words.stepHint, saysOptional: false).line(
        state, visit, .data("part", "step"), .inputmode(.numeric), .autocomplete("off"))
      named(state, visit)
      menu(
        "words", words.amount,
        [("20", words.few), ("\(CalloutChoice.usualWords)", words.some), ("120", words.many)]
      ).node(state, visit)
    }
  }
}

/// A menu that the session fills with what the device has kept.
private struct KeptMenu {
  let field: Field
  let options: [(value: String, words: String)]

  func node(_ state: FormState, _ visit: Visit) -> Node {
    field.node(state, visit) { own in
      select(own, .data("part", field.name), .autocomplete("off")) {
        for choice in options {
          option(.value(choice.value), .selected(choice.value == state.value(field.name))) {
            choice.words
          }
        }
      }
    }
  }
}

private func menu(
  _ name: String, _ label: String, _ options: [(value: String, words: String)]
) -> KeptMenu {
  KeptMenu(field: Field(name: name, label: label, isRequired: true), options: options)
}

private func hindrances(_ state: FormState, _ visit: Visit) -> Node {
  let words = RouteChoiceWords[visit]
  return fieldset(.class("field"), .attribute("aria-describedby", "hindrances-hint")) {
    legend { words.hindrances }
    p(.class("hint"), .id("hindrances-hint")) { words.hindrancesHint }
    div(.class("route__choices")) {
      for hindrance in RoutePreferences.Hindrance.allCases {
        menu(
          RouteChoices.field(hindrance), words.name(of: hindrance),
          [
            ("", words.asUsual), (RoutePreferences.Weight.ignored.word, words.ignored),
            (RoutePreferences.Weight.minded.word, words.minded),
            (RoutePreferences.Weight.avoided.word, words.avoided),
          ]
        ).node(state, visit)
      }
    }
  }
}

private func named(_ state: FormState, _ visit: Visit) -> Node {
  let words = RouteChoiceWords[visit]
  return fieldset(.class("field")) {
    legend { words.named }
    div(.class("choices")) {
      for kind in CalloutChoice.Kind.allCases {
        let field = RouteChoices.field(kind)
        label(.class("choice"), .for(field)) {
          input(
            .checkbox, .id(field), .name(field), .value("on"), .data("part", field),
            .autocomplete("off"), .checked(!state.value(field).isEmpty))
          span { words.name(of: kind) }
        }
      }
    }
  }
}

extension RouteChoiceWords {
  func name(of hindrance: RoutePreferences.Hindrance) -> String {
    switch hindrance {
    case .crossings: crossings
    case .steps: steps
    case .barriers: barriers
    case .openSpaces: openSpaces
    case .roads: roads
    case .roughGround: roughGround
    case .turns: turns
    case .darkness: darkness
    case .unknownWays: unknownWays
    }
  }

  func name(of kind: CalloutChoice.Kind) -> String {
    switch kind {
    case .places: places
    case .landmarks: landmarks
    case .mobility: stops
    case .safety: crossingsBeside
    }
  }
}
