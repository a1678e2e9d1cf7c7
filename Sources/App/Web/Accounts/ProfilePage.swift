// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import Speaking

/// What a person's account holds, and everything that can be changed about it.
///
/// - Parameters:
///   - link: What the person is told of links to a new password.
///   - sendsMail: Whether this server sends e-mail.
func profilePage(
  _ forms: ProfileForms, for account: Account, link: Node, sendsMail: Bool, _ visit: Visit
) -> Page {
  Page(
    AccountWords[visit].profileTitle, in: .account,
    lead: AccountWords[visit].signedInAs(account.username),
    modules: ["runtime/forms", "runtime/zone"],
    hasErrors: !forms.problems.isEmpty
  ) {
    errorSummary(FormState(problems: forms.problems), visit)
    div(.class("columns columns--even")) {
      form(.class("form"), .action("/profile"), .method(.post), .novalidate()) {
        AccountFields(visit: visit).name.line(forms.profile, visit, .autocomplete("name"))
        AccountFields(visit: visit).username.line(
          forms.profile, visit, .autocomplete("username"), .autocapitalize(.none),
          .spellcheck(false))
        AccountFields(visit: visit).email(sendsMail: sendsMail).line(
          forms.profile, visit, type: .email, .autocomplete("email"))
        roleChoices(visit).node(forms.profile, visit)
        div(.class("form__actions")) {
          button(.submit, .class("button button--main")) { AccountWords[visit].saveProfile }
        }
      }
      div(.class("stack stack--loose")) {
        // Beside the form that ends the link.
        link
        others(forms, for: account, sendsMail: sendsMail, visit)
      }
    }
  }.at("/profile")
}

/// What is done about an account besides changing what it holds.
@HTMLBuilder private func others(
  _ forms: ProfileForms, for account: Account, sendsMail: Bool, _ visit: Visit
) -> Node {
  section(.class("stack"), .ariaLabelledBy("new-password")) {
    h2(.id("new-password")) { AccountWords[visit].changePassword }
    form(.class("form"), .action("/profile/password"), .method(.post), .novalidate()) {
      AccountFields(visit: visit).currentPassword.password(
        forms.password, visit, autocomplete: "current-password")
      AccountFields(visit: visit).changedPassword.password(
        forms.password, visit, autocomplete: "new-password")
      div(.class("form__actions")) {
        button(.submit, .class("button")) { AccountWords[visit].changePassword }
      }
    }
  }
  div(.class("cluster")) {
    a(.class("button"), .href("/profile/sessions")) {
      Icon.account.node(visit)
      SessionWords[visit].title
    }
    a(.class("button"), .href("/read/blocked")) {
      Icon.barred.node(visit)
      SafetyWords[visit].blockedTitle
    }
    a(.class("button"), .href("/profile/copy")) {
      Icon.download.node(visit)
      CopyWords[visit].title
    }
    if sendsMail {
      a(.class("button"), .href("/profile/email")) {
        Icon.edit.node(visit)
        LetterPageWords[visit].title
      }
    }
    if account.isOperator {
      a(.class("button"), .href("/operator")) {
        Icon.settings.node(visit)
        OperatorWords[visit].title
      }
    }
  }
  section(.class("stack"), .ariaLabelledBy("leave")) {
    h2(.id("leave")) { AccountWords[visit].leaving }
    div(.class("cluster")) {
      act(FrameWords[visit].signOut, .leave, to: "/sign-out", visit)
      a(.class("button button--danger"), .href("/profile/delete")) {
        Icon.remove.node(visit)
        AccountWords[visit].deleteTitle
      }
    }
  }
}

/// The two forms of the profile, of which one may have been refused.
struct ProfileForms: Sendable {
  var profile: FormState
  var password = FormState()

  var problems: [FormState.Refusal] { profile.problems + password.problems }

  /// The forms as the account fills them.
  init(of account: Account) {
    profile = FormState(values: [
      "name": account.name, "username": account.username, "email": account.email ?? "",
      "role": account.roles.all.map(\.rawValue).joined(separator: " "),
    ])
  }
}

/// Says what goes when an account goes, and asks for the password.
func deleteAccountPage(_ state: FormState, _ visit: Visit) -> Page {
  Page(
    AccountWords[visit].deleteTitle, in: .account, lead: AccountWords[visit].deleteLead,
    back: Page.Link(words: AccountWords[visit].profileTitle, address: "/profile"),
    modules: ["runtime/forms"], hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    form(.class("form"), .action("/profile/delete"), .method(.post), .novalidate()) {
      AccountFields(visit: visit).currentPassword.password(
        state, visit, autocomplete: "current-password")
      div(.class("form__actions")) {
        button(.submit, .class("button button--danger")) {
          Icon.remove.node(visit)
          AccountWords[visit].deleteAct
        }
        a(.href("/profile")) { AccountWords[visit].keepAccount }
      }
    }
  }
}
