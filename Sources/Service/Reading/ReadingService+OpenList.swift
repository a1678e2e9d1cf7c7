// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Library

/// A part of the queue that one index holds in its order, so that it costs the same however much waits beside it.
struct QueueSlice: Hashable {
  /// Only this language, or all.
  var language: TextLanguage?
  /// Only these kinds; none means all.
  var categories: [Category] = []

  /// Into how many slices interests are divided at the most: each is a read of its own.
  private static let most = 64

  /// The slices that together hold what a volunteer asks for and reads, each request in one of them.
  /// - Parameters:
  ///   - category: only this kind of text, or all.
  ///   - language: only this language, or all.
  ///   - interests: what they read.
  static func all(
    category: Category?, language: TextLanguage?, within interests: Interests
  ) -> [QueueSlice] {
    let languages = chosen(language, of: interests.languages)
    let categories = chosen(category, of: interests.categories)
    guard let languages, let categories else { return [] }
    // Who reads many languages and kinds seldom finds few: then the kinds are looked through.
    let isFine = max(1, languages.count) * categories.count <= most
    return (languages.isEmpty ? [nil] : languages.map(Optional.some)).flatMap { language in
      isFine && !categories.isEmpty
        ? categories.map { QueueSlice(language: language, categories: [$0]) }
        : [QueueSlice(language: language, categories: categories)]
    }
  }

  /// What of a list is asked for; nil for nothing at all, none for everything.
  private static func chosen<Value: Equatable>(_ asked: Value?, of read: [Value]) -> [Value]? {
    guard let asked else { return read }
    return read.isEmpty || read.contains(asked) ? [asked] : nil
  }

  private var list: Statement {
    categories.dropFirst().reduce("\(categories[0])") { "\($0), \($1)" }
  }

  /// The condition that a request is in it.
  var condition: Statement {
    let inLanguage: Statement = language.map { "requests.language = \($0.tag)" } ?? "1 = 1"
    let ofCategory: Statement =
      switch categories.count {
      case 0: "1 = 1"
      case 1: "requests.category = \(categories[0])"
      default: "requests.category IN (\(list))"
      }
    return "\(inLanguage) AND \(ofCategory)"
  }
}

extension ReadingService {
  /// The page of waiting requests after a place, and one more: the soonest deadline first, then languages with few
  /// readers, then the oldest.
  ///
  /// Conditions and order are those of the indexes `requests_open…`, so a page costs the same however many wait.
  static func openList(
    for volunteer: AccountID, _ slice: QueueSlice, at now: Timestamp, size: Int,
    after place: PageCursor
  ) -> Statement {
    // What nobody took in time lies before now in the index, and is passed over there. It is no condition beside the
    // place: the database would begin at now, and read all pages before.
    let place = place.first > now.rawValue ? place : .after(first: now.rawValue)
    return """
      \(OpenRow.select)
      WHERE \(isOpen(at: now))
        AND \(mayTake(volunteer, isAskerBarred: "(asking.barred_at IS NOT NULL)"))
        AND NOT \(isSkipped(by: volunteer)) AND \(slice.condition)
        AND (requests.due_order, requests.language_rank, requests.created_at, requests.id)
          > (\(place.first), \(place.second), \(place.third), \(place.id))
      ORDER BY requests.due_order, requests.language_rank, requests.created_at, requests.id
      LIMIT \(size + 1)
      """
  }
}

/// A request that waits, with what everyone who may take it is shown and nothing else.
struct OpenRow: RowDecodable, Placed {
  let summary: RequestSummary
  let dueOrder: Int64
  let languageRank: Int64

  /// The columns and tables that make a row; a `WHERE` follows.
  static let select: Statement = """
    SELECT \(RequestSummary.columns), requests.due_order, requests.language_rank
    FROM \(RequestSummary.tables)
    """

  init(row: Row) throws(DatabaseError) {
    summary = try RequestSummary(row: row)
    dueOrder = try row.value("due_order")
    languageRank = try row.value("language_rank")
  }

  var cursor: PageCursor {
    PageCursor(
      first: dueOrder, second: languageRank, third: summary.createdAt.rawValue,
      id: summary.id.rawValue)
  }

  /// Whether it comes before another in the queue.
  static func isBefore(_ left: OpenRow, _ right: OpenRow) -> Bool {
    let (one, other) = (left.cursor, right.cursor)
    return (one.first, one.second, one.third) == (other.first, other.second, other.third)
      // As the database compares texts.
      ? one.id.utf8.lexicographicallyPrecedes(other.id.utf8)
      : (one.first, one.second, one.third) < (other.first, other.second, other.third)
  }
}

extension RequestSummary {
  /// The columns that it is made of, of its `tables`.
  static let columns: Statement = """
    requests.id, requests.title, requests.character_count, requests.category, requests.language,
    requests.deadline, requests.created_at, asking.name AS requester_name,
    request_parts.number AS part_number, request_parts.part_count
    """

  /// A request with the account of its requester, and its place among the parts of a text: each looked up once for a
  /// row.
  static let tables: Statement = """
    requests JOIN accounts AS asking ON asking.id = requests.requester
      LEFT JOIN request_parts ON request_parts.request = requests.id
    """

  init(row: Row) throws(DatabaseError) {
    let tag: String = try row.value("language")
    guard let language = TextLanguage(tag: tag) else {
      throw .wrongType(column: "language", expected: "TextLanguage", found: tag)
    }
    self.init(
      id: try row.value("id"), title: try row.value("title"), category: try row.value("category"),
      language: language, characterCount: try row.value("character_count"),
      deadline: try row.value("deadline"), createdAt: try row.value("created_at"),
      requesterFirstName: Account.firstName(of: try row.value("requester_name")),
      part: try PartPlace(row: row))
  }
}
