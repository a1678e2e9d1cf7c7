// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML

/// The head of every page: the mark, the five abilities, what belongs to the person.
func siteHeader(for visit: Visit, at place: Page.Place) -> Node {
  header(.class("site-header")) {
    div(.class("frame")) {
      div(.class("site-header__top")) {
        a(.class("brand"), .href("/"), .when(place == .home, .ariaCurrent(.page))) {
          svg(.class("brand__mark"), .ariaHidden()) {
            use(.href(visit.assets("icons/icons.svg#mark")))
          }
          word("Earshot")
        }
        nav(.class("personal"), .ariaLabel(FrameWords[visit].personal)) {
          headerLink(
            FrameWords[visit].settings, .settings, "/settings", isHere: place == .settings, visit)
          if let account = visit.account {
            headerLink(
              account.firstName, .account, "/profile", isHere: place == .account, visit)
          } else if !visit.isKept {
            headerLink(
              FrameWords[visit].signIn, .account, "/sign-in", isHere: place == .account, visit)
          }
        }
      }
      nav(.ariaLabel(FrameWords[visit].abilities)) {
        ul(.class("abilities")) {
          for ability in Ability.allCases {
            li {
              a(
                .href(ability.address),
                .when(place == .ability(ability), .ariaCurrent(.page))
              ) {
                ability.icon.node(visit)
                word(ability.name(in: visit.language))
              }
            }
          }
        }
      }
    }
  }
}

private func headerLink(
  _ words: String, _ icon: Icon, _ address: String, isHere: Bool, _ visit: Visit
) -> Node {
  a(.href(address), .when(isHere, .ariaCurrent(.page))) {
    icon.node(visit)
    word(words)
  }
}

/// The word beside a sign: where the page is too narrow for all of them, the signs alone are drawn.
private func word(_ words: String) -> Node {
  span(.class("site-header__word")) { words }
}
