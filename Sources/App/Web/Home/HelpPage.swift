// SPDX-License-Identifier: Apache-2.0

import HTML

/// How each ability works, the keys, and hints for each screen reader.
func helpPage(_ visit: Visit) -> Page {
  let parts = HelpPart.all(visit)
  return Page(HelpWords[visit].title, in: .elsewhere, lead: HelpWords[visit].lead) {
    nav(.ariaLabel(HelpWords[visit].contents)) {
      ul {
        for part in parts {
          li { a(.href("#\(part.id)")) { part.heading } }
        }
      }
    }
    div(.class("stack stack--loose")) {
      for part in parts { helpSection(part, visit) }
    }
  }
}

/// A section of the help: sentences, then keys, where there are any.
private struct HelpPart {
  struct Key {
    /// Each key of a set that is pressed alone or together.
    let keys: [String]
    let does: String
  }

  let id: String
  let heading: String
  let sentences: [String]
  var keys: [Key] = []

  /// All of them, in the order of the page.
  static func all(_ visit: Visit) -> [HelpPart] {
    let words = HelpWords[visit]
    let names = FrameWords[visit]

    return [
      HelpPart(id: "read", heading: names.read, sentences: words.read),
      HelpPart(id: "walk", heading: names.walk, sentences: words.walk),
      HelpPart(id: "charts", heading: names.charts, sentences: words.charts),
      HelpPart(
        id: "braille", heading: names.braille,
        sentences: words.braille + [BrailleWords[visit].tablets] + words.brailleElsewhere,
        keys: [
          Key(keys: ["F", "D", "S"], does: words.leftDots),
          Key(keys: ["J", "K", "L"], does: words.rightDots),
        ]),
      HelpPart(id: "listen", heading: names.listen, sentences: words.listen),
      HelpPart(
        id: "speaking", heading: SettingsWords[visit].speaking, sentences: words.speaking),
      HelpPart(
        id: "phones", heading: words.mobileReadersHeading,
        sentences: [
          BrailleWords[visit].readersWhy, BrailleWords[visit].readersField,
          BrailleWords[visit].readersPad,
        ]
          + words.mobileReaders),
      HelpPart(
        id: "computers", heading: words.desktopReadersHeading, sentences: words.desktopReaders,
        keys: [
          Key(keys: ["NVDA", "Space"], does: words.focusInNVDA),
          Key(keys: ["Insert", "Z"], does: words.cursorInJAWS),
          Key(keys: ["Insert", "A"], does: words.focusInOrca),
          Key(keys: ["Caps Lock", "Space"], does: words.scanInNarrator),
        ]),
    ]
  }
}

private func helpSection(_ part: HelpPart, _ visit: Visit) -> Node {
  section(.class("stack stack--tight"), .ariaLabelledBy(part.id)) {
    h2(.id(part.id), .tabindex(-1)) { part.heading }
    ul { for sentence in part.sentences { li { sentence } } }
    if !part.keys.isEmpty {
      h3 { HelpWords[visit].keysCaption }
      dl(.class("keys")) {
        for key in part.keys {
          div {
            dt(.dir(.leftToRight)) {
              for name in key.keys {
                kbd { name }
                " "
              }
            }
            dd { key.does }
          }
        }
      }
    }
  }
}
