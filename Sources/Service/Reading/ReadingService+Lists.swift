// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
public import Library

/// The lists of a requester.
public enum RequesterList: Sendable, Hashable, CaseIterable {
  /// Open or being read.
  case waiting
  /// Recorded, or taken as good.
  case answered
  /// Taken back, and not yet deleted.
  case withdrawn
}

/// The lists of what a volunteer took.
public enum VolunteerList: Sendable, Hashable, CaseIterable {
  /// To be recorded, or recorded and not yet taken as good.
  case present
  /// Taken as good.
  case past
}

extension ReadingService {
  /// The most items that one page can hold.
  public static let maximumPageSize = 100

  /// A requester's requests, newest first.
  public func requests(
    _ list: RequesterList, of requester: AccountID, size: Int = 20, after: PageCursor? = nil
  ) async throws(ReadingError) -> ListPage<OwnRequest> {
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try requests(list, of: requester, size: size, after: after, in: transaction)
    }
  }

  /// Several lists of a requester from their beginning, newest first, as they are at one moment.
  /// - Returns: a page for each list, in their order.
  public func requests(
    in lists: [RequesterList], of requester: AccountID, size: Int = 20
  ) async throws(ReadingError) -> [ListPage<OwnRequest>] {
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      var pages: [ListPage<OwnRequest>] = []
      for list in lists {
        pages.append(
          try requests(list, of: requester, size: size, after: nil, in: transaction))
      }
      return pages
    }
  }

  private func requests(
    _ list: RequesterList, of requester: AccountID, size: Int, after: PageCursor?,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> ListPage<OwnRequest> {
    let condition: Statement =
      switch list {
      case .waiting:
        "requests.withdrawn_at IS NULL AND requests.state IN ('open', 'claimed', 'divided')"
      case .answered:
        "requests.withdrawn_at IS NULL AND requests.state IN ('recorded', 'accepted')"
      case .withdrawn:
        """
        requests.withdrawn_at > \(clock.now.adding(seconds: -limits.withdrawnSeconds))
        """
      }
    return try newestFirst(
      "requests.requester = \(requester) AND NOT \(Self.isPart) AND \(condition)", size: size,
      after: after, in: transaction, item: own)
  }

  /// How many requests of a requester wait for a volunteer; those that somebody is reading are not counted.
  public func openCount(of requester: AccountID) async throws(ReadingError) -> Int {
    let now = clock.now
    let counts: [Int] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.column(
        "open_count",
        of: """
          SELECT count(*) AS open_count FROM requests
          WHERE requests.requester = \(requester) AND NOT \(Self.isPart)
            AND (\(Self.isOffered(at: now)) OR \(Self.isOfferedInParts(at: now)))
          """)
    }
    return counts.reduce(0, +)
  }

  /// One request, for its requester.
  /// - Throws: `noSuchRequest`.
  public func request(
    _ id: ReadingID, of requester: AccountID
  ) async throws(ReadingError) -> OwnRequest {
    let found = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try ownRow(id, requester: requester, in: transaction)
    }
    return own(found)
  }

  /// One request with its whole text, for its requester.
  /// - Throws: `noSuchRequest`.
  public func requestAndText(
    _ id: ReadingID, of requester: AccountID
  ) async throws(ReadingError) -> (request: OwnRequest, text: String) {
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      let found = try ownRow(id, requester: requester, in: transaction)
      return (own(found), try text(of: id, in: transaction))
    }
  }

  /// The requests that wait for a volunteer: the soonest deadline first, then languages with few readers, then the
  /// oldest.
  /// - Parameters:
  ///   - volunteer: who looks; their own requests, those that are not for them, and those that they do not want to read,
  ///     are left out.
  ///   - category: only this kind of text, or all.
  ///   - language: only this language, or all.
  ///   - withinInterests: only what the volunteer has said that they read.
  /// - Throws: `notAVolunteer`.
  public func openRequests(
    for volunteer: AccountID, category: Category? = nil, language: TextLanguage? = nil,
    withinInterests: Bool = false, size: Int = 20, after: PageCursor? = nil
  ) async throws(ReadingError) -> ListPage<RequestSummary> {
    let size = min(max(1, size), Self.maximumPageSize)
    let (now, place) = (clock.now, after ?? .beginning)
    let rows: [OpenRow] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      let interests = withinInterests ? try interests(of: volunteer, in: transaction) : Interests()
      let slices = QueueSlice.all(category: category, language: language, within: interests)
      var rows: [OpenRow] = []
      for slice in slices {
        rows += try transaction.rows(
          Self.openList(for: volunteer, slice, at: now, size: size, after: place))
      }
      return slices.count > 1 ? Array(rows.sorted(by: OpenRow.isBefore).prefix(size + 1)) : rows
    }
    return ListPage(rows, size: size, item: \.summary)
  }

  /// What a volunteer may know of one request: of an open one its summary, of their own also the text.
  ///
  /// That a text was opened is noted for its requester before it is given.
  /// - Throws: `notAVolunteer`, `noSuchRequest`, or `notOpen` when another volunteer has it.
  public func request(
    _ id: ReadingID, forVolunteer volunteer: AccountID
  ) async throws(ReadingError) -> VolunteerView {
    let now = clock.now
    let (found, state, isTheirs) = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
        -> (RequestRow, TakenState?, Bool) in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      // Also what was read and kept is out of sight for two who keep away from each other, as it is in the lists.
      let apart: [ReadingID] = try transaction.column(
        "id",
        of: """
          SELECT requests.id FROM requests
          WHERE id = \(id) AND \(Self.areBlocked("requests.requester", volunteer))
          """)
      guard apart.isEmpty else { throw .noSuchRequest }
      let found = try row(id, in: transaction)
      var state = found.volunteer == volunteer ? found.volunteerState(at: now) : nil
      if state?.mayShowText == true {
        state = found.volunteerState(at: now, text: try text(of: id, in: transaction))
      }
      return (found, state, try mayTake(id, volunteer, in: transaction))
    }
    if let state {
      if state.mayShowText { try await noteOpening(of: id, by: volunteer) }
      return .taken(
        TakenRequest(found, state))
    }
    guard isTheirs, found.withdrawnAt == nil else { throw .noSuchRequest }
    guard case .open = found.requesterState(at: now, withdrawnSeconds: 0) else { throw .notOpen }
    return .open(found.summary)
  }

  /// What a volunteer took, newest request first, without the texts.
  public func taken(
    _ list: VolunteerList, by volunteer: AccountID, size: Int = 20, after: PageCursor? = nil
  ) async throws(ReadingError) -> ListPage<TakenRequest> {
    let now = clock.now
    let condition: Statement =
      switch list {
      case .present:
        """
        requests.state IN ('claimed', 'recorded')
          AND (requests.state = 'recorded' OR requests.claimed_until > \(now))
        """
      case .past: "requests.state = 'accepted'"
      }
    let page = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try newestFirst(
        """
        requests.volunteer = \(volunteer) AND requests.withdrawn_at IS NULL AND \(condition)
          AND NOT \(Self.areBlocked("requests.requester", volunteer))
        """,
        size: size, after: after, in: transaction
      ) { row in
        row.volunteerState(at: now).map { TakenRequest(row, $0) }
      }
    }
    return ListPage(items: page.items.compactMap { $0 }, next: page.next)
  }

  func own(_ row: RequestRow) -> OwnRequest {
    let state = row.requesterState(at: clock.now, withdrawnSeconds: limits.withdrawnSeconds)
    return OwnRequest(
      summary: row.summary, state: state, wishes: row.wishes, rating: row.rating,
      canKeepAfterAll: state.isWaiting && row.hasRecordingAside,
      waitsForNobody: state.mayEdit && row.isForNobody, whole: row.whole,
      isDivided: row.isDivided)
  }

  func newestFirst<Item: Sendable>(
    _ condition: Statement, size: Int, after: PageCursor?,
    in transaction: borrowing Transaction<ReadingError>, item: (RequestRow) -> Item
  ) throws(ReadingError) -> ListPage<Item> {
    let size = min(max(1, size), Self.maximumPageSize)
    let start = after ?? .newest
    let rows: [NewestFirst] = try transaction.rows(
      """
      \(RequestRow.select(at: clock.now))
      WHERE \(condition) AND (requests.created_at < \(start.first)
        OR (requests.created_at = \(start.first) AND requests.id > \(start.id)))
      ORDER BY requests.created_at DESC, requests.id LIMIT \(size + 1)
      """)
    return ListPage(rows, size: size) { item($0.row) }
  }
}

/// What a volunteer may know of one request.
public enum VolunteerView: Sendable, Hashable {
  /// It waits; its text is not shown.
  case open(RequestSummary)
  /// It is this volunteer's.
  case taken(TakenRequest)
}

/// A row in a list that begins with the newest.
private struct NewestFirst: RowDecodable, Placed {
  let row: RequestRow

  init(row: Row) throws(DatabaseError) {
    self.row = try RequestRow(row: row)
  }

  var cursor: PageCursor {
    PageCursor(first: row.summary.createdAt.rawValue, id: row.summary.id.rawValue)
  }
}
