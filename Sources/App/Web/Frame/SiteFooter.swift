// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking

/// The foot of every page: help, about, and the languages.
func siteFooter(for visit: Visit) -> Node {
  footer(.class("site-footer")) {
    div(.class("frame")) {
      nav(.ariaLabel(visit(LayoutWords.more))) {
        ul {
          li { a(.href("/help")) { visit(LayoutWords.help) } }
          li { a(.href("/about")) { visit(LayoutWords.about) } }
        }
      }
      // A form, so that the choice is kept; it comes back to the page it was sent from.
      form(
        .action("/settings/language"), .method(.post),
        .ariaLabel(visit(LayoutWords.languages))
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
  }
}

extension Language {
  /// Its name in itself, by which its speakers find it.
  var ownName: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .arabic: "العربية"
    }
  }
}
