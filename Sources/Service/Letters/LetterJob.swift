// SPDX-License-Identifier: Apache-2.0

import Accounts
import Speaking

/// To whom a job writes, and in which language where the account names none.
struct LetterJob {
  let account: AccountID
  let language: Language

  init(_ account: AccountID, in language: Language) {
    self.account = account
    self.language = language
  }

  /// Reads the payload of a job.
  init?(_ payload: String) {
    let parts = payload.split(separator: " ")
    guard parts.count == 2, let language = Language(tag: String(parts[0])) else { return nil }
    self.language = language
    account = AccountID(rawValue: String(parts[1]))
  }

  var payload: String { "\(language.tag) \(account.rawValue)" }
}
