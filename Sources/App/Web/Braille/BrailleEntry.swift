// SPDX-License-Identifier: Apache-2.0

import HTML

/// What the script puts beside every text field of the page: the button that opens the braille pad for it, and the
/// window that holds the pad.
func brailleEntry(_ visit: Visit) -> Node {
  .fragment {
    template(.id("braille-entry")) {
      button(.button, .class("button braille-entry"), .ariaHasPopup(.dialog)) {
        Icon.braille.node(visit)
        BrailleWords[visit].entryType
      }
    }
    template(.id("braille-dialog")) {
      dialog(.class("braille-dialog"), .ariaLabelledBy("braille-dialog-name")) {
        div(.class("stack stack--tight")) {
          div(.class("braille-dialog__head")) {
            h2(.id("braille-dialog-name")) {}
            button(.button, .class("button"), .data("part", "close")) {
              BrailleWords[visit].close
            }
          }
          element("earshot-braille-pad") {}
        }
      }
    }
  }
}
