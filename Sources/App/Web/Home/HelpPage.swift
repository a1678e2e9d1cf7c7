// SPDX-License-Identifier: Apache-2.0

import HTML

/// How each ability works, the keys, and hints for each screen reader.
func helpPage(_ visit: Visit) -> Page {
  let parts = HelpPart.all(visit)
  return Page(HelpWords[visit].title, in: .elsewhere, lead: HelpWords[visit].lead) {
    div(.class("columns columns--contents")) {
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
}

/// A section of the help: sentences, then keys, where there are any.
private struct HelpPart {
  let id: String
  let heading: String
  let sentences: [String]
  var keys: [HelpWords.Key] = []
  /// What is pressed or done: keys, or swipes.
  var isSwiped = false

  /// All of them, in the order of need: who speaks comes first, since without it nothing else is heard.
  static func all(_ visit: Visit) -> [HelpPart] {
    let words = HelpWords[visit]
    let names = FrameWords[visit]

    return [
      HelpPart(
        id: "speaking", heading: SettingsWords[visit].speaking, sentences: words.speaking,
        keys: words.speakingKeys),
      HelpPart(id: "read", heading: names.read, sentences: words.read),
      HelpPart(id: "walk", heading: names.walk, sentences: words.walk),
      HelpPart(
        id: "charts", heading: names.charts, sentences: words.charts, keys: words.chartKeys),
      HelpPart(
        id: "braille", heading: names.braille,
        sentences: words.braille + [BrailleWords[visit].tablets] + words.brailleElsewhere,
        keys: words.brailleKeys),
      HelpPart(
        id: "lessons", heading: words.lessonHeading, sentences: words.lessonSentences,
        keys: words.lessonSwipes, isSwiped: true),
      HelpPart(
        id: "listen", heading: names.listen, sentences: words.listen, keys: words.listenKeys),
      HelpPart(
        id: "phones", heading: words.mobileReadersHeading,
        sentences: [
          BrailleWords[visit].readersWhy, BrailleWords[visit].readersField,
          BrailleWords[visit].readersPad,
        ]
          + words.mobileReaders),
      HelpPart(
        id: "computers", heading: words.desktopReadersHeading, sentences: words.desktopReaders,
        keys: words.desktopKeys),
    ]
  }
}

private func helpSection(_ part: HelpPart, _ visit: Visit) -> Node {
  section(.class("stack stack--tight"), .ariaLabelledBy(part.id)) {
    h2(.id(part.id), .tabindex(-1)) { part.heading }
    ul { for sentence in part.sentences { li { sentence } } }
    if !part.keys.isEmpty {
      if !part.isSwiped { h3 { HelpWords[visit].keysCaption } }
      dl(.class("keys")) { for key in part.keys { helpKey(key, isSwiped: part.isSwiped) } }
    }
  }
}

private func helpKey(_ key: HelpWords.Key, isSwiped: Bool) -> Node {
  div {
    if isSwiped { dt { key.name } } else { dt { kbd { key.name } } }
    dd { key.does }
  }
}
