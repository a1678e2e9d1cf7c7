// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database

extension LibraryService {
  /// What happens when an account is deleted: its tracks and positions go, and the files after them.
  public var accountDeletion: AccountService.DeletionRule {
    { (account, transaction) throws(AccountsError) in
      let keys: [String?] = try transaction.column(
        "audio_key",
        of: "DELETE FROM tracks WHERE owner = \(account) RETURNING audio_key")
      for key in keys { try deleteFile(key, in: transaction) }
    }
  }
}
