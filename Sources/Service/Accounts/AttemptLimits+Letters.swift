// SPDX-License-Identifier: Apache-2.0

public import Database

/// The limits on messages that are sent because somebody asked.
///
/// An address in an account may be that of somebody else, and one can make many accounts: so what goes to a mailbox is
/// counted for the mailbox too.
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
    of account: AccountID, to address: String,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    try count(
      [.linkLetters(account), .linkLettersTo(mailbox: Self.mailbox(of: address))],
      in: transaction)
  }

  /// Counts a message that asks whether an address is somebody's.
  /// - Throws: `tooManyAttempts`.
  public func countConfirmationLetter(
    of account: AccountID, to address: String,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    try count(
      [.confirmationLetters(account), .confirmationLettersTo(mailbox: Self.mailbox(of: address))],
      in: transaction)
  }

  /// Counts a message to an address that an account has left.
  ///
  /// It is counted apart from all others, and where the owner confirmed the address by hand, for the account alone: so
  /// nobody uses up beforehand what is to warn them.
  /// - Parameter address: nil for one that is confirmed.
  /// - Throws: `tooManyAttempts`.
  public func countLeftLetter(
    of account: AccountID, to address: String?,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    let mailbox = address.map { AttemptSubject.leftLettersTo(mailbox: Self.mailbox(of: $0)) }
    try count([.leftLetters(account)] + (mailbox.map { [$0] } ?? []), in: transaction)
  }

  /// Counts a message about what somebody else did.
  /// - Parameter thing: what it is about: who does the same again and again is told of three times a day.
  /// - Throws: `tooManyAttempts`.
  public func countNewsLetter(
    to account: AccountID, about thing: String,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    try count([.newsLetters(account), .newsLettersAbout(account, thing: thing)], in: transaction)
  }

  /// What addresses of one mailbox have in common: most servers leave out what stands behind a plus (RFC 5233).
  private static func mailbox(of address: String) -> String {
    let parts = address.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return address.lowercased() }
    return parts[0].prefix { $0 != "+" } + "@" + parts[1]
  }
}
