// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTML
import Interface
import Speaking
import Wayfinding

/// A way that the server found, for whom scripts do not.
struct ToldRoute {
  let name: String
  let summary: String
  let steps: [String]
}

/// The page of the way to a place, step by step.
///
/// Without scripts the form asks the server; with them `earshot-route` does it all on the device.
func routePage(
  _ map: OfferedMap, kind: String? = nil, told: ToldRoute? = nil, _ state: FormState,
  _ visit: Visit
) -> Page {
  let words = RoutePageWords[visit]
  let listed = atFirst(map, kind, visit)
  return Page(
    words.title, in: .ability(.walk), lead: words.lead,
    back: Page.Link(words: FrameWords[visit].walk, address: "/walk?campus=\(map.key.inAddress)"),
    styles: ["walk/guide", "walk/route"], modules: ["walk/route"], cores: ["route"],
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    if listed.value(of: .category) != nil { kindForm(map, listed, visit) }
    element(
      "earshot-route", .class("guide route stack"), .data("begin", #"{"kind":"open"}"#),
      .data("configuration", configuration(map)), .data("failed", words.failed)
    ) {
      p(.class("guide__map"), .dir(.auto)) { map.name(visit) }
      div(.class("guide__card stack")) {
        way(told, visit)
        acts(visit)
        // Its place is kept, so that nothing moves when something is said.
        p(.class("guide__said"), .data("part", "said"), .data("scripted"), .dir(.auto)) {}
        steps(told, visit)
      }
      form(map, listed, state, visit)
    }
    p(.class("quiet")) { words.onlyTheMap }
    if let source = map.source { credit(source, visit) }
  }
}

private func configuration(_ map: OfferedMap) -> String {
  var writer = JSONWriter()
  writer.object { $0.field("map", map.packAddress ?? "") }
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// Too many places for one list: those of one kind are asked for.
private func kindForm(_ map: OfferedMap, _ listed: [InterfaceEffect], _ visit: Visit) -> Node {
  let state = FormState(values: ["kind": listed.value(of: .category) ?? ""])
  return HTML.form(.class("filter"), .action("/walk/way"), .method(.get)) {
    input(.hidden, .name("campus"), .value(map.key))
    Options(
      field: Field(name: "kind", label: WalkPageWords[visit.language].category, isRequired: true),
      options: listed.rows(of: .category).map { ($0.key, $0.text) }
    ).node(state, visit)
    button(.submit, .class("button")) { WalkPageWords[visit.language].openMap }
  }
}

/// The step that is read, very large, under the name of the place.
private func way(_ told: ToldRoute?, _ visit: Visit) -> Node {
  section(
    .class("guide__way"), .data("part", "way"), .when(told == nil, .hidden()),
    .ariaLabelledBy("way")
  ) {
    h2(
      .id("way"), .tabindex(-1), .dir(.auto), .data("part", "name"),
      .when(told != nil, .autofocus())
    ) { told?.name ?? WalkPageWords[visit.language].way }
    p(.class("route__summary"), .data("field", "summary")) { told?.summary ?? "" }
    p(.class("spoken"), .data("field", "instruction"), .dir(.auto)) {}
    p(.class("quiet"), .data("field", "count")) {}
  }
}

private func acts(_ visit: Visit) -> Node {
  let words = RoutePageWords[visit]
  return div(.class("guide__acts route__acts"), .data("scripted")) {
    act("next", words.next, .arrowForward, isMain: true, visit)
    act("previous", words.previous, .arrowBack, visit)
    act("repeat", WalkPageWords[visit.language].repeat, .speaker, visit)
    act(
      "rehearse", RouteSessionWords[visit.language].rehearse, .walk,
      others: [RouteSessionWords[visit.language].stopRehearsing], visit)
    act("whole", words.whole, .read, visit)
    act("far", words.far, .place, visit)
    act("stop", words.stop, .stop, visit)
    div(.class("field route__speed")) {
      label(.for("speed")) { words.speed }
      select(.id("speed"), .class("input"), .autocomplete("off"), .data("choose", "speed")) {
        for (value, text) in [
          ("1", words.asIWalk), ("2", words.twice), ("4", words.fourTimes),
          ("8", words.eightTimes),
        ] {
          option(.value(value)) { text }
        }
      }
    }
  }
}

private func act(
  _ act: String, _ words: String, _ icon: Icon, isMain: Bool = false, others: [String] = [],
  _ visit: Visit
) -> Node {
  button(
    .button, .class(isMain ? "button button--main" : "button"), .data("act", act), .data("safe")
  ) {
    icon.node(visit)
    steadyWords(words, among: others, .data("field", act))
  }
}

/// All steps; each is read by itself where scripts run.
private func steps(_ told: ToldRoute?, _ visit: Visit) -> Node {
  ol(
    .class("route__steps"), .data("part", "steps"), .ariaLabel(RoutePageWords[visit].steps)
  ) {
    template {
      li {
        button(
          .button, .class("button"), .data("act", "step"), .data("safe"), .data("text"), .dir(.auto)
        ) {}
      }
    }
    for step in told?.steps ?? [] { li(.data("first", ""), .dir(.auto)) { step } }
  }
}

private func form(
  _ map: OfferedMap, _ listed: [InterfaceEffect], _ state: FormState, _ visit: Visit
) -> Node {
  let words = RoutePageWords[visit]
  return HTML.form(
    .class("form"), .action("/walk/way"), .method(.post), .data("submit", "submit")
  ) {
    input(.hidden, .name("campus"), .value(map.key))
    if let kind = listed.value(of: .category) { input(.hidden, .name("kind"), .value(kind)) }
    Options(
      field: Field(name: "place", label: WalkPageWords[visit.language].place, isRequired: true),
      options: listed.rows(of: .place).map { ($0.key, $0.text) }
    ).node(state, visit)
    Field(
      name: "position", label: words.start, hint: words.startHint, saysOptional: false
    ).line(
      state, visit, .data("part", "position"), .autocomplete("off"), .spellcheck(false),
      .inputmode(.text))
    if state.problem("position") == nil {
      p(
        .class("field__error"), .id("position-error"), .data("part", "position-error"), .hidden()
      ) {}
    }
    details {
      summary { words.howTold }
      div(.class("stack")) {
        menu("profile", words.profile, [("blind", words.blind), ("shortest", words.shortest)])
          .node(state, visit)
        menu(
          "style", words.style,
          [
            ("sides", words.sides), ("clock", words.clock), ("degrees", words.degrees),
            ("compass", words.compass),
          ]
        ).node(state, visit)
        menu("units", words.units, [("metres", words.metres), ("steps", words.paces)])
          .node(state, visit)
      }
    }
    p(.class("hint"), .data("scripted")) { WalkPageWords[visit.language].staysHere }
    p(.class("hint"), .data("unscripted")) { WalkPageWords[visit.language].sentToServer }
    div(.class("form__actions")) {
      button(.submit, .class("button button--main")) { words.find }
    }
  }
}

private func menu(
  _ name: String, _ label: String, _ options: [(value: String, words: String)]
) -> Options {
  Options(field: Field(name: name, label: label, isRequired: true), options: options)
}
