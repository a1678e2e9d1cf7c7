// SPDX-License-Identifier: Apache-2.0

import Accounts
import Speaking

extension Administration {
  /// Makes a link with which the owner of an account chooses a new password; it ends the one before.
  /// - Returns: what it is, and the link itself in a line of its own.
  public func makePasswordLink(for username: String) async throws(WebError) -> [String] {
    let account = try await account(username)
    do throws(AccountsError) {
      let link = try await accounts.makePasswordLink(for: account.id)
      return [words.passwordLink(account.username), passwordLinkPath(link)]
    } catch {
      throw WebError(error)
    }
  }
}
