// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Speaking

extension Site {
  /// The addresses of the settings.
  func addSettingsRoutes(to router: inout Router) {
    addKept("/settings", to: &router) { visit in settingsPage(visit) }
    router.post("/settings") { request in
      var answers = SettingsAnswers(request.form)
      let kept = answers.changing(kept(by: request))
      guard answers.problems.isEmpty else {
        return try await keep(kept, request, refusing: answers.problems)
      }
      return try await keep(kept, at: Done.settings.at("/settings"), request)
    }
    router.post("/settings/speaking") { request in
      var kept = kept(by: request)
      let isSpeaking = kept.settings.speaking == .selfVoicing
      kept.settings.speaking =
        switch request.form["speaking"] {
        case "other": isSpeaking ? .screenReader : .selfVoicing
        case let word?: SpeakingOutlet(rawValue: word) ?? kept.settings.speaking
        case nil: kept.settings.speaking
        }
      kept.hasChosenVoice = true
      let done = kept.settings.speaking == .selfVoicing ? Done.speaks : .isSilent
      return try await keep(
        kept, at: done.at(LocalAddress(request.form["return"])?.text ?? "/"), request)
    }
    router.post("/settings/language") { request in
      var answers = SettingsAnswers(request.form)
      var kept = kept(by: request)
      kept.settings.language =
        answers.language ?? kept.settings.language
      guard answers.problems.isEmpty else {
        return try await keep(kept, request, refusing: answers.problems)
      }
      return try await keep(
        kept, at: LocalAddress(request.form["return"])?.text ?? "/", request)
    }
  }

  /// Keeps what was understood, and says on the page of the settings what was not.
  private func keep(
    _ kept: SettingsCookie, _ request: Request, refusing problems: [FormState.Refusal]
  ) async throws -> Response {
    let visit = visit(of: request).with(kept)
    var response = respond(
      with: settingsPage(visit, problems: problems), to: request, as: visit,
      status: .unprocessableContent)
    response.cookies += try await keep(kept, at: "/settings", request).cookies
    return response
  }

  private func kept(by request: Request) -> SettingsCookie {
    let visit = visit(of: request)
    return SettingsCookie(
      settings: visit.settings, hasChosenVoice: visit.hasChosenVoice,
      typesInBraille: visit.typesInBraille)
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

/// The answers of the form for the settings: what is missing stays as it was, and what is not known is refused.
private struct SettingsAnswers {
  private let form: Form
  private(set) var problems: [FormState.Refusal] = []

  init(_ form: Form) {
    self.form = form
  }

  /// The settings with the answers that were understood.
  mutating func changing(_ kept: SettingsCookie) -> SettingsCookie {
    var kept = kept
    let settings = kept.settings
    kept.settings.language = language ?? settings.language
    let speaking = take("speaking", SpeakingOutlet.allCases)
    kept.settings.speaking = speaking ?? settings.speaking
    kept.hasChosenVoice = kept.hasChosenVoice || speaking != nil
    kept.settings.appearance = take("appearance", Appearance.allCases) ?? settings.appearance
    kept.settings.textSize = take("size", TextSize.allCases) ?? settings.textSize
    let offer = take("braille", BrailleOffer.allCases)
    kept.typesInBraille = offer.map { $0 == .everywhere } ?? kept.typesInBraille
    return kept
  }

  /// The language that was chosen, also with a country behind it.
  var language: Language? {
    mutating get { take("language", Language.allCases.map(\.tag)) { Language(tag: $0) } }
  }

  private mutating func take<Answer: RawRepresentable<String>>(
    _ name: String, _ known: [Answer]
  ) -> Answer? {
    take(name, known.map(\.rawValue)) { Answer(rawValue: $0) }
  }

  /// The answer to a question; nil where there is none, or none that is known.
  private mutating func take<Answer>(
    _ name: String, _ words: [String], _ read: (String) -> Answer?
  ) -> Answer? {
    guard let typed = form[name] else { return nil }
    let found = read(typed)
    if found == nil {
      problems.append(
        FormState.Refusal(field: name) { FormWords[$0].unknownWord(name, typed, words) })
    }
    return found
  }
}

extension Visit {
  /// The same visit with other settings, for the page that answers their form.
  fileprivate func with(_ kept: SettingsCookie) -> Visit {
    Visit(
      language: kept.settings.language ?? language, settings: kept.settings,
      hasChosenVoice: kept.hasChosenVoice, typesInBraille: kept.typesInBraille, zone: zone,
      account: account, address: address,
      assets: assets)
  }
}
