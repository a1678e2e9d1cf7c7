// SPDX-License-Identifier: Apache-2.0

public import Database
import Library

/// Texts that several people read at once, each a part.
///
/// A part is a request of its own with a text of its own: it is offered, taken, given back and recorded by the same
/// rules as every other. The whole is offered to nobody meanwhile; when all parts can be heard, they are joined into
/// its recording.
public enum RequestParts {
  /// The tables; they refer to those of `ReadingService`.
  public static let migrations = MigrationPlan(
    owner: "parts",
    [
      Migration(
        1, "texts that several people read, each a part",
        [
          // How many people may read a text at once; without a row it is one.
          """
          CREATE TABLE part_wishes (
            request TEXT PRIMARY KEY REFERENCES requests (id) ON DELETE CASCADE,
            most BIGINT NOT NULL)
          """,
          // joined is the recording of the part that stands in that of the whole.
          """
          CREATE TABLE request_parts (
            request TEXT PRIMARY KEY REFERENCES requests (id) ON DELETE CASCADE,
            whole TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
            number BIGINT NOT NULL, part_count BIGINT NOT NULL, joined TEXT)
          """,
          "CREATE UNIQUE INDEX request_parts_by_whole ON request_parts (whole, number)",
        ])
    ])
}

/// Which part of a text it is that several people read.
public struct PartPlace: Sendable, Hashable {
  /// The number, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// Reads the columns; nil where a request is no part.
  init?(row: Row) throws(DatabaseError) {
    let number: Int? = try row.value("part_number")
    let count: Int? = try row.value("part_count")
    guard let number, let count else { return nil }
    (self.number, self.count) = (number, count)
  }
}

/// How far the parts of a text have come, of which not all can be heard.
public struct PartsProgress: Sendable, Hashable {
  /// How many there are; 0 while the text is not all there, since files are still being read.
  public let count: Int
  /// How many nobody has.
  public let open: Int
  /// How many somebody has and has not recorded.
  public let claimed: Int
  /// How many can be heard.
  public let ready: Int
  /// Whether the time is over by which the text was needed: what nobody has is not offered any more.
  public let isLate: Bool

  /// Whether nobody has any of them, and none is recorded.
  public var isUntouched: Bool { open == count }

  /// Where the whole stands, in a word.
  public var status: RequestStatus {
    if open > 0 || count == 0 { return isLate ? .expired : .open }
    return claimed > 0 ? .claimed : .recorded
  }
}

extension PartsProgress {
  /// The columns beside those of the whole; null where it is not read in parts.
  static func columns(at now: Timestamp) -> Statement {
    """
    \(count("1 = 1", at: now)) AS parts_count,
      \(count(isOpen(at: now), at: now)) AS parts_open,
      \(count("piece.state = 'claimed' AND piece.claimed_until > \(now)", at: now)) AS parts_claimed,
      \(count(isReady, at: now)) AS parts_ready,
      CASE WHEN requests.due_order <= \(now.rawValue) THEN 1 ELSE 0 END AS parts_late
    """
  }

  /// The condition that nobody has a part.
  static func isOpen(at now: Timestamp) -> Statement {
    "(piece.state = 'open' OR (piece.state = 'claimed' AND piece.claimed_until <= \(now)))"
  }

  /// The condition that a part can be heard.
  static let isReady: Statement = """
    (piece.state = 'recorded' AND EXISTS (SELECT 1 FROM recordings AS heard
      WHERE heard.request = piece.id AND heard.place = 'present' AND heard.state = 'ready'))
    """

  private static func count(_ condition: Statement, at now: Timestamp) -> Statement {
    """
    CASE WHEN requests.state = 'divided' THEN (SELECT count(*) FROM request_parts
      JOIN requests AS piece ON piece.id = request_parts.request
      WHERE request_parts.whole = requests.id AND \(condition)) ELSE 0 END
    """
  }

  init(row: Row) throws(DatabaseError) {
    count = try row.value("parts_count")
    open = try row.value("parts_open")
    claimed = try row.value("parts_claimed")
    ready = try row.value("parts_ready")
    isLate = try row.value("parts_late")
  }
}
