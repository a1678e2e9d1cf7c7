// SPDX-License-Identifier: Apache-2.0

import Braille
import HTML
import Phrases

extension BraillePad {
  /// What each gesture does.
  ///
  /// The script puts the list of acts, which stands here once, after every label.
  var swipes: Node {
    part(visit(BrailleToolWords.swipes)) {
      p(.class("hint")) { visit(BrailleToolWords.swipesHint) }
      template(.data("part", "swipe-acts")) {
        select(.class("input")) {
          option(.value("")) { visit(BrailleToolWords.nothing) }
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
          "reset-swipes", .undo, visit(BrailleToolWords.resetSwipes),
          .data("done", visit(BrailleToolWords.swipesReset)))
      }
    }
  }

  /// Where the list of acts for a gesture comes.
  private func place(for gesture: PadGesture) -> Node {
    div(
      .class("field"), .data("swipe", gesture.swipe.name),
      .data("held", gesture.held?.text ?? ""), .data("usual", gesture.usualAction?.word ?? "")
    ) {
      label(.for(id(gesture.id))) { visit(gesture.phrase) }
    }
  }

  /// Copying, saving and opening what is written.
  var files: Node {
    part(visit(BrailleToolWords.files)) {
      div(.class("cluster")) {
        copy("letters", visit(BrailleWords.copyLetters))
        copy("cells", visit(BrailleWords.copyCells))
      }
      div(.class("cluster")) {
        save("letters", visit(BrailleToolWords.saveText))
        save("cells", visit(BrailleToolWords.saveCells))
        save("brf", visit(BrailleToolWords.saveBRF))
      }
      file(
        "import", visit(BrailleToolWords.open), hint: visit(BrailleToolWords.openHint),
        accept: ".txt,.brf,.brl,.ubrl,text/plain",
        .data("done", visit(BrailleToolWords.opened)),
        .data("failed", visit(BrailleToolWords.notOpened)))
    }
  }

  private func copy(_ form: String, _ words: String) -> Node {
    tool("copy", .file, words, .data("form", form))
  }

  private func save(_ form: String, _ words: String) -> Node {
    tool(
      "save", .download, words, .data("form", form), .data("done", visit(BrailleToolWords.saved)))
  }

  /// The fit of the hands and the settings, as a file.
  var own: Node {
    part(visit(BrailleToolWords.own)) {
      p(.class("hint")) { visit(BrailleToolWords.ownHint) }
      div(.class("cluster")) {
        tool(
          "save-profile", .download, visit(BrailleToolWords.saveProfile),
          .data("done", visit(BrailleToolWords.saved)))
        tool("forget-hand", .braille, visit(BrailleToolWords.forgetHand))
        tool("forget-settings", .undo, visit(BrailleToolWords.forgetSettings))
      }
      file(
        "profile", visit(BrailleToolWords.openProfile), hint: nil, accept: ".json,application/json",
        .data("done", visit(BrailleToolWords.profileOpened)),
        .data("failed", visit(BrailleToolWords.profileNotOpened)))
    }
  }

  /// Which keys a keyboard brings through when they are pressed together.
  var keyboard: Node {
    part(visit(BrailleToolWords.keyboard)) {
      p { visit(BrailleToolWords.keyboardHint) }
      div(.class("cluster")) {
        tool(
          "keytest", .search, visit(BrailleToolWords.beginKeytest),
          .data("running", visit(BrailleToolWords.endKeytest)))
      }
      p(.class("spoken"), .data("part", "keytest"), .hidden()) {}
    }
  }

  /// Recordings of what the pad was sent.
  var traces: Node {
    part(visit(BrailleToolWords.traces)) {
      p { visit(BrailleToolWords.tracesHint) }
      div(.class("cluster")) {
        tool(
          "record", .microphone, visit(BrailleToolWords.record),
          .data("running", visit(BrailleToolWords.stopRecording)),
          .data("on", visit(BrailleToolWords.recording)),
          .data("off", visit(BrailleToolWords.recorded)),
          .data("never", visit(BrailleToolWords.neverHidden)))
        tool(
          "save-trace", .download, visit(BrailleToolWords.saveTrace),
          .data("done", visit(BrailleToolWords.saved)), .hidden())
        tool("stop-replay", .stop, visit(BrailleToolWords.stopReplay), .hidden())
      }
      file(
        "replay", visit(BrailleToolWords.replay), hint: nil, accept: ".jsonl,application/json",
        .data("on", visit(BrailleToolWords.replaying)),
        .data("done", visit(BrailleToolWords.replayed)),
        .data("failed", visit(BrailleToolWords.notReplayed)))
      div(.data("part", "replayed"), .role(.group), .ariaLabelledBy(id("replayed")), .hidden()) {
        span(.class("quiet"), .id(id("replayed"))) { visit(BrailleToolWords.wroteThen) }
        p(.data("part", "replayed-letters"), .dir(.auto)) {}
        p(.data("part", "replayed-cells"), .dir(.leftToRight)) {}
      }
    }
  }
}
