// SPDX-License-Identifier: Apache-2.0

import Accounts
import Speaking

/// What a page needs to know about the person who looks at it.
struct Visit: Sendable {
  /// The language of the page.
  let language: Language
  /// How the page looks and speaks.
  let settings: Settings
  /// Whether the person has said who is to speak on this device.
  var hasChosenVoice = false
  /// Whether the braille pad is offered beside every text field.
  var typesInBraille = false
  /// Where the person's clock stands; nil when the browser has not told.
  var zone: TimeZoneChoice?
  /// Who is signed in.
  let account: Account?
  /// The address at which the page is opened: path and query.
  var address: String
  /// Where style sheets, scripts and pictures are.
  let assets: Assets
  /// Whether a device keeps the page, and shows it when there is no network.
  var isKept = false
  /// What the last act did, said once at the top of the page.
  var notice: Notice?

  /// Where the texts of others wait: somebody who also asks has their own requests on the first page of Read.
  var othersAddress: String { account?.roles == .both ? "/read/others" : "/read" }

  /// What is to be said, in the language of the page.
  func callAsFunction(_ saying: Saying) -> String { saying(language) }
}

extension Words {
  /// The words in the language of a page.
  static subscript(visit: Visit) -> Self { self[visit.language] }
}
