// SPDX-License-Identifier: Apache-2.0

import Braille
import HTML
import Interface
import Speaking

/// The braille lessons: what can be learnt, what is asked now, the pad to type it on, and how it goes.
func brailleLearnPage(_ visit: Visit) -> Page {
  let shown = LearningSession.shownAtFirst(for: visit.language)
  return Page(
    BrailleLearnWords[visit].title, in: .ability(.braille), lead: BrailleLearnWords[visit].lead,
    back: Page.Link(words: BrailleLearnWords[visit].toPad, address: "/braille"),
    styles: ["braille/pad", "braille/filled", "braille/learning"],
    modules: ["braille/pad", "braille/learning"], cores: ["braille", "learning"]
  ) {
    element(
      "earshot-braille-lessons", .class("lessons stack"),
      .data("configuration", #"{"table":"\#(visit.language.tag)"}"#),
      .data("begin", #"{"kind":"open"}"#),
      .data("failed", BrailleLearnWords[visit].failed)
    ) {
      noscript {
        p(.class("notice")) { BrailleLearnWords[visit].withoutScripts }
      }
      choice(shown, visit)
      now(visit)
      acts(visit)
      element("earshot-braille-pad", .attribute("multiline", ""), part(.lessonPad)) {
        BraillePad(visit: visit).node
      }
      results(shown, visit)
    }
  }
}

private func choice(_ shown: [InterfaceEffect], _ visit: Visit) -> Node {
  section(
    .class("stack"), .ariaLabelledBy("lessons-title"), .data("scripted"), part(.lessonChoice)
  ) {
    h2(.id("lessons-title")) { BrailleLearnWords[visit].lessons }
    div(.class("field")) {
      label(.for("lessons-table")) { BrailleLearnWords[visit].table }
      p(.class("hint"), .id("lessons-table-hint")) {
        BrailleLearnWords[visit].tableHint
        if BrailleAlphabet(visit.language) == nil { " " + BrailleTableWords[visit].notOnDevice }
      }
      select(
        .class("input"), .id("lessons-table"), .autocomplete("off"),
        .ariaDescribedBy("lessons-table-hint"), .data("choose", "table")
      ) { tableChoices(visit, chosen: visit.language.tag) }
    }
    ul(.class("lessons__list"), .role(.list), part(.lessons)) {
      template { lesson(ListRow(key: "", text: "", more: [""]), visit) }
      for row in shown.rows(of: .lessons) { lesson(row, visit) }
    }
  }
}

private func lesson(_ row: ListRow, _ visit: Visit) -> Node {
  li(.data("key", row.key)) {
    button(.button, .class("button"), .data("act", "lesson")) {
      span(.data("text", "")) { row.text }
      // For the ear, a pause between the two.
      span(.class("visually-hidden")) { Punctuation[visit].comma }
      " "
      span(.class("quiet"), .data("text", "")) { row.more[0] }
    }
  }
}

/// What is asked now and how it went, over the pad; the lessons say it, so this is no live region.
private func now(_ visit: Visit) -> Node {
  section(
    .class("stack lessons__now"), .ariaLabelledBy("lessons-now"), .hidden(), part(.lessonNow)
  ) {
    div(.class("lessons__head")) {
      h2(.id("lessons-now"), part(.lessonTitle)) { BrailleLearnWords[visit].now }
      p(.class("quiet"), part(.lessonProgress)) {}
    }
    div(.class("lessons__asked")) {
      p(.class("lessons__task"), .dir(.auto), part(.lessonTask)) {}
      p(part(.lessonHint)) {}
    }
    p(.class("lessons__result"), part(.lessonResult)) {}
  }
}

/// What can be done in a lesson, and apart from that, what leaves it.
private func acts(_ visit: Visit) -> Node {
  div(.class("lessons__acts"), .hidden(), part(.lessonActs)) {
    div(.class("transport")) {
      act(
        "repeat", .speaker, BrailleLearnWords[visit].repeat, visit, .class("button--main"),
        .data("safe"))
      act("hint", .braille, BrailleLearnWords[visit].hint, visit, part(.lessonTell))
      act("skip", .next, BrailleLearnWords[visit].skip, visit, part(.lessonSkip))
      act("done", .check, BrailleLearnWords[visit].done, visit, part(.lessonDone))
      act("next", .next, BrailleLearnWords[visit].nextPhrase, visit, part(.lessonNextPhrase))
    }
    div(.class("transport")) {
      act("next", .arrowForward, BrailleLearnWords[visit].nextLesson, visit, part(.lessonNext))
      act("stop", .stop, BrailleLearnWords[visit].stop, visit)
    }
  }
}

private func results(_ shown: [InterfaceEffect], _ visit: Visit) -> Node {
  section(
    .class("stack"), .ariaLabelledBy("lessons-results"), .data("scripted"), part(.lessonMeasures)
  ) {
    h2(.id("lessons-results")) { BrailleLearnWords[visit].results }
    p { BrailleLearnWords[visit].kept }
    HTML.table {
      caption(.class("visually-hidden")) { BrailleLearnWords[visit].results }
      tbody {
        measure(.lessonPhrases, BrailleLearnWords[visit].phrases, shown)
        measure(.lessonSpeed, BrailleLearnWords[visit].speed, shown)
        measure(.lessonErrors, BrailleLearnWords[visit].errors, shown)
        measure(.lessonCorrected, BrailleLearnWords[visit].corrected, shown)
      }
    }
    div(.class("lessons__dots"), .hidden(), part(.lessonDots)) {
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
        tbody(part(.lessonDotRows)) {
          template {
            tr {
              th(.scope(.row), .data("text", "")) {}
              for _ in 0..<5 { td(.data("text", "")) {} }
            }
          }
        }
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

private func measure(_ name: Part, _ words: String, _ shown: [InterfaceEffect]) -> Node {
  tr {
    th(.scope(.row)) { words }
    td(part(name)) { shown.text(of: name) }
  }
}

private func part(_ part: Part) -> Attribute { .data("part", part.name) }

/// A button that asks the lessons for something.
private func act(
  _ action: String, _ icon: Icon, _ words: String, _ visit: Visit, _ extra: Attribute...
) -> Node {
  button(
    .button, .class("button"), .data("act", "action"), .data("action", action), .group(extra)
  ) {
    icon.node(visit)
    words
  }
}
