// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database

/// Whom a program means, by what it knows of: a request, a recording or an opening.
///
/// People have no identifiers that others know, so one points at the other person of something that both had to do with.
public struct PersonPointer: Sendable, Hashable, RawRepresentable {
  /// The identifier of a request, a recording or an opening.
  public let rawValue: String

  /// Takes an identifier that came from a program.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension ReadingService {
  /// Keeps two people apart, as `block(_:of:by:)` does.
  /// - Throws: `noSuchRequest`.
  public func block(
    _ pointer: PersonPointer, by person: AccountID
  ) async throws(ReadingError) -> BlockID {
    let (block, released) = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
        -> (BlockID, [AccountID: [Released]]) in
      let found = try find(pointer, seenBy: person, in: transaction)
      return try keepApart(found.person, by: person, in: transaction)
    }
    for (volunteer, requests) in released { tell(requests, and: volunteer) }
    return block
  }

  /// Takes a block back, named by itself or by what it was made by; what it ended stays ended.
  /// - Throws: `noSuchRequest`.
  public func unblock(_ pointer: PersonPointer, by person: AccountID) async throws(ReadingError) {
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      let undone = try transaction.run(
        "DELETE FROM blocks WHERE id = \(pointer.rawValue) AND blocker = \(person)")
      guard undone == 0 else { return }
      let other = try find(pointer, seenBy: person, in: transaction).person
      guard
        try transaction.run(
          "DELETE FROM blocks WHERE blocker = \(person) AND blocked = \(other)") == 1
      else { throw .noSuchRequest }
    }
    feed.publish(.openRequests, to: nil)
  }

  /// Tells the people who run the server about somebody, as `report(_:of:by:_:words:)` does.
  /// - Throws: `noSuchRequest`, `tooOften`, `reportTooLong`.
  public func report(
    _ pointer: PersonPointer, by person: AccountID, _ reason: ReportReason, words: String
  ) async throws(ReadingError) -> BlockID {
    try await report(by: person, reason, words: words) {
      (transaction) throws(ReadingError) in try find(pointer, seenBy: person, in: transaction)
    }
  }

  /// The other person of what was pointed at, and the request that it belongs to.
  private func find(
    _ pointer: PersonPointer, seenBy person: AccountID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> (person: AccountID, request: ReadingID) {
    let id = pointer.rawValue
    let requests: [ReadingID] = try transaction.column(
      "id",
      of: """
        SELECT requests.id FROM requests WHERE requests.id = \(id)
          OR requests.id IN (SELECT recordings.request FROM recordings WHERE recordings.id = \(id))
          OR requests.id IN (SELECT claims.request FROM claims WHERE claims.id = \(id))
        """)
    guard let request = requests.first else { throw .noSuchRequest }
    // Of one's own request those are meant who opened its text, the last of them where none is named.
    let readers: [OpeningID] = try transaction.column(
      "id",
      of: """
        SELECT claims.id FROM claims JOIN requests ON requests.id = claims.request
        WHERE \(Self.isWithin(request, "requests.id")) AND requests.requester = \(person)
          AND claims.opened_at IS NOT NULL AND claims.volunteer IS NOT NULL
          AND (claims.id = \(id) OR \(Self.isWithin(ReadingID(rawValue: id), "requests.id"))
            OR EXISTS (SELECT 1 FROM recordings WHERE recordings.id = \(id)
              AND claims.volunteer = requests.volunteer))
        ORDER BY claims.taken_at DESC, claims.id DESC LIMIT 1
        """)
    let other = readers.first.map { OtherPerson.reader($0) } ?? .requester
    // An opening and a recording are known to nobody else than the two of them.
    if case .requester = other, request.rawValue != id {
      let own: [ReadingID] = try transaction.column(
        "request",
        of: """
          SELECT request FROM claims WHERE request = \(request) AND volunteer = \(person)
          """)
      guard !own.isEmpty else { throw .noSuchRequest }
    }
    return (try find(other, of: request, seenBy: person, in: transaction), request)
  }
}
