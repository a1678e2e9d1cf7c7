// SPDX-License-Identifier: Apache-2.0

public import Database

/// The limits on messages that are sent because somebody asked.
extension AttemptLimits {
  /// Counts that somebody asks for a link to a new password.
  ///
  /// It is counted by what was typed, so the answer is the same whether there is such an account.
  /// - Parameters:
  ///   - typed: a username or an e-mail address.
  ///   - network: from where they ask.
  /// - Throws: `tooManyAttempts`.
  public func countLink(
    for typed: String, from network: String, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    let name = typed.contains("@") ? typed.lowercased() : AccountService.key(ofUsername: typed)
    try count([.links(name: name), .linksAskedFrom(network: network)], in: transaction)
  }

  /// Counts a message with a link to a new password.
  /// - Throws: `tooManyAttempts`.
  public func countLinkLetter(
    to account: AccountID, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    try count([.linkLetters(account)], in: transaction)
  }

  /// Counts a message about an address to the address itself, which may be that of somebody else.
  /// - Throws: `tooManyAttempts`.
  public func countConfirmationLetter(
    of account: AccountID, to address: String,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    try count(
      [.confirmationLetters(account), .confirmationLettersTo(address: address.lowercased())],
      in: transaction)
  }
}
