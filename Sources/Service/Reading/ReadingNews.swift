// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database

/// Something that one person may want to be told while they have no page open.
public enum ReadingNews: Sendable, Hashable {
  /// A recording for the requester can be heard.
  case ready
  /// The requester took the volunteer's recording as good.
  case kept
  /// The requester asks for the volunteer's text again.
  case askedAgain
  /// The volunteer has a text, for so many seconds from now.
  case claimed(seconds: Double)
}

extension ReadingService {
  /// What another service does with news, inside the transaction that makes them true.
  public typealias NewsRule =
    @Sendable (ReadingNews, AccountID, ReadingID, borrowing Transaction<DatabaseError>)
    throws(DatabaseError) -> Void

  /// Hands on what somebody may want to be told.
  func note<Failure: DatabaseFailure>(
    _ news: ReadingNews, for person: AccountID?, about request: ReadingID,
    in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    guard let person else { return }
    for rule in newsRules {
      try transaction.nested { (transaction) throws(DatabaseError) in
        try rule(news, person, request, transaction)
      } failure: {
        Failure.database($0)
      }
    }
  }
}
