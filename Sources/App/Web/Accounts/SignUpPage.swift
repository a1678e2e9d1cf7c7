// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML

/// The form for a new account.
///
/// - Parameter sendsMail: Whether this server sends e-mail, so that an address is of use.
func signUpPage(
  _ state: FormState, returnTo: LocalAddress?, sendsMail: Bool, _ visit: Visit
) -> Page {
  Page(
    AccountWords[visit].signUpTitle, in: .elsewhere, lead: AccountWords[visit].signUpLead,
    modules: ["runtime/forms"], hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    form(.class("form"), .action("/sign-up"), .method(.post), .novalidate()) {
      returnField(returnTo)
      roleChoices(visit).node(state, visit)
      AccountFields(visit: visit).name.line(state, visit, .autocomplete("name"))
      AccountFields(visit: visit).username.line(
        state, visit, .autocomplete("username"), .autocapitalize(.none), .spellcheck(false))
      AccountFields(visit: visit).newPassword.password(state, visit, autocomplete: "new-password")
      AccountFields(visit: visit).email(sendsMail: sendsMail).line(
        state, visit, type: .email, .autocomplete("email"))
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { AccountWords[visit].signUpAct }
        a(.href(signInAddress(returnTo))) { AccountWords[visit].haveAccount }
      }
    }
  }.at(address("/sign-up", returnTo))
}

/// The form to sign in.
///
/// - Parameter kept: what was written before it was found that nobody is signed in.
func signInPage(
  _ state: FormState, returnTo: LocalAddress?, keeping kept: KeptForm? = nil, _ visit: Visit
) -> Page {
  Page(
    AccountWords[visit].signInTitle, in: .account,
    lead: returnTo == nil ? nil : AccountWords[visit].signInToGoOn, modules: ["runtime/forms"],
    hasErrors: !state.problems.isEmpty
  ) {
    errorSummary(state, visit)
    form(.class("form"), .action("/sign-in"), .method(.post), .novalidate()) {
      returnField(returnTo)
      kept?.fields
      AccountFields(visit: visit).username.withoutHint.line(
        state, visit, .autocomplete("username"), .autocapitalize(.none), .spellcheck(false))
      AccountFields(visit: visit).password.password(state, visit, autocomplete: "current-password")
      div(.class("form__actions")) {
        button(.submit, .class("button button--main")) { AccountWords[visit].signInAct }
        // Whoever goes there leaves behind what was written.
        if kept == nil { a(.href(signUpAddress(returnTo))) { AccountWords[visit].noAccount } }
        if kept == nil {
          a(.href("/forgotten-password")) { PasswordLinkWords[visit].forgottenTitle }
        }
      }
    }
  }.at(address("/sign-in", returnTo))
}

/// The two things that a person may come for, of which one is needed and both may be chosen.
func roleChoices(_ visit: Visit) -> Checks {
  Checks(
    name: "role", question: AccountWords[visit].role, hint: RoleWords[visit].hint,
    choices: [
      Choice(
        value: AccountRole.requester.rawValue, label: AccountWords[visit].requester,
        hint: AccountWords[visit].requesterHint),
      Choice(
        value: AccountRole.volunteer.rawValue, label: AccountWords[visit].volunteer,
        hint: AccountWords[visit].volunteerHint),
    ])
}

private func returnField(_ address: LocalAddress?) -> Node? {
  address.map { input(.hidden, .name("return"), .value($0.text)) }
}

private func signInAddress(_ address: LocalAddress?) -> String {
  address.map { "/sign-in?return=" + $0.asValue } ?? "/sign-in"
}

private func signUpAddress(_ address: LocalAddress?) -> String {
  address.map { "/sign-up?return=" + $0.asValue } ?? "/sign-up"
}

/// The fields of the forms about an account, under the names of `AccountField`.
struct AccountFields {
  let visit: Visit

  var name: Field {
    Field(
      name: "name", label: AccountWords[visit].name, hint: AccountWords[visit].nameHint,
      isRequired: true)
  }
  var username: Field {
    Field(
      name: "username", label: AccountWords[visit].username, hint: AccountWords[visit].usernameHint,
      isRequired: true)
  }
  func email(sendsMail: Bool) -> Field {
    let words = AccountWords[visit]
    return Field(
      name: "email", label: words.email,
      hint: sendsMail ? words.emailHintByMail : words.emailHint)
  }
  var password: Field {
    Field(name: "password", label: AccountWords[visit].password, isRequired: true)
  }
  var newPassword: Field {
    Field(
      name: "password", label: AccountWords[visit].password, hint: AccountWords[visit].passwordHint,
      isRequired: true)
  }
  var currentPassword: Field {
    Field(name: "currentPassword", label: AccountWords[visit].currentPassword, isRequired: true)
  }
  /// The new password beside the current one, under a name of its own on the page.
  var changedPassword: Field {
    Field(
      name: "newPassword", label: AccountWords[visit].newPassword,
      hint: AccountWords[visit].passwordHint,
      isRequired: true)
  }
}

/// The address of a form that leads on to where the person was.
private func address(_ form: String, _ place: LocalAddress?) -> String {
  form + (place.map { "?return=" + $0.asValue } ?? "")
}
