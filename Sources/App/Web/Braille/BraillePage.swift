// SPDX-License-Identifier: Apache-2.0

import HTML

/// The page of the ability Braille: the text, the pad under it, the rest behind one button.
///
/// Without scripts it is a form that turns letters into braille and braille into letters.
func braillePage(_ visit: Visit, _ sent: BrailleText? = nil) -> Page {
  Page(
    FrameWords[visit].braille, in: .ability(.braille), lead: FrameWords[visit].brailleSentence,
    styles: ["braille/pad", "braille/filled"], modules: ["braille/pad"], cores: ["braille"]
  ) {
    element("earshot-braille-pad", .attribute("multiline", ""), .attribute("keeps", "")) {
      noscript { p(.class("notice")) { BrailleWords[visit].withoutScripts } }
      BraillePad(visit: visit, sent: sent, startsHere: true).node
    }
    screenReaderHelp(visit)
  }
}

private func screenReaderHelp(_ visit: Visit) -> Node {
  details {
    summary { BrailleWords[visit].readers }
    div(.class("stack stack--tight")) {
      p { BrailleWords[visit].readersWhy }
      ul {
        li { BrailleWords[visit].readersField }
        li { BrailleWords[visit].readersPad }
      }
      p { BrailleWords[visit].tablets }
      p { a(.href("/settings")) { BrailleWords[visit].toSettings } }
    }
  }
}
