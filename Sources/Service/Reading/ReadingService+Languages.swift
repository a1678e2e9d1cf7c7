// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Library

/// Which languages have few readers, so that their texts are offered before others that are as near their deadline.
extension ReadingService {
  /// For how long somebody counts as a reader of a language after they took a text in it, or said that they read it, in
  /// seconds: half a year.
  static let readerSeconds = 15_552_000.0

  /// The place of a language in the order of the queue: the fewer readers, the earlier.
  ///
  /// It goes by steps, so that one reader more or less seldom changes an order, and among languages that have about as
  /// many readers the older request comes first.
  static func languageRank(readers: Int) -> Int {
    switch readers {
    case ...0: 0
    case ...2: 1
    case ...9: 2
    case ...29: 3
    default: 4
    }
  }

  /// Notes that somebody reads a language.
  func noteReader(
    _ volunteer: AccountID, of language: String, at now: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try transaction.run(
      """
      INSERT INTO language_readers (language, account, seen_at)
      VALUES (\(language), \(volunteer), \(now))
      ON CONFLICT (language, account) DO UPDATE SET seen_at = excluded.seen_at
      """)
  }

  /// The place of a language in the order of the queue, as it was last counted.
  static func rank(of language: TextLanguage) -> Statement {
    """
    coalesce((SELECT language_ranks.language_rank FROM language_ranks
      WHERE language_ranks.language = \(language.tag)), 0)
    """
  }

  /// Counts the readers of each language, and puts the open requests of those whose place has changed there.
  func rankLanguages(
    at now: Timestamp, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let counted: [LanguageCount] = try transaction.rows(
      """
      SELECT language_readers.language, count(*) AS readers,
        coalesce(language_ranks.language_rank, 0) AS language_rank
      FROM language_readers
        JOIN accounts ON accounts.id = language_readers.account AND accounts.role IN \(AccountRoles.ofReaders)
          AND accounts.barred_at IS NULL
        LEFT JOIN language_ranks ON language_ranks.language = language_readers.language
      WHERE language_readers.seen_at > \(now.adding(seconds: -Self.readerSeconds))
      GROUP BY language_readers.language, language_ranks.language_rank
      UNION ALL
      SELECT language_ranks.language, 0 AS readers, language_ranks.language_rank
      FROM language_ranks WHERE language_ranks.language_rank > 0
        AND NOT EXISTS (SELECT 1 FROM language_readers
          JOIN accounts ON accounts.id = language_readers.account AND accounts.role IN \(AccountRoles.ofReaders)
            AND accounts.barred_at IS NULL
          WHERE language_readers.language = language_ranks.language
            AND language_readers.seen_at > \(now.adding(seconds: -Self.readerSeconds)))
      """)
    for one in counted {
      let rank = Self.languageRank(readers: one.readers)
      guard rank != one.rank else { continue }
      try transaction.run(
        """
        INSERT INTO language_ranks (language, language_rank) VALUES (\(one.language), \(rank))
        ON CONFLICT (language) DO UPDATE SET language_rank = excluded.language_rank
        """)
      try transaction.run(
        """
        UPDATE requests SET language_rank = \(rank) WHERE language = \(one.language)
          AND withdrawn_at IS NULL AND state IN ('open', 'claimed')
        """)
    }
  }
}

/// How many read a language, and the place that it has.
private struct LanguageCount: RowDecodable {
  let language: String
  let readers: Int
  let rank: Int

  init(row: Row) throws(DatabaseError) {
    language = try row.value("language")
    readers = try row.value("readers")
    rank = try row.value("language_rank")
  }
}
