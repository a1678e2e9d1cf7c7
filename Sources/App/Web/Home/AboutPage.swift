// SPDX-License-Identifier: Apache-2.0

import HTML
import Phrases

/// What Earshot is, what it keeps, and whom it thanks.
func aboutPage(version: String, _ visit: Visit) -> Page {
  Page(visit(AboutWords.title), in: .elsewhere, lead: visit(AboutWords.lead)) {
    div(.class("stack stack--loose")) {
      aboutSection("privacy", AboutWords.privacy, AboutWords.privacyPoints, visit)
      aboutSection("free", AboutWords.free, AboutWords.freePoints, visit)
      aboutSection("thanks", AboutWords.thanks, AboutWords.thanksPoints, visit)
      section(.class("stack stack--tight"), .ariaLabelledBy("developers")) {
        h2(.id("developers")) { visit(AboutWords.developers) }
        p {
          a(.href("/api")) { visit(AboutWords.api) }
        }
        p(.class("hint")) { visit(AboutWords.version(version)) }
      }
    }
  }
}

private func aboutSection(
  _ id: String, _ heading: Phrase, _ points: [Phrase], _ visit: Visit
) -> Node {
  section(.class("stack stack--tight"), .ariaLabelledBy(id)) {
    h2(.id(id)) { visit(heading) }
    ul { for point in points { li { visit(point) } } }
  }
}
