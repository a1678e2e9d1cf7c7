// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Speaking

extension FormState {
  /// The values that were sent, for these fields only: passwords are never sent back.
  init(_ form: Form, _ fields: [String]) {
    for field in fields { values[field] = form[field] ?? "" }
  }

  /// The values that were sent, and what was ticked of what the person comes for.
  init(_ form: Form, _ fields: [String], rolesIn name: String) {
    self.init(form, fields)
    values[name] = form.fields.all(name).joined(separator: " ")
  }

  /// What the person comes for; a word that is not known is refused, and nothing at all too, with nil.
  mutating func roles() -> AccountRoles? {
    let words = value("role").split(separator: " ").map(String.init)
    for word in words where AccountRole(rawValue: word) == nil {
      refuse("role") {
        FormWords[$0].unknownWord("role", word, AccountRole.allCases.map(\.rawValue))
      }
      return nil
    }
    let roles = AccountRoles(Set(words.compactMap(AccountRole.init(rawValue:))))
    if roles == nil { refuse("role") { RoleWords[$0].chooseOne } }
    return roles
  }

  /// Says what a service found wrong with the form.
  ///
  /// - Parameter wholeForm: The field that stands for the form as a whole.
  /// - Returns: The status of the page.
  /// - Throws: What is no fault of the form.
  mutating func refuse(_ error: AccountsError, wholeForm: String) throws -> Status {
    switch error {
    case .invalid(let problems):
      // In the order of the form, which is that of the cases.
      for field in AccountField.allCases {
        guard let problem = problems[field] else { continue }
        refuse(field.rawValue) { AccountWords[$0].problem(problem, in: field) }
      }
      return .unprocessableContent
    case .wrongCredentials:
      refuse(wholeForm) { AccountWords[$0].wrongCredentials }
      return .unprocessableContent
    case .tooManyAttempts(let seconds):
      refuse(wholeForm) { AccountWords.tooManyAttempts(seconds, in: $0) }
      return .tooManyRequests
    case .noSuchAccount: throw Problem.other(.unauthorized)
    case .hashingFailed, .database: throw error
    }
  }
}
