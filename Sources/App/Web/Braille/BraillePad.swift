// SPDX-License-Identifier: Apache-2.0

import Braille
import HTML
import Speaking

/// What stands inside `<earshot-braille-pad>`: the text, the pad, the acts, and the rest behind one button.
///
/// The page of the ability brings it with it; elsewhere the element fetches it from `/embed/braille-pad`.
struct BraillePad {
  let visit: Visit
  /// What the form was sent with, where no scripts run.
  var sent: BrailleText?
  /// Whether it is the main thing of its page: then one act fills the screen of a phone with it, and leads to the lessons.
  var startsHere = false
  /// Tells several pads on one page of somebody else's apart; nil for the one on the page of the ability.
  var number: Int?

  /// The greatest number of a pad: nobody has more of them on a page.
  static let greatestNumber = 99

  /// An identifier that is this pad's own.
  func id(_ name: String) -> String { "braille\(number.map(String.init) ?? "")-\(name)" }

  /// All of it, in one box that keeps its own events from those who embed it.
  var node: Node {
    div(
      .class(startsHere ? "braille braille--main" : "braille"), .data("part", "inside"),
      .data("language", visit.language.tag),
      .data("words", visit.assets.wordLists.joined(separator: " ")),
      .data("counted", visit.assets.countedTables.joined(separator: " ")),
      .data("failed", BrailleWords[visit].failed), .data("copied", BrailleWords[visit].copied),
      .data("not-copied", BrailleWords[visit].notCopied)
    ) {
      if startsHere { start }
      text
      notices
      pad
      acts
      more
    }
  }

  /// The first acts of the page.
  private var start: Node {
    div(.class("cluster braille__start")) {
      button(
        .button, .class("button button--main"), .data("turn", "fill"), .data("part", "start"),
        .data("scripted")
      ) { BrailleWords[visit].start }
      a(.class("button"), .href("/braille/learn")) { BrailleLearnWords[visit].toLessons }
    }
  }

  /// The tag of the language that is written.
  private var writtenTag: String { sent?.tag ?? visit.language.tag }

  /// The text in letters and in cells; a form of its own where no scripts run.
  private var text: Node {
    form(.class("braille__text"), .action("/braille"), .method(.post)) {
      div(.class("field"), .data("part", "letters-field")) {
        label(.for(id("text"))) { BrailleWords[visit].text }
        p(.class("hint"), .id(id("text-hint"))) { BrailleWords[visit].textHint }
        textarea(
          .class("input braille__letters"), .id(id("text")), .name("text"), .dir(.auto),
          .lang(writtenTag), .rows(2), .spellcheck(false), .autocomplete("off"),
          .ariaDescribedBy(id("text-hint")), .data("part", "letters")
        ) { sent?.letters ?? "" }
      }
      div(.class("field"), .data("part", "hidden-field"), .hidden()) {
        label(.for(id("hidden"))) { BrailleSettingsWords[visit].hidden }
        input(
          .password, .class("input"), .id(id("hidden")), .dir(.leftToRight),
          .autocomplete("off"), .spellcheck(false), .data("part", "hidden"))
      }
      div(
        .role(.group), .class("braille__cells"), .ariaLabelledBy(id("cells-name")),
        .data("part", "cells-field")
      ) {
        span(.class("quiet"), .id(id("cells-name"))) { BrailleWords[visit].cells }
        p(.data("part", "cells"), .dir(.leftToRight)) { sent?.cells ?? "" }
      }
      kept
      if let problem = sent?.problem {
        p(.class("notice"), .role(.alert)) { visit(problem) }
      }
      tableField(chosen: sent?.table ?? visit.language.tag)
      div(.class("form__actions"), .data("unscripted"), .data("part", "without-scripts")) {
        button(.submit, .class("button button--main")) { BrailleWords[visit].translate }
      }
    }
  }

  /// Says that the text stays on the device, and deletes it; shown by the script while it is so.
  private var kept: Node {
    div(
      .class("cluster"), .data("part", "kept"), .data("from", BrailleWords[visit].keptFrom),
      .data("now", BrailleWords[visit].kept), .hidden()
    ) {
      p(.class("quiet")) {}
      button(.button, .class("button"), .data("act", "action"), .data("action", "clear")) {
        BrailleWords[visit].clearKept
      }
    }
  }

  /// What the pad explains when the session asks for it.
  @HTMLBuilder private var notices: Node {
    notice("words-leave") {
      p { BrailleWords[visit].wordsLeave }
      understanding("offline", "words-leave", BrailleWords[visit].stayOffline)
    }
    notice("touches-held-back") {
      p { BrailleWords[visit].readersHeldBack }
      ul {
        li { BrailleWords[visit].readersField }
        li { BrailleWords[visit].readersPad }
      }
    }
  }

  private func notice(_ name: StaticString, @HTMLBuilder _ words: () -> Node) -> Node {
    div(
      .class("notice braille__notice"), .data("part", "notice-\(name)"),
      .data("notice", name.description), .hidden()
    ) {
      Icon.alert.node(visit)
      div(.class("stack stack--tight"), .data("part", "words")) {
        words()
        understanding("understood", name.description, BrailleWords[visit].understood)
      }
    }
  }

  /// A button that takes an explanation away.
  private func understanding(_ act: String, _ notice: String, _ words: String) -> Node {
    button(
      .button, .class("button"), .data("act", "act"), .data("name", act), .data("notice", notice)
    ) { words }
  }

  /// The pad itself, which needs the script that runs it.
  ///
  /// Over the drawing lies an empty field that takes the fingers and the keys. It is a field and no application: a
  /// screen reader names a field, lets it have F, D, S, J, K and L at once, and finds its way on from there; Orca 43
  /// says nothing of an application, nor of what comes after it.
  private var pad: Node {
    div(.class("braille__pad-frame"), .data("scripted"), .data("part", "frame")) {
      p(.class("hint"), .id(id("pad-touch")), .data("part", "how")) { BrailleWords[visit].padTouch }
      div(.class("braille__pad"), .data("part", "surface"), .dir(.leftToRight)) {
        svg(.ariaHidden(), .data("part", "drawing")) {}
        div(
          .class("braille__fingers"), .id(id("pad")), .tabindex(0), .role(.textBox),
          .attribute("contenteditable", "true"), .inputmode(.none), .spellcheck(false),
          .ariaLabel(BrailleWords[visit].pad),
          .ariaDescribedBy(id("pad-touch"), id("pad-keys")), .data("part", "pad")
        ) {}
        p(.class("braille__leaving"), .data("part", "leaving"), .dir(.auto)) {
          PadWords[visit.language].filled
        }
      }
      posture
      p(.class("hint"), .id(id("pad-keys"))) { BrailleWords[visit].padKeys }
    }
  }

  /// The two ways of holding the device; which of them is at work, whether by tilt or by choice, is pressed.
  private var posture: Node {
    div(.role(.group), .class("cluster braille__posture"), .ariaLabel(BrailleWords[visit].posture))
    {
      hold(.table, BrailleWords[visit].postureTable)
      hold(.hold, BrailleWords[visit].postureHold)
      p(.class("hint braille__away")) { BrailleWords[visit].facesAway }
    }
  }

  private func hold(_ mode: PadMode, _ words: String) -> Node {
    button(
      .button, .class("button"), .ariaPressed(false), .data("act", "act"), .data("name", "posture"),
      .data("mode", mode.word), .data("part", "posture-\(mode.word)")
    ) { words }
  }

  private var acts: Node {
    div(.class("transport braille__acts"), .data("scripted"), .data("part", "acts")) {
      button(
        .button, .class("button button--main"), .data("turn", "fill"), .data("part", "act-fill"),
        .data("filled", BrailleWords[visit].unfill)
      ) { BrailleWords[visit].fill }
      button(
        .button, .class("button button--main"), .data("act", "action"),
        .data("action", "submit"), .data("part", "submit"), .hidden()
      ) { BrailleWords[visit].submit }
      act("read-all", .speaker, BrailleWords[visit].readBack)
      tool("copy", .file, BrailleWords[visit].copyLetters, .data("form", "letters"))
      tool("share", .share, BrailleWords[visit].share, .hidden())
      act("clear", .barred, BrailleWords[visit].clear)
      act("delete-cell", .remove, BrailleWords[visit].delete)
      act("undo", .undo, BrailleWords[visit].undo)
      act("calibrate", .braille, BrailleWords[visit].calibrate)
    }
  }

  private var more: Node {
    details(.class("braille__more"), .data("scripted"), .data("part", "more")) {
      summary { BrailleWords[visit].more }
      div(.class("disclosures")) {
        settings
        swipes
        files
        own
        keyboard
        traces
      }
    }
  }

  /// A part of what is behind the button, closed until it is wanted.
  func part(
    _ name: String, isOpen: Bool = false, @HTMLBuilder _ content: () -> Node
  ) -> Node {
    details(.open(isOpen)) {
      summary { name }
      div(.class("stack stack--tight")) { content() }
    }
  }

  /// A button that asks the session for something.
  func act(_ action: String, _ icon: Icon, _ words: String) -> Node {
    button(.button, .class("button"), .data("act", "action"), .data("action", action)) {
      icon.node(visit)
      words
    }
  }

  /// A button that asks the page for something; the attributes hold the words for what came of it.
  func tool(_ name: String, _ icon: Icon, _ words: String, _ attributes: Attribute...) -> Node {
    button(
      .button, .class("button"), .data("act", "act"), .data("name", name),
      .data("part", "act-\(name)"), .group(attributes)
    ) {
      icon.node(visit)
      span { words }
    }
  }

  /// A file to open, with its label and hint.
  func file(_ name: String, _ words: String, hint: String?, accept: String, _ extra: Attribute...)
    -> Node
  {
    div(.class("field")) {
      label(.for(id(name))) { words }
      if let hint { p(.class("hint"), .id(id("\(name)-hint"))) { hint } }
      input(
        .file, .class("input"), .id(id(name)), .accept(accept), .data("file", name),
        .data("part", "file-\(name)"),
        .when(hint != nil, .ariaDescribedBy(id("\(name)-hint"))), .group(extra))
    }
  }
}
