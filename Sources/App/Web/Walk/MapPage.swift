// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTML
import Interface
import Speaking
import Wayfinding

/// The page on which a map is explored by a finger or by keys.
func mapPage(
  _ map: OfferedMap, _ picture: OfferedMap.Picture, pack: String, _ visit: Visit
) -> Page {
  let words = MapPageWords[visit]
  return Page(
    words.title, in: .ability(.walk), lead: words.lead,
    back: Page.Link(words: FrameWords[visit].walk, address: "/walk?campus=\(map.key.inAddress)"),
    styles: ["walk/map"], modules: ["walk/map"], cores: ["map"]
  ) {
    element(
      "earshot-map", .class("explorer stack"), .data("begin", #"{"kind":"open"}"#),
      .data("configuration", configuration(map, pack)), .data("failed", words.failed)
    ) {
      // Its place is kept, so that nothing moves when something is said.
      p(.class("spoken explorer__said"), .data("part", "said"), .data("scripted"), .dir(.auto)) {
        map.name(visit)
      }
      div(
        .class("explorer__map"), .role(.application), .tabindex(0),
        .ariaLabel(words.mapOf(map.name(visit))), .ariaDescribedBy("keys")
      ) { drawing(picture) }
      // Before the map is there: its place is kept, so that nothing moves when it comes.
      if map.overlayAddress != nil {
        p(.class("quiet"), .data("scripted")) { words.changes }
      }
      acts(visit)
      p(.class("hint"), .id("keys"), .data("scripted")) { words.keys }
      findForm(visit)
      ownPlaces(.map, visit)
    }
    p(.class("quiet"), .data("unscripted")) { words.needsScripts }
    closedSection(map, visit)
    if let source = map.source { credit(source, visit) }
  }.keeping(.map(map.key))
}

private func configuration(_ map: OfferedMap, _ pack: String) -> String {
  var writer = JSONWriter()
  writer.object { writer in
    writer.field("map", pack)
    if let overlay = map.overlayAddress { writer.field("overlay", overlay) }
  }
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// The picture, of which the session shows a part, and the mark that the finger moves.
private func drawing(_ picture: OfferedMap.Picture) -> Node {
  svg(
    .viewBox("0 0 \(picture.width) \(picture.mapHeight)"), .data("part", "map"), .ariaHidden(),
    .attribute("width", "\(picture.width)"), .attribute("height", "\(picture.mapHeight)")
  ) {
    element(
      "image", .attribute("href", picture.address), .attribute("width", "\(picture.width)"),
      .attribute("height", "\(picture.height)"))
    for (part, looks) in [
      ("map-closed", ["rim", "closed"]), ("map-changed", ["edge", "changed"]),
      ("map-gone", ["edge", "gone", "core"]), ("map-own", ["own-edge", "own"]),
    ] {
      for look in looks {
        element("path", .attribute("class", "explorer__\(look)"), .data("part", part))
      }
    }
    element("g", .data("part", "cursor")) {
      for _ in 0..<2 {
        element(
          "circle", .attribute("class", "explorer__cursor"), .attribute("r", "24"))
      }
    }
  }
}

private func acts(_ visit: Visit) -> Node {
  let words = MapPageWords[visit]
  let others = WalkPageWords[visit.language]
  return div(.class("explorer__acts"), .data("scripted")) {
    for (act, words) in [
      ("north", others.north), ("south", others.south), ("west", others.west),
      ("east", others.east), ("nearer", words.nearer), ("farther", words.farther),
      ("around", words.around), ("junction", words.junction), ("repeat", others.repeat),
    ] {
      button(.button, .class("button"), .data("act", act), .data("safe")) { words }
    }
  }
}

private func findForm(_ visit: Visit) -> Node {
  let words = MapPageWords[visit]
  return form(.class("form"), .data("submit", "find"), .data("scripted")) {
    Field(name: "place", label: words.place, isRequired: true)
      .line(FormState(), visit, .data("part", "dictated"), .autocomplete("off"))
    dictation(visit)
    div(.class("form__actions")) { button(.submit, .class("button")) { words.go } }
  }
}

/// Dictating the name: not there where the browser cannot, and off until the person has read what it means.
private func dictation(_ visit: Visit) -> Node {
  let words = DictationWords[visit.language]
  return div(.class("stack"), .data("part", "dictation"), .data("room"), .hidden()) {
    label(.class("choice"), .for("dictation-allowed")) {
      input(
        .checkbox, .id("dictation-allowed"), .data("choose", "dictation-allowed"),
        .data("part", "dictation-allowed"), .autocomplete("off"),
        .ariaDescribedBy("dictation-hint"))
      span { words.allow }
    }
    p(.class("hint"), .id("dictation-hint")) { words.hint }
    button(
      .button, .class("button"), .data("act", "dictate"), .data("part", "dictate"), .hidden()
    ) { words.dictate }
  }
}
