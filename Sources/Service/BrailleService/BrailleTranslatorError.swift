// SPDX-License-Identifier: Apache-2.0

package import BrailleTables

/// Why nothing is translated for a visitor.
package enum BrailleTranslatorError: Error, Sendable, Hashable {
  /// The table cannot do it, or there is none.
  case table(BrailleTableError)
  /// The text has more scalars.
  case tooLong(maximum: Int)
  /// More words were sent at once.
  case tooManyWords(maximum: Int)
  /// This client has had its share.
  case tooManyRequests(retryAfterSeconds: Int)
  /// Others have too much to do, or no worker could be started.
  case unavailable(retryAfterSeconds: Int)

  init(_ error: BrailleWorkersError) {
    switch error {
    case .table(let error): self = .table(error)
    case .overBudget(let seconds): self = .tooManyRequests(retryAfterSeconds: seconds)
    case .unavailable(let seconds): self = .unavailable(retryAfterSeconds: seconds)
    }
  }
}
