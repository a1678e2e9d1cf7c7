// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Speaking

extension Visit {
  /// Reads from a request who looks at the page.
  ///
  /// What this browser keeps comes before what the account keeps, and both come before what the browser asks for.
  init(to request: Request, account: Account?, assets: Assets) {
    let kept = SettingsCookie(value: request.cookies[SettingsCookie.name.description])
    let settings = kept?.settings ?? account?.settings ?? Settings()
    let asked = AcceptedLanguages(header: request.headers[.acceptLanguage]).languages.first
    let language = settings.language ?? account?.settings.language ?? asked ?? .english
    self.init(
      language: language,
      settings: settings, hasChosenVoice: kept?.hasChosenVoice ?? false,
      typesInBraille: kept?.typesInBraille ?? false, zone: TimeZoneChoice(of: request),
      account: account,
      address: Self.address(of: request), assets: assets, notice: nil)
    notice = Notice(in: request.target, language)
  }

  /// The address to come back to, without what the last act said.
  ///
  /// A page that answers a form may have an address that cannot be opened: then that of the page with the form.
  private static func address(of request: Request) -> String {
    let opened = request.method.isSafe ? request.target : SameOrigin.referringTarget(of: request)
    guard let target = opened, LocalAddress(target.rawPath) != nil else { return "/" }
    let kept = (target.rawQuery ?? "").split(separator: "&").filter {
      !$0.hasPrefix("done=") && !$0.hasPrefix("sorry=") && !$0.hasPrefix("request=")
        && !$0.hasPrefix("minutes=")
    }
    return kept.isEmpty ? target.rawPath : target.rawPath + "?" + kept.joined(separator: "&")
  }
}
