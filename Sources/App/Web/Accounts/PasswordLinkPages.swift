// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTML
import Speaking

/// Says what somebody does who forgot the password, where this server sends no e-mail.
func forgottenPasswordPage(_ visit: Visit) -> Page {
  let words = PasswordLinkWords[visit]
  return Page(
    words.forgottenTitle, in: .account, lead: words.forgottenLead,
    back: Page.Link(words: AccountWords[visit].signInTitle, address: "/sign-in")
  ) {
    div(.class("stack")) { askingPeople(visit) }
  }
}

/// How the people who run the server help.
@HTMLBuilder private func askingPeople(_ visit: Visit) -> Node {
  ol(.class("stack stack--tight")) {
    li { PasswordLinkWords[visit].askThem }
    li { PasswordLinkWords[visit].tellUsername }
    li { PasswordLinkWords[visit].openLink }
  }
  p { PasswordLinkWords[visit].staysAsItIs }
}

/// The form with which somebody who forgot the password has a link sent.
func askForLinkPage(_ state: FormState, _ visit: Visit) -> Page {
  let words = PasswordLinkWords[visit]
  let field = Field(name: "name", label: words.askField, hint: words.askHint, isRequired: true)
  return Page(
    words.forgottenTitle, in: .account, lead: words.askLead,
    back: Page.Link(words: AccountWords[visit].signInTitle, address: "/sign-in"),
    modules: ["runtime/forms"], hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    div(.class("stack stack--loose")) {
      form(.class("form"), .action("/forgotten-password"), .method(.post), .novalidate()) {
        field.line(
          state, visit, .autocomplete("username"), .autocapitalize(.none), .spellcheck(false))
        div(.class("form__actions")) {
          button(.submit, .class("button button--main")) { words.askAct }
        }
      }
      section(.class("stack"), .ariaLabelledBy("otherwise")) {
        h2(.id("otherwise")) { words.otherwise }
        p { words.otherwiseLead }
        askingPeople(visit)
      }
    }
  }
}

/// Says what comes now, in the same words whether there is such an account.
func linkSentPage(_ visit: Visit) -> Page {
  let words = PasswordLinkWords[visit]
  return Page(
    words.sentTitle, in: .account, lead: words.sentLead,
    back: Page.Link(words: words.forgottenTitle, address: "/forgotten-password")
  ) {
    div(.class("stack")) {
      p { words.sentOpen }
      p { words.sentNothing }
    }
  }
}

/// The form for a new password, behind a link.
func choosePasswordPage(
  _ state: FormState, for account: Account, with link: PasswordLinkToken, _ visit: Visit
) -> Page {
  Page(
    PasswordLinkWords[visit].chooseTitle, in: .account,
    lead: AccountWords[visit].signedInAs(account.username), modules: ["runtime/forms"],
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    form(.class("form"), .action("/new-password"), .method(.post), .novalidate()) {
      input(.hidden, .name("link"), .value(link.text))
      // Password managers keep the new password under this name.
      input(
        .hidden, .name("username"), .autocomplete("username"), .value(account.username))
      AccountFields(visit: visit).chosenPassword.password(
        state, visit, autocomplete: "new-password")
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { PasswordLinkWords[visit].chooseAct }
      }
    }
  }.at("/new-password?link=" + link.text)
}

/// Says that a link was used, is too old or was replaced, and what to do.
func endedPasswordLinkPage(canAskByMail: Bool, _ visit: Visit) -> Page {
  let words = PasswordLinkWords[visit]
  return Page(
    words.endedTitle, in: .account, lead: canAskByMail ? words.endedLeadByMail : words.endedLead
  ) {
    div(.class("cluster")) {
      a(.class("button"), .href("/sign-in")) { AccountWords[visit].signInTitle }
      a(.class("button"), .href("/forgotten-password")) { PasswordLinkWords[visit].forgottenTitle }
    }
  }
}

/// The link that was just made, for who looks after the server to hand on; it is shown this once.
func passwordLinkPage(
  _ address: String, until expiry: Timestamp, for account: Account, at now: Timestamp,
  _ visit: Visit
) -> Page {
  let words = PasswordLinkWords[visit]
  let moment = Moment.until(expiry, visit.zone, at: now, in: visit.language)
  let field = Field(
    name: "link", label: words.linkLabel, hint: words.linkHint, saysOptional: false)
  return Page(
    words.madeTitle(account.username), in: .account, lead: words.madeLead(moment),
    back: Page.Link(words: OperatorWords[visit].title, address: "/operator"),
    modules: ["runtime/zone"]
  ) {
    div(.class("stack")) {
      field.node(FormState(), visit) { own in
        input(.text, own, .value(address), .readonly(), .dir(.leftToRight), .autocomplete("off"))
      }
      p { words.isTold(account.username) }
    }
  }.at("/operator")
}

/// The form with which those who look after the server make a link.
func passwordLinkSection(_ state: FormState, _ visit: Visit) -> Node {
  section(.class("stack"), .ariaLabelledBy("forgotten")) {
    h2(.id("forgotten")) { PasswordLinkWords[visit].section }
    p { PasswordLinkWords[visit].sectionHint }
    form(.class("form"), .action("/operator/password-link"), .method(.post), .novalidate()) {
      AccountFields(visit: visit).username.withoutHint.line(
        state, visit, .autocomplete("off"), .autocapitalize(.none), .spellcheck(false))
      div(.class("form__actions")) {
        button(.submit, .class("button")) { PasswordLinkWords[visit].make }
      }
    }
  }
}

/// Tells the owner of an account which links were made for it, and how to end them.
func passwordLinkNotice(_ notes: [PasswordLinkNote], at now: Timestamp, _ visit: Visit) -> Node {
  guard !notes.isEmpty else { return .empty }
  let words = PasswordLinkWords[visit]
  func told(_ moment: Timestamp) -> String {
    Moment.words(moment, visit.zone, at: now, in: visit.language)
  }
  return section(.class("stack"), .ariaLabelledBy("link-made")) {
    h2(.id("link-made")) { words.section }
    for note in notes {
      switch note.origin {
      case .host: p { words.wasMade(told(note.madeAt)) }
      case .mail: p { words.wasMailed(told(note.madeAt)) }
      }
      if let used = note.usedAt {
        p { words.wasUsed(told(used)) }
      } else if note.expiresAt > now {
        p { words.isOpen }
      } else {
        p { words.isOver }
      }
    }
  }
}

extension AccountFields {
  /// The new password, where there is none to give beside it.
  fileprivate var chosenPassword: Field {
    Field(
      name: "password", label: AccountWords[visit].newPassword,
      hint: AccountWords[visit].passwordHint, isRequired: true)
  }
}
