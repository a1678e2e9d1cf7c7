// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking
import Wayfinding

/// A page that has the places of one's own.
enum OwnPlacesPage {
  case way
  case map

  func hint(_ words: OwnPlacePageWords) -> String {
    switch self {
    case .way: words.positionHint
    case .map: words.markHint
    }
  }

  func go(_ words: OwnPlacePageWords) -> String {
    switch self {
    case .way: words.go
    case .map: words.goThere
    }
  }
}

/// The person's own places: remembered, renamed, removed, brought back, and carried as a file.
///
/// All of it is the script's, and stays on the device.
func ownPlaces(_ page: OwnPlacesPage, _ visit: Visit) -> Node {
  let words = OwnPlacePageWords[visit]
  return section(.class("stack"), .data("scripted"), .ariaLabelledBy("own-places")) {
    h2(.id("own-places")) { words.title }
    p(.class("hint")) { words.hint }
    rememberForm(page, visit)
    ul(.class("own-places"), .data("part", "own-places"), .ariaLabelledBy("own-places")) {
      template { row(page, words) }
    }
    button(
      .button, .class("button"), .data("act", "own-place-undo"), .data("part", "own-place-undo"),
      .hidden()
    ) {
      span(.data("part", "own-place-undo-words"), .data("text"), .dir(.auto)) {}
    }
    button(.button, .class("button"), .data("act", "own-places-file"), .data("safe")) { words.save }
    div(.class("field")) {
      label(.for("own-places-file")) { words.open }
      p(.class("hint"), .id("own-places-file-hint")) { words.openHint }
      input(
        .file, .class("input"), .id("own-places-file"), .accept(".geojson,.json"),
        .data("file", "places"), .ariaDescribedBy("own-places-file-hint"))
    }
  }
}

/// The group of them in a list of places; a session fills it.
func ownGoals(_ visit: Visit) -> Node {
  optgroup(.label(OwnPlacePageWords[visit].group), .data("part", "own-goals")) {
    template { option(.data("text")) {} }
  }
}

private func rememberForm(_ page: OwnPlacesPage, _ visit: Visit) -> Node {
  let words = OwnPlacePageWords[visit]
  return HTML.form(.class("form"), .data("submit", "own-place")) {
    div(.class("field")) {
      label(.for("own-place-name")) { words.name }
      p(.class("hint"), .id("own-place-name-hint")) { words.nameHint }
      input(
        .text, .class("input"), .id("own-place-name"), .name("name"),
        .data("part", "own-place-name"), .autocomplete("off"), .maxlength(100), .dir(.auto),
        .ariaDescribedBy("own-place-name-hint"))
    }
    div(.class("field")) {
      label(.for("own-place-position")) { words.position }
      p(.class("hint"), .id("own-place-position-hint")) { page.hint(words) }
      input(
        .text, .class("input"), .id("own-place-position"), .name("position"),
        .data("part", "own-place-position"), .autocomplete("off"), .spellcheck(false),
        .maxlength(100), .ariaDescribedBy("own-place-position-hint"))
    }
    div(.class("form__actions")) {
      button(.submit, .class("button button--main")) { words.remember }
    }
  }
}

private func row(_ page: OwnPlacesPage, _ words: OwnPlacePageWords) -> Node {
  namedRow(
    go: RowAct(event: "own-place-go", words: page.go(words)),
    remove: RowAct(event: "own-place-remove", words: words.remove),
    form: RowAct(event: "own-place-rename", words: words.rename), keep: words.rename
  ) {
    span { rowWords(words.newName) }
    input(.text, .class("input"), .name("name"), .autocomplete("off"), .maxlength(100), .dir(.auto))
  }
}
