// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Library

/// Parts of rules that several acts share.
extension ReadingService {
  /// The condition that a request can be taken or edited: a claim whose time is over does not count.
  ///
  /// Its first half is the condition of the indexes of open requests, word for word.
  static func isOpen(at now: Timestamp) -> Statement {
    """
    requests.withdrawn_at IS NULL AND requests.state IN ('open', 'claimed')
      AND (requests.state = 'open' OR requests.claimed_until <= \(now))
    """
  }

  /// The condition that a request can be taken: it is open, and the time by which it was needed is not over.
  static func isOffered(at now: Timestamp) -> Statement {
    "\(isOpen(at: now)) AND requests.due_order > \(now.rawValue)"
  }

  /// The condition that a request waited until the time by which it was needed, and nobody has it.
  static func isExpired(at now: Timestamp) -> Statement {
    "\(isOpen(at: now)) AND requests.due_order <= \(now.rawValue)"
  }

  /// The condition that the volunteer of a request may send a recording of it.
  static func isToRecord(at now: Timestamp) -> Statement {
    """
    requests.withdrawn_at IS NULL AND (requests.state = 'recorded'
      OR (requests.state = 'claimed' AND requests.claimed_until > \(now)))
    """
  }

  func requireRole(
    _ role: AccountRole, of account: AccountID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let found: [AccountRoles] = try transaction.column(
      "role", of: "SELECT role FROM accounts WHERE id = \(account)")
    guard let roles = found.first, roles.contains(role) else {
      switch role {
      case .requester: throw .notARequester
      case .volunteer: throw .notAVolunteer
      }
    }
  }

  func row(
    _ id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> RequestRow {
    let found: RequestRow? = try transaction.row(
      "\(RequestRow.select(at: clock.now)) WHERE requests.id = \(id)")
    guard let found else { throw .noSuchRequest }
    return found
  }

  func ownRow(
    _ id: ReadingID, requester: AccountID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> RequestRow {
    let found = try row(id, in: transaction)
    // A part that was kept with its whole is nothing by itself any more: its sound is in the whole.
    guard found.requester == requester, found.whole == nil || found.state != .accepted else {
      throw .noSuchRequest
    }
    return found
  }

  /// Why a requester's change touched no row.
  func refusal(
    of id: ReadingID, requester: AccountID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> ReadingError {
    _ = try ownRow(id, requester: requester, in: transaction)
    return .notNow
  }

  /// Removes all recordings of a request with their files, inside the transaction that changes the request.
  func discardRecordings(
    of id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let keys: [String?] = try transaction.column(
      "original_key", of: "DELETE FROM recordings WHERE request = \(id) RETURNING original_key")
    for key in keys { try library.deleteFile(key, in: transaction) }
    try onShelf(transaction) { (shelf) throws(LibraryError) in
      try library.removeRecording(for: id.rawValue, in: shelf)
    }
  }

  /// Removes one recording of a request and what was sent for it; the prepared sound is not touched.
  func discardRecording<Failure: DatabaseFailure>(
    in place: RecordingPlace, of id: ReadingID, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    let keys: [String?] = try transaction.column(
      "original_key",
      of: """
        DELETE FROM recordings WHERE request = \(id) AND place = \(place) RETURNING original_key
        """)
    for key in keys { try library.deleteFile(key, in: transaction) }
  }

  /// Does work of the library inside a transaction of this service.
  func onShelf<Value>(
    _ transaction: borrowing Transaction<ReadingError>,
    _ work: (borrowing Transaction<LibraryError>) throws(LibraryError) -> Value
  ) throws(ReadingError) -> Value {
    try transaction.nested(work) { error in
      switch error {
      case .database(let error): .database(error)
      case .files(let error): .files(error)
      case .noSuchTrack, .notReady, .badPosition: .noSuchRequest
      }
    }
  }
}
