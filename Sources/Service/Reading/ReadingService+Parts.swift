// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database

/// A part of a text, for the person who asked for the whole.
public struct RequestPart: Sendable, Hashable {
  /// The number, from 1.
  public let number: Int
  /// The part as a request of its own: where it stands, and who reads it.
  public let request: OwnRequest
}

extension ReadingService {
  /// The condition that nobody has a request nor any of its parts, so that it can be changed; a part by itself cannot.
  static func isChangeable(at now: Timestamp) -> Statement {
    """
    requests.withdrawn_at IS NULL AND NOT \(isPart) AND (\(isOpen(at: now))
      OR (requests.state = 'divided' AND NOT EXISTS (SELECT 1 FROM request_parts
        JOIN requests AS piece ON piece.id = request_parts.request
        WHERE request_parts.whole = requests.id AND NOT \(PartsProgress.isOpen(at: now)))))
    """
  }

  /// The condition that a request is a part of another, which stands for it in its requester's lists.
  static let isPart: Statement = """
    EXISTS (SELECT 1 FROM request_parts WHERE request_parts.request = requests.id)
    """

  /// The condition that a request is this one or a part of it, where a column names the request.
  static func isWithin(_ id: ReadingID, _ column: Statement) -> Statement {
    """
    (\(column) = \(id)
      OR \(column) IN (SELECT request FROM request_parts WHERE request_parts.whole = \(id)))
    """
  }

  /// The condition that a part of a request is offered, or will be once its files are read.
  static func isOfferedInParts(at now: Timestamp) -> Statement {
    "\(isInParts(at: now, hasOpen: true)) AND requests.due_order > \(now.rawValue)"
  }

  /// The condition that parts of a request waited until the time by which it was needed.
  static func isExpiredInParts(at now: Timestamp) -> Statement {
    "\(isInParts(at: now, hasOpen: true)) AND requests.due_order <= \(now.rawValue)"
  }

  /// The condition that all parts of a request are taken, and not all are recorded.
  static func isClaimedInParts(at now: Timestamp) -> Statement {
    "\(isInParts(at: now, hasOpen: false)) AND \(hasPart("piece.state = 'claimed'"))"
  }

  /// The condition that all parts of a request are recorded, and not yet joined.
  static func isRecordedInParts(at now: Timestamp) -> Statement {
    "\(isInParts(at: now, hasOpen: false)) AND NOT \(hasPart("piece.state = 'claimed'"))"
  }

  private static func isInParts(at now: Timestamp, hasOpen: Bool) -> Statement {
    let isOpen: Statement = """
      (\(hasPart(PartsProgress.isOpen(at: now))) OR NOT \(hasPart("1 = 1")))
      """
    return """
      requests.withdrawn_at IS NULL AND requests.state = 'divided'
        AND \(hasOpen ? isOpen : "NOT \(isOpen)")
      """
  }

  private static func hasPart(_ condition: Statement) -> Statement {
    """
    EXISTS (SELECT 1 FROM request_parts JOIN requests AS piece ON piece.id = request_parts.request
      WHERE request_parts.whole = requests.id AND \(condition))
    """
  }

  /// The parts of a request of one's own, in order; none where one person reads it, or the whole was kept.
  /// - Throws: `noSuchRequest`.
  public func parts(
    of id: ReadingID, by requester: AccountID
  ) async throws(ReadingError) -> [RequestPart] {
    let rows = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [RequestRow] in
      _ = try ownRow(id, requester: requester, in: transaction)
      return try transaction.rows(
        """
        \(RequestRow.select(at: clock.now))
        WHERE \(Self.isPart) AND \(Self.isWithin(id, "requests.id"))
          AND requests.state <> 'accepted'
        """)
    }
    return rows.map(own)
      .compactMap { part in part.summary.part.map { RequestPart(number: $0.number, request: part) }
      }
      .sorted { $0.number < $1.number }
  }

  /// How many people may read a request of one's own at once; 1 for one reader.
  /// - Throws: `noSuchRequest`.
  public func mostParts(
    of id: ReadingID, by requester: AccountID
  ) async throws(ReadingError) -> Int {
    let wished: [Int] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      _ = try ownRow(id, requester: requester, in: transaction)
      return try transaction.column(
        "most", of: "SELECT most FROM part_wishes WHERE request = \(id)")
    }
    return wished.first ?? 1
  }
}
