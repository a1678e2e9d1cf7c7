// SPDX-License-Identifier: Apache-2.0

import HTML
import Letters

/// Whether a person is told by e-mail that something is there, and whether that can come.
func letterPage(_ choice: LetterChoice, _ state: FormState, _ visit: Visit) -> Page {
  let words = LetterPageWords[visit]
  return Page(
    words.title, in: .account, lead: words.lead,
    back: Page.Link(words: AccountWords[visit].profileTitle, address: "/profile"),
    modules: ["runtime/forms"], hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    if let address = choice.address {
      div(.class("stack stack--loose")) {
        section(.class("stack"), .ariaLabelledBy("address")) {
          h2(.id("address")) { words.addressTitle }
          p { span(.dir(.leftToRight)) { address } }
          p {
            if choice.isConfirmed {
              words.isConfirmed
            } else {
              choice.isTold ? words.isNotConfirmed : words.isNotAsked
            }
          }
          if choice.isTold, !choice.isConfirmed {
            act(words.askAgain, .exchange, to: "/profile/email/ask", visit)
          }
        }
        form(.class("form"), .action("/profile/email"), .method(.post)) {
          choices(visit).node(state, visit)
          div(.class("form__actions")) {
            button(.submit, .class("button button--main")) { words.save }
          }
        }
      }
    } else {
      div(.class("stack")) {
        p { words.noAddress }
        p { a(.class("button"), .href("/profile#email")) { AccountWords[visit].profileTitle } }
      }
    }
  }.at("/profile/email")
}

private func choices(_ visit: Visit) -> Choices {
  let words = LetterPageWords[visit]
  return Choices(
    name: "told", question: words.question, hint: words.questionHint,
    choices: [
      Choice(value: "yes", label: words.yes), Choice(value: "no", label: words.no),
    ])
}

/// Asks whether an address is to get messages: with a button, since programs that look at messages open their links.
func confirmAddressPage(_ link: AddressLink, _ visit: Visit) -> Page {
  let words = LetterPageWords[visit]
  return Page(words.confirmTitle, in: .account, lead: words.confirmLead) {
    form(.class("form"), .action("/email/confirm"), .method(.post)) {
      input(.hidden, .name("link"), .value(link.text))
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { words.confirmAct }
      }
    }
  }
}

/// Says that an address is confirmed, also to a browser that knows nobody.
func addressConfirmedPage(_ visit: Visit) -> Page {
  let words = LetterPageWords[visit]
  return Page(words.confirmedTitle, in: .account, lead: words.confirmedLead) {
    p { a(.class("button"), .href("/profile/email")) { words.title } }
  }
}

/// Says that a link confirms nothing any more, and what to do.
func endedAddressLinkPage(_ visit: Visit) -> Page {
  let words = LetterPageWords[visit]
  return Page(PasswordLinkWords[visit].endedTitle, in: .account, lead: words.endedLead) {
    p { a(.class("button"), .href("/profile/email")) { words.title } }
  }
}
