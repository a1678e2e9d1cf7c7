// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
public import Library

/// What a volunteer reads: the list of waiting texts begins with these alone.
public struct Interests: Sendable, Hashable {
  /// The languages; none means all.
  public var languages: [TextLanguage]
  /// The kinds of texts; none means all.
  public var categories: [Category]

  /// Whether nothing is left out.
  public var areAll: Bool { languages.isEmpty && categories.isEmpty }

  /// Chooses languages and kinds of texts.
  public init(languages: [TextLanguage] = [], categories: [Category] = []) {
    self.languages = languages
    self.categories = categories
  }
}

/// How the database names what somebody is interested in.
private enum InterestKind: String, SQLConvertible {
  case language
  case category
}

extension ReadingService {
  /// What a volunteer has said that they read.
  /// - Throws: `notAVolunteer`.
  public func interests(of volunteer: AccountID) async throws(ReadingError) -> Interests {
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      return try interests(of: volunteer, in: transaction)
    }
  }

  func interests(
    of volunteer: AccountID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> Interests {
    let languages: [String] = try values(.language, of: volunteer, in: transaction)
    let categories: [String] = try values(.category, of: volunteer, in: transaction)
    return Interests(
      languages: languages.compactMap { TextLanguage(tag: $0) },
      categories: categories.compactMap { Category(rawValue: $0) })
  }

  /// Says what a volunteer reads, in place of what was said before.
  /// - Throws: `notAVolunteer`.
  public func setInterests(
    _ interests: Interests, of volunteer: AccountID
  ) async throws(ReadingError) {
    let now = clock.now
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      try transaction.run("DELETE FROM interests WHERE account = \(volunteer)")
      for language in interests.languages {
        try note(.language, language.tag, of: volunteer, in: transaction)
      }
      for category in interests.categories {
        try note(.category, category.rawValue, of: volunteer, in: transaction)
      }
      guard !interests.languages.isEmpty else { return }
      // Who says which languages they read counts for no other.
      try transaction.run("DELETE FROM language_readers WHERE account = \(volunteer)")
      for language in interests.languages {
        try noteReader(volunteer, of: language.tag, at: now, in: transaction)
      }
    }
    feed.publish(.openRequests, to: volunteer)
  }

  /// The condition that a request is one of those that a volunteer has said that they read: for few requests, since no
  /// index holds it (`QueueSlice`).
  static func isOfInterest(to volunteer: AccountID) -> Statement {
    """
    (NOT \(hasInterest(.language, of: volunteer, in: "1 = 1"))
      OR \(hasInterest(.language, of: volunteer, in: "interests.value = requests.language")))
    AND (NOT \(hasInterest(.category, of: volunteer, in: "1 = 1"))
      OR \(hasInterest(.category, of: volunteer, in: "interests.value = requests.category")))
    """
  }

  private static func hasInterest(
    _ kind: InterestKind, of volunteer: AccountID, in condition: Statement
  ) -> Statement {
    """
    EXISTS (SELECT 1 FROM interests WHERE interests.account = \(volunteer)
      AND interests.kind = \(kind) AND \(condition))
    """
  }

  private func values(
    _ kind: InterestKind, of volunteer: AccountID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [String] {
    try transaction.column(
      "value",
      of: """
        SELECT value FROM interests WHERE account = \(volunteer) AND kind = \(kind)
        ORDER BY value
        """)
  }

  private func note(
    _ kind: InterestKind, _ value: String, of volunteer: AccountID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try transaction.run(
      """
      INSERT INTO interests (account, kind, value) VALUES (\(volunteer), \(kind), \(value))
      ON CONFLICT (account, kind, value) DO NOTHING
      """)
  }
}
