// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database

extension LibraryService {
  /// What happens when an account is deleted: its tracks and positions go, and the files after them.
  public var accountDeletion: AccountService.DeletionRule {
    { (account, transaction) throws(AccountsError) in
      let gone: [TrackFiles] = try transaction.rows(
        "DELETE FROM tracks WHERE owner = \(account) RETURNING \(TrackFiles.columns)")
      try deleteFiles(of: gone, in: transaction)
    }
  }
}
