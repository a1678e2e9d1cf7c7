// SPDX-License-Identifier: Apache-2.0

import Braille
import HTML
import Phrases

extension BraillePad {
  /// What each gesture does.
  ///
  /// The script puts the list of acts, which stands here once, after every label.
  var swipes: Node {
    part(BrailleToolWords.swipes) {
      p(.class("hint")) { visit(BrailleToolWords.swipesHint) }
      template(.data("part", "swipe-acts")) {
        select(.class("input")) {
          option(.value("")) { visit(BrailleToolWords.nothing) }
          for action in PadAction.allCases {
            option(.value(action.word)) { visit(action.phrase) }
          }
        }
      }
      div(.class("braille__settings"), .data("part", "swipes")) {
        for gesture in PadGesture.all { place(for: gesture) }
      }
      div(.class("cluster")) {
        tool(
          "reset-swipes", .undo, BrailleToolWords.resetSwipes,
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
    part(BrailleToolWords.files) {
      div(.class("cluster")) {
        copy("letters", BrailleWords.copyLetters)
        copy("cells", BrailleWords.copyCells)
      }
      div(.class("cluster")) {
        save("letters", BrailleToolWords.saveText)
        save("cells", BrailleToolWords.saveCells)
        save("brf", BrailleToolWords.saveBRF)
      }
      file(
        "import", BrailleToolWords.open, hint: BrailleToolWords.openHint,
        accept: ".txt,.brf,.brl,.ubrl,text/plain",
        .data("done", visit(BrailleToolWords.opened)),
        .data("failed", visit(BrailleToolWords.notOpened)))
    }
  }

  private func copy(_ form: String, _ words: Phrase) -> Node {
    tool("copy", .file, words, .data("form", form))
  }

  private func save(_ form: String, _ words: Phrase) -> Node {
    tool(
      "save", .download, words, .data("form", form), .data("done", visit(BrailleToolWords.saved)))
  }

  /// The fit of the hands and the settings, as a file.
  var own: Node {
    part(BrailleToolWords.own) {
      p(.class("hint")) { visit(BrailleToolWords.ownHint) }
      div(.class("cluster")) {
        tool(
          "save-profile", .download, BrailleToolWords.saveProfile,
          .data("done", visit(BrailleToolWords.saved)))
        tool("forget-hand", .braille, BrailleToolWords.forgetHand)
        tool("forget-settings", .undo, BrailleToolWords.forgetSettings)
      }
      file(
        "profile", BrailleToolWords.openProfile, hint: nil, accept: ".json,application/json",
        .data("done", visit(BrailleToolWords.profileOpened)),
        .data("failed", visit(BrailleToolWords.profileNotOpened)))
    }
  }

  /// Which keys a keyboard brings through when they are pressed together.
  var keyboard: Node {
    part(BrailleToolWords.keyboard) {
      p { visit(BrailleToolWords.keyboardHint) }
      div(.class("cluster")) {
        tool(
          "keytest", .search, BrailleToolWords.beginKeytest,
          .data("running", visit(BrailleToolWords.endKeytest)))
      }
      p(.class("spoken"), .data("part", "keytest"), .hidden()) {}
    }
  }

  /// Recordings of what the pad was sent.
  var traces: Node {
    part(BrailleToolWords.traces) {
      p { visit(BrailleToolWords.tracesHint) }
      div(.class("cluster")) {
        tool(
          "record", .microphone, BrailleToolWords.record,
          .data("running", visit(BrailleToolWords.stopRecording)),
          .data("on", visit(BrailleToolWords.recording)),
          .data("off", visit(BrailleToolWords.recorded)),
          .data("never", visit(BrailleToolWords.neverHidden)))
        tool(
          "save-trace", .download, BrailleToolWords.saveTrace,
          .data("done", visit(BrailleToolWords.saved)), .hidden())
        tool("stop-replay", .stop, BrailleToolWords.stopReplay, .hidden())
      }
      file(
        "replay", BrailleToolWords.replay, hint: nil, accept: ".jsonl,application/json",
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
