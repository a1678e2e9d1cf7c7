// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Letters
import Speaking

extension Site {
  /// What a person or a program is told that cannot be written to.
  struct LetterRefusal {
    let words: FormState.Refusal
    let status: Status
    var retryAfterSeconds: Int?
  }

  /// What is told of what the service refused.
  /// - Parameter field: the field that it belongs to.
  /// - Throws: what is no fault of who asked.
  static func refusal(of error: LettersError, field: String) throws -> LetterRefusal {
    func refusal(
      _ status: Status, after seconds: Int? = nil, _ words: @escaping Saying
    ) -> LetterRefusal {
      LetterRefusal(
        words: FormState.Refusal(field: field, words: words), status: status,
        retryAfterSeconds: seconds)
    }
    switch error {
    case .notConfigured: return refusal(.conflict) { PasswordLinkWords[$0].sendsNone }
    case .noAddress: return refusal(.conflict) { LetterPageWords[$0].noAddress }
    case .invalid(.missing):
      return refusal(.unprocessableContent) { PasswordLinkWords[$0].askMissing }
    case .invalid(let problem):
      return refusal(.unprocessableContent) { AccountWords[$0].problem(problem, in: .username) }
    case .tooMany(let seconds):
      return refusal(.tooManyRequests, after: seconds) {
        AccountWords.tooManyAttempts(seconds, in: $0)
      }
    case .noSuchAccount: throw Problem.other(.unauthorized)
    case .database(let error): throw error
    }
  }
}
