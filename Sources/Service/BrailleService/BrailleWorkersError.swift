// SPDX-License-Identifier: Apache-2.0

public import BrailleTables
import ChildProcess

/// Why there is no translation.
public enum BrailleWorkersError: Error, Sendable, Hashable {
  /// The table cannot do it.
  case table(BrailleTableError)
  /// This client has had its share.
  case overBudget(retryAfterSeconds: Int)
  /// Too many wait, or no worker could be started.
  case unavailable(retryAfterSeconds: Int)
}

extension BrailleWorkersError {
  init(_ error: WorkerError, _ table: BrailleTable) {
    switch error {
    case .tooSlow, .failed: self = .table(.untranslatable(table: table.id, index: nil))
    case .busy(let seconds): self = .unavailable(retryAfterSeconds: seconds)
    case .overBudget(let seconds): self = .overBudget(retryAfterSeconds: seconds)
    case .cancelled, .cannotStart: self = .unavailable(retryAfterSeconds: 10)
    }
  }
}
