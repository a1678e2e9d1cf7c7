// SPDX-License-Identifier: Apache-2.0

import HTML
import Phrases

/// How each ability works, the keys, and hints for each screen reader.
func helpPage(_ visit: Visit) -> Page {
  Page(visit(HelpWords.title), in: .elsewhere, lead: visit(HelpWords.lead)) {
    nav(.ariaLabel(visit(HelpWords.contents))) {
      ul {
        for part in HelpWords.parts {
          li { a(.href("#\(part.id)")) { visit(part.heading) } }
        }
      }
    }
    div(.class("stack stack--loose")) {
      for part in HelpWords.parts { helpSection(part, visit) }
    }
  }
}

/// A section of the help: sentences, then keys, where there are any.
struct HelpPart: Sendable {
  struct Key: Sendable {
    /// Each key of a set that is pressed alone or together.
    let keys: [String]
    let does: Phrase
  }

  let id: String
  let heading: Phrase
  let sentences: [Phrase]
  var keys: [Key] = []
}

private func helpSection(_ part: HelpPart, _ visit: Visit) -> Node {
  section(.class("stack stack--tight"), .ariaLabelledBy(part.id)) {
    h2(.id(part.id), .tabindex(-1)) { visit(part.heading) }
    ul { for sentence in part.sentences { li { visit(sentence) } } }
    if !part.keys.isEmpty {
      h3 { visit(HelpWords.keysCaption) }
      dl(.class("keys")) {
        for key in part.keys {
          div {
            dt(.dir(.leftToRight)) {
              for name in key.keys {
                kbd { name }
                " "
              }
            }
            dd { visit(key.does) }
          }
        }
      }
    }
  }
}
