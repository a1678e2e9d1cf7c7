// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking

/// The braille lessons: what can be learnt, what is asked now, the pad to type it on, and how it goes.
func brailleLearnPage(_ visit: Visit) -> Page {
  Page(
    BrailleLearnWords[visit].title, in: .ability(.braille), lead: BrailleLearnWords[visit].lead,
    back: Page.Link(words: BrailleLearnWords[visit].toPad, address: "/braille"),
    styles: ["braille/pad", "braille/filled", "braille/learning"],
    modules: ["braille/pad", "braille/learning"]
  ) {
    element(
      "earshot-braille-lessons", .class("lessons stack"), .data("language", visit.language.tag),
      .data("failed", BrailleLearnWords[visit].failed)
    ) {
      noscript {
        p(.class("notice")) { BrailleLearnWords[visit].withoutScripts }
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
    h2(.id("lessons-title")) { BrailleLearnWords[visit].lessons }
    div(.class("field")) {
      label(.for("lessons-table")) { BrailleLearnWords[visit].table }
      p(.class("hint"), .id("lessons-table-hint")) { BrailleLearnWords[visit].tableHint }
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
    h2(.id("lessons-now"), part("title")) { BrailleLearnWords[visit].now }
    p(.class("quiet"), part("progress")) {}
    p(.class("lessons__task"), .dir(.auto), part("task")) {}
    p(part("hint")) {}
    p(part("result")) {}
    div(.class("transport")) {
      act("repeat", .speaker, BrailleLearnWords[visit].repeat, visit, isMain: true)
      act("hint", .braille, BrailleLearnWords[visit].hint, visit)
      act("skip", .next, BrailleLearnWords[visit].skip, visit)
      act("done", .check, BrailleLearnWords[visit].done, visit)
      act("next", .forward, BrailleLearnWords[visit].next, visit)
      act("stop", .stop, BrailleLearnWords[visit].stop, visit)
    }
  }
}

private func results(_ visit: Visit) -> Node {
  section(
    .class("stack"), .ariaLabelledBy("lessons-results"), .hidden(), part("results")
  ) {
    h2(.id("lessons-results")) { BrailleLearnWords[visit].results }
    p { BrailleLearnWords[visit].kept }
    HTML.table(part("measures")) {
      caption(.class("visually-hidden")) { BrailleLearnWords[visit].results }
      tbody {
        measure("phrases", BrailleLearnWords[visit].phrases, visit)
        measure("wordsPerMinute", BrailleLearnWords[visit].speed, visit)
        measure("errors", BrailleLearnWords[visit].errors, visit)
        measure("corrected", BrailleLearnWords[visit].corrected, visit)
      }
    }
    div(.class("lessons__dots"), .hidden(), part("dots")) {
      HTML.table {
        caption { BrailleLearnWords[visit].dots }
        thead {
          tr {
            for words in [
              BrailleLearnWords[visit].dot, BrailleLearnWords[visit].asked,
              BrailleLearnWords[visit].missed,
              BrailleLearnWords[visit].extra, BrailleLearnWords[visit].across,
              BrailleLearnWords[visit].down,
            ] { th(.scope(.column)) { words } }
          }
        }
        tbody(part("dot-rows")) {}
      }
    }
    div(.class("transport")) {
      act("summary", .speaker, BrailleLearnWords[visit].say, visit)
      act("export-json", .download, BrailleLearnWords[visit].exportJSON, visit)
      act("export-csv", .download, BrailleLearnWords[visit].exportCSV, visit)
      act("erase", .remove, BrailleLearnWords[visit].erase, visit)
      act("undo", .undo, BrailleLearnWords[visit].undo, visit)
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
