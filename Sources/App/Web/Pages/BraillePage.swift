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
    element("earshot-braille-pad", .attribute("multiline", "")) {
      noscript { p(.class("notice")) { visit(BrailleWords.withoutScripts) } }
      BraillePad(visit: visit, sent: sent).node
    }
    screenReaderHelp(visit)
  }
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
      p { visit(BrailleWords.tablets) }
      p { a(.href("/settings")) { visit(BrailleWords.toSettings) } }
    }
  }
}
