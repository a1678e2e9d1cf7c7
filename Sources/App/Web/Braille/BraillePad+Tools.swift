// SPDX-License-Identifier: Apache-2.0

import Braille
import HTML

extension BraillePad {
  /// What each gesture does.
  ///
  /// The script puts the list of acts, which stands here once, after every label.
  var swipes: Node {
    part(BrailleToolWords[visit].swipes) {
      p(.class("hint")) { BrailleToolWords[visit].swipesHint }
      template(.data("part", "swipe-acts")) {
        select(.class("input")) {
          option(.value("")) { BrailleToolWords[visit].nothing }
          for action in PadAction.allCases {
            option(.value(action.word)) { action.text(in: visit.language) }
          }
        }
      }
      div(.class("braille__settings"), .data("part", "swipes")) {
        for gesture in PadGesture.all { place(for: gesture) }
      }
      div(.class("cluster")) {
        tool(
          "reset-swipes", .undo, BrailleToolWords[visit].resetSwipes,
          .data("done", BrailleToolWords[visit].swipesReset))
      }
    }
  }

  /// Where the list of acts for a gesture comes.
  private func place(for gesture: PadGesture) -> Node {
    div(
      .class("field"), .data("swipe", gesture.swipe.name),
      .data("held", gesture.held?.text ?? ""), .data("usual", gesture.usualAction?.word ?? "")
    ) {
      label(.for(id(gesture.id))) { gesture.words(in: visit.language) }
    }
  }

  /// Copying, saving and opening what is written.
  var files: Node {
    part(BrailleToolWords[visit].files) {
      div(.class("cluster")) {
        tool("copy", .file, BrailleWords[visit].copyCells, .data("form", "cells"))
      }
      div(.class("cluster")) {
        save("letters", BrailleToolWords[visit].saveText)
        save("cells", BrailleToolWords[visit].saveCells)
        save("brf", BrailleToolWords[visit].saveBRF)
      }
      file(
        "import", BrailleToolWords[visit].open, hint: BrailleToolWords[visit].openHint,
        accept: ".txt,.brf,.brl,.ubrl,text/plain",
        .data("done", BrailleToolWords[visit].opened),
        .data("failed", BrailleToolWords[visit].notOpened))
    }
  }

  private func save(_ form: String, _ words: String) -> Node {
    tool(
      "save", .download, words, .data("form", form), .data("done", BrailleToolWords[visit].saved))
  }

  /// The fit of the hands and the settings, as a file.
  var own: Node {
    part(BrailleToolWords[visit].own) {
      p(.class("hint")) { BrailleToolWords[visit].ownHint }
      div(.class("cluster")) {
        tool(
          "save-profile", .download, BrailleToolWords[visit].saveProfile,
          .data("done", BrailleToolWords[visit].saved))
        tool("forget-hand", .braille, BrailleToolWords[visit].forgetHand)
        tool("forget-settings", .undo, BrailleToolWords[visit].forgetSettings)
      }
      file(
        "profile", BrailleToolWords[visit].openProfile, hint: nil, accept: ".json,application/json",
        .data("done", BrailleToolWords[visit].profileOpened),
        .data("failed", BrailleToolWords[visit].profileNotOpened))
    }
  }

  /// Which keys a keyboard brings through when they are pressed together.
  var keyboard: Node {
    part(BrailleToolWords[visit].keyboard) {
      p { BrailleToolWords[visit].keyboardHint }
      div(.class("cluster")) {
        tool(
          "keytest", .search, BrailleToolWords[visit].beginKeytest,
          .data("running", BrailleToolWords[visit].endKeytest))
      }
      p(.class("spoken"), .data("part", "keytest"), .hidden()) {}
    }
  }

  /// Recordings of what the pad was sent.
  var traces: Node {
    part(BrailleToolWords[visit].traces) {
      p { BrailleToolWords[visit].tracesHint }
      div(.class("cluster")) {
        tool(
          "record", .microphone, BrailleToolWords[visit].record,
          .data("running", BrailleToolWords[visit].stopRecording),
          .data("on", BrailleToolWords[visit].recording),
          .data("off", BrailleToolWords[visit].recorded),
          .data("never", BrailleToolWords[visit].neverHidden))
        tool(
          "save-trace", .download, BrailleToolWords[visit].saveTrace,
          .data("done", BrailleToolWords[visit].saved), .hidden())
        tool("stop-replay", .stop, BrailleToolWords[visit].stopReplay, .hidden())
      }
      file(
        "replay", BrailleToolWords[visit].replay, hint: nil, accept: ".jsonl,application/json",
        .data("on", BrailleToolWords[visit].replaying),
        .data("done", BrailleToolWords[visit].replayed),
        .data("failed", BrailleToolWords[visit].notReplayed))
      div(.data("part", "replayed"), .role(.group), .ariaLabelledBy(id("replayed")), .hidden()) {
        span(.class("quiet"), .id(id("replayed"))) { BrailleToolWords[visit].wroteThen }
        p(.data("part", "replayed-letters"), .dir(.auto)) {}
        p(.data("part", "replayed-cells"), .dir(.leftToRight)) {}
      }
    }
  }
}
