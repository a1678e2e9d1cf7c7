// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Speaking

extension Visit {
  /// Reads from a request who looks at the page.
  ///
  /// What this browser keeps comes before what the account keeps, and both come before what the browser asks for.
  ///
  /// - Parameter opens: Whether there is a page at an address.
  init(
    to request: Request, account: Account?, assets: Assets,
    opens: (RequestTarget) -> Bool = { _ in true }
  ) {
    let kept = SettingsCookie(value: request.cookies[SettingsCookie.name.description])
    let settings = kept?.settings ?? account?.settings ?? Settings()
    let asked = AcceptedLanguages(header: request.headers[.acceptLanguage]).languages.first
    let language = settings.language ?? account?.settings.language ?? asked ?? .english
    self.init(
      language: language,
      settings: settings, hasChosenVoice: kept?.hasChosenVoice ?? false,
      typesInBraille: kept?.typesInBraille ?? false, zone: TimeZoneChoice(of: request),
      account: account,
      address: Self.address(of: request, opens), assets: assets, notice: nil)
    notice = Notice(in: request.target, language)
  }

  /// The address to come back to, without what the last act said.
  ///
  /// What answers a form comes back to the page with the form. When that was an answer, too, it stood at the address
  /// of its form, which may not open: then it is the nearest page above.
  private static func address(
    of request: Request, _ opens: (RequestTarget) -> Bool
  ) -> String {
    guard !request.method.isSafe else { return plain(request.target) ?? "/" }
    guard var target = SameOrigin.referringTarget(of: request) else { return "/" }
    while !opens(target) {
      let above = target.rawPath.split(separator: "/").dropLast().joined(separator: "/")
      guard !above.isEmpty, let next = RequestTarget("/" + above) else { return "/" }
      target = next
    }
    return plain(target) ?? "/"
  }

  private static func plain(_ target: RequestTarget) -> String? {
    guard LocalAddress(target.rawPath) != nil else { return nil }
    let kept = (target.rawQuery ?? "").split(separator: "&").filter {
      !$0.hasPrefix("done=") && !$0.hasPrefix("sorry=") && !$0.hasPrefix("request=")
        && !$0.hasPrefix("minutes=")
    }
    return kept.isEmpty ? target.rawPath : target.rawPath + "?" + kept.joined(separator: "&")
  }
}
