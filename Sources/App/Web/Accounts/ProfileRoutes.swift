// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTML
import HTTPServer
import Letters
import Passwords

extension Site {
  /// The addresses of the profile.
  func addProfileRoutes(to router: inout Router) {
    router.get("/profile") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      return try await profile(ProfileForms(of: account), of: account, request)
    }
    router.post("/profile") { request in try await changeProfile(request) }
    router.post("/profile/password") { request in try await changePassword(request) }
    router.get("/profile/delete") { request in
      guard visit(of: request).account != nil else { return askToSignIn(request) }
      return respond(with: deleteAccountPage(FormState(), visit(of: request)), to: request)
    }
    addSessionRoutes(to: &router)
    addCopyRoutes(to: &router)
    addLetterRoutes(to: &router)
    router.post("/profile/delete") { request in try await deleteAccount(request) }
  }

  /// Sends a stranger to the form to sign in, and afterwards back here, or to the page that a form was sent from.
  func askToSignIn(_ request: Request) -> Response {
    let place = LocalAddress(visit(of: request).address)
    guard request.method.isSafe else {
      return .redirect(
        to: Sorry.signedOut.at("/sign-in") + (place.map { "&return=" + $0.asValue } ?? ""))
    }
    return .redirect(to: place.map { "/sign-in?return=" + $0.asValue } ?? "/sign-in")
  }

  private func profile(
    _ forms: ProfileForms, of account: Account, _ request: Request, status: Status = .ok
  ) async throws -> Response {
    let visit = visit(of: request)
    let notes = try await accounts.passwordLinkNotes(of: account.id)
    return respond(
      with: profilePage(
        forms, for: account, link: passwordLinkNotice(notes, at: clock.now, visit),
        sendsMail: letters.isConfigured, visit), to: request, status: status)
  }

  private func changeProfile(_ request: Request) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    var forms = ProfileForms(of: account)
    forms.profile = FormState(
      request.form, ["name", "username", "email"], rolesIn: "role")
    guard let roles = forms.profile.roles() else {
      return try await profile(forms, of: account, request, status: .unprocessableContent)
    }
    var change = AccountChange()
    change.name = forms.profile.value("name")
    change.username = forms.profile.value("username")
    change.email = forms.profile.value("email")
    change.roles = roles
    do {
      _ = try await accounts.change(
        account.id, change, keeping: SessionCookie.token(in: request),
        from: request.clientNetwork.description)
    } catch let error {
      let status = try forms.profile.refuse(error, wholeForm: "username")
      return try await profile(forms, of: account, request, status: status)
    }
    return .redirect(to: Done.profile.at("/profile"))
  }

  private func changePassword(_ request: Request) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    do {
      try await accounts.changePassword(
        of: account.id, current: Password(request.form["currentPassword"] ?? ""),
        new: Password(request.form["newPassword"] ?? ""),
        keeping: SessionCookie.token(in: request))
    } catch let error {
      var forms = ProfileForms(of: account)
      let status = try forms.password.refuse(error, wholeForm: "currentPassword")
      forms.password.problems = forms.password.problems.map { problem in
        problem.field == "password"
          ? FormState.Refusal(field: "newPassword", words: problem.words) : problem
      }
      return try await profile(forms, of: account, request, status: status)
    }
    return .redirect(to: Done.password.at("/profile"))
  }

  private func deleteAccount(_ request: Request) async throws -> Response {
    let visit = visit(of: request)
    guard let account = visit.account else { return askToSignIn(request) }
    do {
      try await accounts.delete(
        account.id, password: Password(request.form["currentPassword"] ?? ""))
    } catch let error {
      var state = FormState()
      let status = try state.refuse(error, wholeForm: "currentPassword")
      return respond(with: deleteAccountPage(state, visit), to: request, status: status)
    }
    var response = Response.redirect(to: Done.deleted.at("/"))
    response.cookies.append(SessionCookie.forget(isSecure: request.isSecure))
    return response
  }
}
