// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking
import Wayfinding

/// The person's own ways: recorded, opened from a file, walked again.
///
/// All of it is the script's, and stays on the device.
func ownWays(_ visit: Visit) -> Node {
  let words = RoutePageWords[visit]
  let session = RouteSessionWords[visit.language]
  return section(.class("stack"), .data("scripted"), .ariaLabelledBy("own-ways")) {
    h2(.id("own-ways")) { words.ownWays }
    p(.class("hint")) { words.ownHint }
    cutOff(visit)
    HTML.form(.class("form"), .data("submit", "record")) {
      div(.class("field")) {
        label(.for("own-name")) { words.ownName }
        input(
          .text, .class("input"), .id("own-name"), .name("name"), .data("part", "own-name"),
          .autocomplete("off"), .maxlength(100), .dir(.auto))
      }
      div(.class("form__actions")) {
        button(.submit, .class("button"), .data("part", "record")) {
          steadyWords(
            session.record, among: [session.stopRecording], .data("field", "record-words"))
        }
      }
    }
    ul(
      .class("route__ways"), .data("part", "own-ways"), .ariaLabelledBy("own-ways")
    ) {
      template {
        li(.class("stack")) {
          p(.id("own-way-#"), .data("text"), .dir(.auto)) {}
          div(.class("cluster")) {
            rowButton("own-way", words.walkThere)
            rowButton("own-way-back", words.walkBack)
            rowButton("own-way-file", words.saveFile)
            rowButton("own-way-remove", words.remove, "button button--danger")
          }
        }
      }
    }
    div(.class("field")) {
      label(.for("own-file")) { words.openFile }
      p(.class("hint"), .id("own-file-hint")) { words.openFileHint }
      input(
        .file, .class("input"), .id("own-file"), .accept(".gpx"), .data("file", "gpx"),
        .ariaDescribedBy("own-file-hint"))
    }
  }
}

/// A recording that was cut off is offered, above the button that begins another.
private func cutOff(_ visit: Visit) -> Node {
  let words = RecordingWords[visit.language]
  return div(.class("card stack"), .data("part", "cut-off"), .hidden()) {
    p(.data("part", "cut-off-words"), .dir(.auto)) {}
    div(.class("cluster")) {
      button(.button, .class("button button--main"), .data("act", "record-resume")) { words.resume }
      button(.button, .class("button"), .data("act", "record-keep")) { words.keep }
      button(.button, .class("button button--danger"), .data("act", "record-drop")) { words.drop }
    }
  }
}

/// Which way it is of stands before it, and is told with it.
private func rowButton(_ act: String, _ words: String, _ look: String = "button") -> Node {
  button(
    .button, .class(look), .data("act", act), .ariaDescribedBy("own-way-#")
  ) { words }
}
