// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking

/// The foot of every page: help, about, and the languages.
func siteFooter(for visit: Visit) -> Node {
  footer(.class("site-footer")) {
    div(.class("frame")) {
      nav(.ariaLabel(FrameWords[visit].more)) {
        ul {
          li { a(.href("/help")) { FrameWords[visit].help } }
          li { a(.href("/about")) { FrameWords[visit].about } }
        }
      }
      // A form, so that the choice is kept; it comes back to the page it was sent from. Without a network it goes nowhere.
      if !visit.isKept { languageForm(visit) }
    }
  }
}

private func languageForm(_ visit: Visit) -> Node {
  form(
    .action("/settings/language"), .method(.post),
    .ariaLabel(FrameWords[visit].languages)
  ) {
    input(.hidden, .name("return"), .value(visit.address))
    ul {
      for language in Language.allCases {
        li {
          if language == visit.language {
            span(.class("here"), .lang(language.tag), .ariaCurrent(.yes)) {
              language.ownName
            }
          } else {
            button(
              .submit, .class("button-link"), .name("language"), .value(language.tag),
              .lang(language.tag)
            ) { language.ownName }
          }
        }
      }
    }
  }
}
