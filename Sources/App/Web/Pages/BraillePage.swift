// SPDX-License-Identifier: Apache-2.0

import Braille
import HTML
import Phrases
import Speaking

/// A text that was sent to be turned into braille and letters, by the same table that the pad uses.
struct BrailleText: Sendable {
  let text: String
  let language: Language
  let cells: String
  let letters: String

  init(_ text: String, in language: Language) {
    self.text = text
    self.language = language
    let table = UncontractedTable.of(language)
    let written = table.written(text)
    cells = written.brailleText
    letters = table.print(of: written)
  }
}

/// The page of the ability Braille: the text, the pad under it, the rest behind one button.
///
/// Without scripts it is a form that turns letters into braille and braille into letters.
func braillePage(_ visit: Visit, _ sent: BrailleText? = nil) -> Page {
  Page(
    visit(AbilityWords.braille), in: .ability(.braille), lead: visit(AbilityWords.brailleSentence),
    styles: ["braille"], modules: ["braille-pad"]
  ) {
    element(
      "earshot-braille-pad", .class("braille"), .data("language", visit.language.tag),
      .data("failed", visit(BrailleWords.failed))
    ) {
      noscript { p(.class("notice")) { visit(BrailleWords.withoutScripts) } }
      textForm(visit, sent)
      pad(visit)
      acts(visit)
      moreActs(visit)
    }
    screenReaderHelp(visit)
  }
}

/// The text in letters and in cells; a form of its own where no scripts run.
private func textForm(_ visit: Visit, _ sent: BrailleText?) -> Node {
  let language = sent?.language ?? visit.language
  return form(.class("braille__text"), .action("/braille"), .method(.post)) {
    div(.class("field")) {
      label(.for("braille-text")) { visit(BrailleWords.text) }
      p(.class("hint"), .id("braille-text-hint")) { visit(BrailleWords.textHint) }
      textarea(
        .class("input braille__letters"), .id("braille-text"), .name("text"), .dir(.auto),
        .lang(language.tag), .rows(2), .spellcheck(false), .autocomplete("off"),
        .ariaDescribedBy("braille-text-hint"), .data("part", "letters")
      ) { sent?.letters ?? "" }
    }
    div(.role(.group), .class("braille__cells"), .ariaLabelledBy("braille-cells-name")) {
      span(.class("quiet"), .id("braille-cells-name")) { visit(BrailleWords.cells) }
      p(.data("part", "cells"), .dir(.leftToRight)) { sent?.cells ?? "" }
    }
    div(.class("field")) {
      label(.for("braille-table")) { visit(BrailleWords.table) }
      select(.class("input input--short"), .id("braille-table"), .name("table")) {
        for choice in Language.allCases {
          option(.value(choice.tag), .lang(choice.tag), .selected(choice == language)) {
            choice.ownName
          }
        }
      }
    }
    div(.class("form__actions"), .data("part", "without-scripts")) {
      button(.submit, .class("button button--main")) { visit(BrailleWords.translate) }
    }
  }
}

/// The pad itself; hidden until the script that runs it is there.
///
/// Over the drawing lies an empty field that takes the fingers and the keys. It is a field and no application: a
/// screen reader names a field, lets it have F, D, S, J, K and L at once, and finds its way on from there; Orca 43
/// says nothing of an application, nor of what comes after it.
private func pad(_ visit: Visit) -> Node {
  div(.class("braille__pad-frame"), .hidden(), .data("part", "frame")) {
    p(.class("hint"), .id("braille-pad-touch")) { visit(BrailleWords.padTouch) }
    div(.class("braille__pad")) {
      svg(.ariaHidden(), .data("part", "drawing")) {}
      div(
        .class("braille__fingers"), .id("braille-pad"), .tabindex(0), .role(.textBox),
        .attribute("contenteditable", "true"), .inputmode(.none), .spellcheck(false),
        .ariaLabel(visit(BrailleWords.pad)),
        .ariaDescribedBy("braille-pad-touch", "braille-pad-keys"), .data("part", "pad")
      ) {}
    }
    p(.class("hint"), .id("braille-pad-keys")) { visit(BrailleWords.padKeys) }
  }
}

private func acts(_ visit: Visit) -> Node {
  div(.class("transport braille__acts"), .hidden(), .data("part", "acts")) {
    button(
      .button, .class("button button--main"), .data("act", "fill"),
      .data("filled", visit(BrailleWords.unfill))
    ) { visit(BrailleWords.fill) }
    act("read-all", .speaker, BrailleWords.readBack, visit)
    act("delete-cell", .remove, BrailleWords.delete, visit)
    act("undo", .undo, BrailleWords.undo, visit)
  }
}

private func moreActs(_ visit: Visit) -> Node {
  details(.class("braille__more"), .hidden(), .data("part", "more")) {
    summary { visit(BrailleWords.more) }
    div(.class("stack")) {
      modeChoices(visit).node(FormState(values: ["mode": "auto"]), visit)
      div(.class("cluster")) {
        button(
          .button, .class("button"), .data("act", "echo"),
          .data("say", visit(BrailleWords.sayCells)),
          .data("silent", visit(BrailleWords.beSilent))
        ) { visit(BrailleWords.beSilent) }
        act("help", .help, BrailleWords.hearSwipes, visit)
        copy("letters", BrailleWords.copyLetters, visit)
        copy("cells", BrailleWords.copyCells, visit)
        act("clear", .remove, BrailleWords.clear, visit)
      }
    }
  }
}

/// A button that asks the pad for something.
private func act(_ action: String, _ icon: Icon, _ words: Phrase, _ visit: Visit) -> Node {
  button(.button, .class("button"), .data("action", action)) {
    icon.node(visit)
    visit(words)
  }
}

private func copy(_ part: String, _ words: Phrase, _ visit: Visit) -> Node {
  button(
    .button, .class("button"), .data("act", "copy"), .data("copy", part),
    .data("done", visit(BrailleWords.copied)), .data("failed", visit(BrailleWords.notCopied))
  ) {
    Icon.file.node(visit)
    visit(words)
  }
}

private func modeChoices(_ visit: Visit) -> Choices {
  Choices(
    name: "mode", question: BrailleWords.mode, isRow: true,
    choices: [
      Choice(value: "auto", label: visit(BrailleWords.auto), hint: BrailleWords.autoHint),
      Choice(value: "hold", label: visit(BrailleWords.hold), hint: BrailleWords.holdHint),
      Choice(value: "table", label: visit(BrailleWords.flat), hint: BrailleWords.flatHint),
    ])
}

private func screenReaderHelp(_ visit: Visit) -> Node {
  details {
    summary { visit(BrailleWords.readers) }
    div(.class("stack stack--tight")) {
      p { visit(BrailleWords.readersWhy) }
      ul {
        li { visit(BrailleWords.readersField) }
        li { visit(BrailleWords.readersPad) }
      }
      p { a(.href("/settings")) { visit(BrailleWords.toSettings) } }
    }
  }
}
