// SPDX-License-Identifier: Apache-2.0

import HTML
import Phrases
import Speaking

/// The braille lessons: what can be learnt, what is asked now, the pad to type it on, and how it goes.
func brailleLearnPage(_ visit: Visit) -> Page {
  Page(
    visit(BrailleLearnWords.title), in: .ability(.braille), lead: visit(BrailleLearnWords.lead),
    back: Page.Link(words: visit(BrailleLearnWords.toPad), address: "/braille"),
    styles: ["braille/pad", "braille/filled", "braille/learning"],
    modules: ["braille/pad", "braille/learning"]
  ) {
    element(
      "earshot-braille-lessons", .class("lessons stack"), .data("language", visit.language.tag),
      .data("failed", visit(BrailleLearnWords.failed))
    ) {
      noscript {
        p(.class("notice")) { visit(BrailleLearnWords.withoutScripts) }
      }
      choice(visit)
      now(visit)
      element("earshot-braille-pad", .attribute("multiline", ""), part("lesson-pad")) {
        BraillePad(visit: visit).node
      }
      results(visit)
    }
  }
}

private func choice(_ visit: Visit) -> Node {
  section(.class("stack"), .ariaLabelledBy("lessons-title"), .hidden(), part("choice")) {
    h2(.id("lessons-title")) { visit(BrailleLearnWords.lessons) }
    div(.class("field")) {
      label(.for("lessons-table")) { visit(BrailleLearnWords.table) }
      p(.class("hint"), .id("lessons-table-hint")) { visit(BrailleLearnWords.tableHint) }
      select(
        .class("input"), .id("lessons-table"), .autocomplete("off"),
        .ariaDescribedBy("lessons-table-hint"), part("lessons-table")
      ) { tableChoices(visit, chosen: visit.language.tag) }
    }
    ul(.class("lessons__list"), .role(.list), part("lessons")) {}
  }
}

/// What is asked now; the lessons say it, so this is no live region.
private func now(_ visit: Visit) -> Node {
  section(
    .class("stack lessons__now"), .ariaLabelledBy("lessons-now"), .hidden(), part("now")
  ) {
    h2(.id("lessons-now"), part("title")) { visit(BrailleLearnWords.now) }
    p(.class("quiet"), part("progress")) {}
    p(.class("lessons__task"), .dir(.auto), part("task")) {}
    p(part("hint")) {}
    p(part("result")) {}
    div(.class("transport")) {
      act("repeat", .speaker, visit(BrailleLearnWords.repeat), visit, isMain: true)
      act("hint", .braille, visit(BrailleLearnWords.hint), visit)
      act("skip", .next, visit(BrailleLearnWords.skip), visit)
      act("done", .check, visit(BrailleLearnWords.done), visit)
      act("next", .forward, visit(BrailleLearnWords.next), visit)
      act("stop", .stop, visit(BrailleLearnWords.stop), visit)
    }
  }
}

private func results(_ visit: Visit) -> Node {
  section(
    .class("stack"), .ariaLabelledBy("lessons-results"), .hidden(), part("results")
  ) {
    h2(.id("lessons-results")) { visit(BrailleLearnWords.results) }
    p { visit(BrailleLearnWords.kept) }
    HTML.table(part("measures")) {
      caption(.class("visually-hidden")) { visit(BrailleLearnWords.results) }
      tbody {
        measure("phrases", visit(BrailleLearnWords.phrases), visit)
        measure("wordsPerMinute", visit(BrailleLearnWords.speed), visit)
        measure("errors", visit(BrailleLearnWords.errors), visit)
        measure("corrected", visit(BrailleLearnWords.corrected), visit)
      }
    }
    div(.class("lessons__dots"), .hidden(), part("dots")) {
      HTML.table {
        caption { visit(BrailleLearnWords.dots) }
        thead {
          tr {
            for words in [
              visit(BrailleLearnWords.dot), visit(BrailleLearnWords.asked),
              visit(BrailleLearnWords.missed),
              visit(BrailleLearnWords.extra), visit(BrailleLearnWords.across),
              visit(BrailleLearnWords.down),
            ] { th(.scope(.column)) { words } }
          }
        }
        tbody(part("dot-rows")) {}
      }
    }
    div(.class("transport")) {
      act("summary", .speaker, visit(BrailleLearnWords.say), visit)
      act("export-json", .download, visit(BrailleLearnWords.exportJSON), visit)
      act("export-csv", .download, visit(BrailleLearnWords.exportCSV), visit)
      act("erase", .remove, visit(BrailleLearnWords.erase), visit)
      act("undo", .undo, visit(BrailleLearnWords.undo), visit)
    }
  }
}

private func measure(_ name: String, _ words: String, _ visit: Visit) -> Node {
  tr {
    th(.scope(.row)) { words }
    td(.data("measure", name)) {}
  }
}

/// The name by which the script finds a part.
private func part(_ name: String) -> Attribute { .data("lesson-part", name) }

/// A button that asks the lessons for something.
private func act(
  _ action: String, _ icon: Icon, _ words: String, _ visit: Visit, isMain: Bool = false
) -> Node {
  button(
    .button, .class("button"), .when(isMain, .class("button--main")), .data("lesson-action", action)
  ) {
    icon.node(visit)
    words
  }
}
