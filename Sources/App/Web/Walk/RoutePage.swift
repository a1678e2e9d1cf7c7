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
  /// The places that it leads to, for a form that adds another.
  let stops: String
  /// The way on the picture of the map, where there is one.
  let drawing: RouteDrawing?
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
    styles: ["walk/guide", "walk/route", "walk/picture"], modules: ["walk/route"], cores: ["route"],
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    if listed.value(of: .category) != nil { kindForm(map, listed, visit) }
    closedSection(map, visit)
    element(
      "earshot-route", .class("guide route stack"), .data("begin", #"{"kind":"open"}"#),
      .data("configuration", configuration(map)), .data("failed", words.failed)
    ) {
      p(.class("guide__map"), .dir(.auto)) { map.name(visit) }
      div(.class("guide__card stack")) {
        way(told, visit)
        acts(visit)
        signals(visit)
        // Its place is kept, so that nothing moves when something is said.
        p(.class("guide__said"), .data("part", "said"), .data("scripted"), .dir(.auto)) {}
        if let picture = map.picture { wayPicture(picture, of: map, told, visit) }
        steps(told, visit)
      }
      form(map, listed, told, state, visit)
      ownPlaces(.way, visit)
      ownWays(visit)
      stepLength(visit)
    }
    describedSection(map, visit)
    p(.class("quiet")) { words.onlyTheMap }
    keepingLine(map, visit)
    if let source = map.source { credit(source, visit) }
  }.keeping(.map(map.key)).at("/walk/way?campus=\(map.key.inAddress)")
}

private func configuration(_ map: OfferedMap) -> String {
  var writer = JSONWriter()
  writer.object { writer in
    writer.field("map", map.packAddress ?? "")
    if let overlay = map.overlayAddress { writer.field("overlay", overlay) }
    if let picture = map.picture { writer.field("picture", picture.address) }
  }
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
    p(.class("quiet"), .data("field", "status"), .dir(.auto)) {}
  }
}

private func acts(_ visit: Visit) -> Node {
  let words = RoutePageWords[visit]
  let asking = AskingWords[visit.language]
  return div(.class("guide__acts route__acts"), .data("scripted")) {
    act("next", "n", words.next, .arrowForward, isMain: true, visit)
    act("previous", "p", words.previous, .arrowBack, visit)
    act("repeat", "r", WalkPageWords[visit.language].repeat, .speaker, visit)
    act("where", "w", asking.whereAmI, .place, isAlways: true, visit)
    act("around", "a", asking.around, .search, isAlways: true, visit)
    act("ahead", "d", asking.ahead, .arrowForward, isAlways: true, visit)
    act("junction", "j", asking.junction, .exchange, isAlways: true, visit)
    act("far", "f", words.far, .walk, visit)
    act("whole", "l", words.whole, .read, visit)
    act(
      "rehearse", nil, RouteSessionWords[visit.language].rehearse, .walk,
      others: [RouteSessionWords[visit.language].stopRehearsing], visit)
    act(
      "beacon", "b", RouteSessionWords[visit.language].turnBeaconOn, .speaker,
      others: [RouteSessionWords[visit.language].turnBeaconOff], visit)
    act("stop", "s", words.stop, .stop, isAlways: true, visit)
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

/// What is heard and felt beside the words.
private func signals(_ visit: Visit) -> Node {
  let words = RoutePageWords[visit]
  return details(.class("details route__signals"), .data("scripted")) {
    summary { words.signals }
    div(.class("stack")) {
      div(.class("field")) {
        label(.for("beacon-volume")) { words.volume }
        select(
          .id("beacon-volume"), .class("input"), .autocomplete("off"),
          .data("choose", "beacon-volume"), .data("part", "beacon-volume")
        ) {
          for (value, text) in [("0.3", words.quiet), ("0.6", words.usual), ("1.0", words.loud)] {
            option(.value(value), .when(value == "0.6", .selected())) { text }
          }
        }
      }
      label(.class("choice"), .for("vibration")) {
        input(
          .checkbox, .id("vibration"), .data("choose", "vibration"), .data("part", "vibration"),
          .checked(true), .autocomplete("off"))
        span { words.vibration }
      }
    }
  }
}

private func act(
  _ act: String, _ key: String?, _ words: String, _ icon: Icon, isMain: Bool = false,
  isAlways: Bool = false, others: [String] = [], _ visit: Visit
) -> Node {
  button(
    .button, .class(isMain ? "button button--main" : "button"),
    .when(isAlways, .class("route__always")), .data("act", act), .data("safe"),
    .when(key != nil, .ariaKeyShortcuts(key ?? ""))
  ) {
    icon.node(visit)
    steadyWords(words, among: others, .data("field", act))
    if let key { kbd(.ariaHidden()) { key } }
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
  _ map: OfferedMap, _ listed: [InterfaceEffect], _ told: ToldRoute?, _ state: FormState,
  _ visit: Visit
) -> Node {
  let words = RoutePageWords[visit]
  return HTML.form(
    .class("form"), .action("/walk/way"), .method(.post), .data("submit", "submit")
  ) {
    input(.hidden, .name("campus"), .value(map.key))
    if let kind = listed.value(of: .category) { input(.hidden, .name("kind"), .value(kind)) }
    if let stops = told?.stops { input(.hidden, .name("stops"), .value(stops)) }
    placeField(map, listed, state, visit)
    Field(
      name: "position", label: words.start, hint: words.startHint, saysOptional: false
    ).line(
      state, visit, .data("part", "position"), .data("choose", "typed"), .autocomplete("off"),
      .spellcheck(false),
      .inputmode(.text))
    if state.problem("position") == nil {
      p(
        .class("field__error"), .id("position-error"), .data("part", "position-error"), .hidden()
      ) {}
    }
    routeChoices(state, visit)
    p(.class("hint"), .data("scripted")) { WalkPageWords[visit.language].staysHere }
    p(.class("hint"), .data("unscripted")) { WalkPageWords[visit.language].sentToServer }
    div(.class("form__actions")) {
      button(.submit, .class("button button--main")) { words.find }
      // Only once there is a way can another place come after it.
      button(
        .submit, .class("button"), .name("then"), .value("1"), .data("part", "then"),
        .when(told == nil, .hidden())
      ) { words.then }
    }
  }
}

/// The places, under their kinds where they are of several.
private func placeField(
  _ map: OfferedMap, _ listed: [InterfaceEffect], _ state: FormState, _ visit: Visit
) -> Node {
  let field = Field(name: "place", label: WalkPageWords[visit.language].place, isRequired: true)
  let rows = listed.rows(of: .place)
  func kind(of row: ListRow) -> Int? { Int(row.key).map { map.places.places[$0].category } ?? nil }
  let groups = map.places.categories.enumerated().compactMap { number, category in
    let own = rows.filter { kind(of: $0) == number }.map { ($0.key, $0.text) }
    return own.isEmpty ? nil : (group: category.name(in: visit.language), options: own)
  }
  guard groups.count > 1 else {
    return Options(field: field, options: rows.map { ($0.key, $0.text) }, rest: ownGoals(visit))
      .node(state, visit)
  }
  let others = rows.filter { kind(of: $0) == nil }.map { ($0.key, $0.text) }
  return Options(field: field, options: others, groups: groups, rest: ownGoals(visit))
    .node(state, visit)
}
