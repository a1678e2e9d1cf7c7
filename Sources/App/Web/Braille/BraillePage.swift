// SPDX-License-Identifier: Apache-2.0

import HTML
import Phrases

/// The page of the ability Braille: the text, the pad under it, the rest behind one button.
///
/// Without scripts it is a form that turns letters into braille and braille into letters.
func braillePage(_ visit: Visit, _ sent: BrailleText? = nil) -> Page {
  Page(
    FrameWords[visit].braille, in: .ability(.braille), lead: FrameWords[visit].brailleSentence,
    styles: ["braille/pad", "braille/filled"], modules: ["braille/pad"]
  ) {
    element("earshot-braille-pad", .attribute("multiline", ""), .attribute("keeps", "")) {
      noscript { p(.class("notice")) { visit(BrailleWords.withoutScripts) } }
      BraillePad(visit: visit, sent: sent).node
    }
    p { a(.href("/braille/learn")) { visit(BrailleLearnWords.toLessons) } }
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
