// SPDX-License-Identifier: Apache-2.0

import Database

/// How good a reading is, from 1 to 5.
public struct Stars: Sendable, Hashable, RawRepresentable {
  /// The numbers there are, the best last.
  public static let range = 1...5

  /// The number.
  public let rawValue: Int

  /// Takes a number of the range; nil for another.
  public init?(rawValue: Int) {
    guard Self.range.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

/// What a requester thinks of the reading that they kept.
///
/// The stars are for the requester alone; the volunteer reads the comment, so that is the place for thanks.
public struct Rating: Sendable, Hashable {
  /// The longest comment, in characters.
  public static let maximumCommentLength = 1_000

  /// How good it is.
  public let stars: Stars
  /// The words to the volunteer; empty where there are none.
  public let comment: String

  /// Rates a reading.
  public init(stars: Stars, comment: String = "") {
    self.stars = stars
    self.comment = comment
  }
}

extension Rating {
  /// The columns of a rating beside its request; null where there is none.
  static let columns: Statement = "ratings.stars, ratings.comment"
  /// The table of ratings beside that of requests.
  ///
  /// A text that several people read is rated as a whole; so the reader of each part reads the comment.
  static let join: Statement = """
    LEFT JOIN ratings ON ratings.request = coalesce((SELECT whole FROM request_parts
      WHERE request_parts.request = requests.id), requests.id)
    """

  /// The rating in a row; nil where there is none.
  static func of(_ row: Row) throws(DatabaseError) -> Rating? {
    let number: Int? = try row.value("stars")
    let comment: String? = try row.value("comment")
    guard let number, let stars = Stars(rawValue: number) else { return nil }
    return Rating(stars: stars, comment: comment ?? "")
  }

  /// The table's part.
  static let migration = Migration(
    6, "what requesters think of readings",
    [
      """
      CREATE TABLE ratings (
        request TEXT PRIMARY KEY REFERENCES requests (id) ON DELETE CASCADE,
        stars BIGINT NOT NULL, comment TEXT NOT NULL, rated_at BIGINT NOT NULL)
      """
    ])
}
