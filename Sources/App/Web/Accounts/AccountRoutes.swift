// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Letters
import Passwords

extension Site {
  /// The addresses for signing up, in and out.
  func addAccountRoutes(to router: inout Router) {
    let sendsMail = letters.isConfigured
    router.get("/sign-up") { request in
      let place = LocalAddress(request.target.query["return"])
      return respond(withKept: "/sign-up", to: request) { visit in
        signUpPage(FormState(), returnTo: place, sendsMail: sendsMail, visit)
      }
    }
    router.post("/sign-up") { request in try await signUp(request) }
    router.get("/sign-in") { request in
      let place = LocalAddress(request.target.query["return"])
      return respond(withKept: "/sign-in", to: request) { visit in
        signInPage(FormState(), returnTo: place, visit)
      }
    }
    router.post("/sign-in") { request in try await signIn(request) }
    router.post("/sign-out") { request in
      if let token = SessionCookie.token(in: request) { try await accounts.signOut(token) }
      var response = Response.redirect(to: Done.signedOut.at("/"))
      response.cookies.append(SessionCookie.forget(isSecure: request.isSecure))
      return response
    }
  }

  private func signUp(_ request: Request) async throws -> Response {
    let visit = visit(of: request)
    let typed = request.form
    var state = FormState(typed, ["name", "username", "email"], rolesIn: "role")
    let place = LocalAddress(typed["return"])
    guard let roles = state.roles() else {
      // What else is wrong is told at once.
      _ = try state.refuse(
        .invalid(
          AccountService.problems(
            name: state.value("name"), username: state.value("username"),
            email: state.value("email"), password: Password(typed["password"] ?? ""))),
        wholeForm: "name")
      return respond(
        with: signUpPage(state, returnTo: place, sendsMail: letters.isConfigured, visit),
        to: request, status: .unprocessableContent)
    }
    var settings = visit.settings
    settings.language = visit.language
    let wanted = SignUpForm(
      name: state.value("name"), username: state.value("username"), email: state.value("email"),
      password: Password(typed["password"] ?? ""), role: roles, settings: settings)
    do {
      let signedIn = try await accounts.signUp(
        wanted, from: request.clientNetwork.description, device: DeviceCookie.token(in: request),
        client: client(of: request))
      return keep(signedIn, at: Done.welcome.at(place?.text ?? "/read"), request)
    } catch let error {
      let status = try state.refuse(error, wholeForm: "name")
      return respond(
        with: signUpPage(state, returnTo: place, sendsMail: letters.isConfigured, visit),
        to: request, status: status)
    }
  }

  private func signIn(_ request: Request) async throws -> Response {
    let typed = request.form
    var state = FormState(typed, ["username"])
    let place = LocalAddress(typed["return"])
    let kept = KeptForm(broughtBy: typed)
    do {
      let signedIn = try await accounts.signIn(
        username: state.value("username"), password: Password(typed["password"] ?? ""),
        from: request.clientNetwork.description, device: DeviceCookie.token(in: request),
        client: client(of: request))
      guard let kept else {
        return keep(signedIn, at: Done.signedIn.at(place?.text ?? "/"), request)
      }
      return keep(signedIn, try await reopen(kept, for: signedIn.account, request), request)
    } catch let error as AccountsError {
      let status = try state.refuse(error, wholeForm: "username")
      return respond(
        with: signInPage(state, returnTo: place, keeping: kept, visit(of: request)), to: request,
        status: status)
    }
  }

  /// Leads on, signed in; this browser takes over the settings of the account.
  func keep(_ signedIn: SignedIn, at address: String, _ request: Request) -> Response {
    keep(signedIn, .redirect(to: address), request)
  }

  private func keep(
    _ signedIn: SignedIn, _ response: Response, _ request: Request
  ) -> Response {
    var response = response
    response.cookies.append(SessionCookie.keep(signedIn, isSecure: request.isSecure))
    if let device = signedIn.device {
      response.cookies.append(DeviceCookie.keep(device, isSecure: request.isSecure))
    }
    let settings = SettingsCookie(
      settings: signedIn.account.settings,
      hasChosenVoice: visit(of: request).hasChosenVoice,
      typesInBraille: visit(of: request).typesInBraille)
    response.cookies.append(settings.cookie(isSecure: request.isSecure))
    return response
  }
}
