// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Speaking

extension Site {
  /// The addresses of the settings.
  func addSettingsRoutes(to router: inout Router) {
    addKept("/settings", to: &router) { visit in settingsPage(visit) }
    router.post("/settings") { request in
      var kept = kept(by: request)
      let typed = request.form
      // What is missing or makes no sense stays as it was.
      kept.settings.language =
        typed["language"].flatMap(Language.init(tag:)) ?? kept.settings.language
      kept.settings.appearance =
        typed["appearance"].flatMap(Appearance.init(rawValue:)) ?? kept.settings.appearance
      kept.settings.textSize =
        typed["size"].flatMap(TextSize.init(rawValue:)) ?? kept.settings.textSize
      kept.settings.speaking =
        typed["speaking"].flatMap(SpeakingOutlet.init(rawValue:)) ?? kept.settings.speaking
      kept.rate = typed["rate"].flatMap(SpeechPace.init(rawValue:)) ?? kept.rate
      kept.typesInBraille =
        typed["braille"].map { $0 == BrailleOffer.everywhere.rawValue }
        ?? kept.typesInBraille
      return try await keep(kept, at: Done.settings.at("/settings"), request)
    }
    router.post("/settings/language") { request in
      var kept = kept(by: request)
      let typed = request.form
      kept.settings.language =
        typed["language"].flatMap(Language.init(tag:)) ?? kept.settings.language
      return try await keep(kept, at: LocalAddress(typed["return"])?.text ?? "/", request)
    }
  }

  private func kept(by request: Request) -> SettingsCookie {
    let visit = visit(of: request)
    return SettingsCookie(
      settings: visit.settings, rate: visit.pace, typesInBraille: visit.typesInBraille)
  }

  private func keep(
    _ kept: SettingsCookie, at address: String, _ request: Request
  ) async throws -> Response {
    if let account = visit(of: request).account {
      _ = try await accounts.changeSettings(of: account.id, to: kept.settings)
    }
    var response = Response.redirect(to: address)
    response.cookies.append(kept.cookie(isSecure: request.isSecure))
    return response
  }
}
