// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking

/// What Earshot is, what it keeps, and whom it thanks.
func aboutPage(version: String, _ visit: Visit) -> Page {
  Page(HomeWords[visit].aboutTitle, in: .elsewhere, lead: HomeWords[visit].aboutLead) {
    div(.class("stack stack--loose")) {
      aboutSection("privacy", HomeWords[visit].privacy, HomeWords[visit].privacyPoints)
      aboutSection("free", HomeWords[visit].free, HomeWords[visit].freePoints)
      aboutSection("thanks", HomeWords[visit].thanks, HomeWords[visit].thanksPoints)
      section(.class("stack stack--tight"), .ariaLabelledBy("developers")) {
        h2(.id("developers")) { HomeWords[visit].developers }
        p {
          a(.class("lone-link"), .href("/api")) { HomeWords[visit].api }
        }
        p(.class("hint")) { HomeWords[visit].version(version) }
      }
    }
  }
}

private func aboutSection(
  _ id: String, _ heading: String, _ points: [String]
) -> Node {
  section(.class("stack stack--tight"), .ariaLabelledBy(id)) {
    h2(.id(id)) { heading }
    ul { for point in points { li { point } } }
  }
}
