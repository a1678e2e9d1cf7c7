// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
public import Library

/// Where a request stands, as lists are filtered by it.
///
/// The raw names are part of the API: they never change.
public enum RequestStatus: String, Sendable, Hashable, CaseIterable {
  /// It waits for a volunteer.
  case open
  /// A volunteer has it.
  case claimed
  /// A recording was sent.
  case recorded
  /// The recording was taken as good.
  case accepted
  /// It was taken back.
  case withdrawn
  /// Nobody took it in time.
  case expired
}

/// Which requests a list holds.
public struct RequestFilter: Sendable, Hashable {
  /// Only those that stand there; nil for all that were not taken back.
  public var status: RequestStatus?
  /// Only this kind of text, or all.
  public var category: Category?
  /// Only this language, or all.
  public var language: TextLanguage?

  /// Chooses requests.
  public init(
    status: RequestStatus? = nil, category: Category? = nil, language: TextLanguage? = nil
  ) {
    self.status = status
    self.category = category
    self.language = language
  }
}

extension ReadingService {
  /// The requests of a requester that a filter lets through, newest first.
  public func requests(
    _ filter: RequestFilter, of requester: AccountID, size: Int = 20, after: PageCursor? = nil
  ) async throws(ReadingError) -> ListPage<OwnRequest> {
    let condition = condition(filter)
    return try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try newestFirst(
        "requests.requester = \(requester) AND NOT \(Self.isPart) AND \(condition)", size: size,
        after: after, in: transaction, item: own)
    }
  }

  /// What a volunteer took and a filter lets through, newest request first, without the texts.
  public func taken(
    _ filter: RequestFilter, by volunteer: AccountID, size: Int = 20, after: PageCursor? = nil
  ) async throws(ReadingError) -> ListPage<TakenRequest> {
    let condition = condition(filter)
    let now = clock.now
    let page = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try newestFirst(
        """
        requests.volunteer = \(volunteer) AND requests.withdrawn_at IS NULL AND \(condition)
          AND (requests.state <> 'claimed' OR requests.claimed_until > \(now))
          AND NOT \(Self.areBlocked("requests.requester", volunteer))
        """,
        size: size, after: after, in: transaction
      ) { row in row.volunteerState(at: now).map { TakenRequest(row, $0) } }
    }
    return ListPage(items: page.items.compactMap { $0 }, next: page.next)
  }

  private func condition(_ filter: RequestFilter) -> Statement {
    let now = clock.now
    let ofCategory: Statement = filter.category.map { "requests.category = \($0)" } ?? "1 = 1"
    let inLanguage: Statement =
      filter.language.map { "requests.language = \($0.tag)" } ?? "1 = 1"
    return "\(stands(filter.status, at: now)) AND \(ofCategory) AND \(inLanguage)"
  }

  private func stands(_ status: RequestStatus?, at now: Timestamp) -> Statement {
    switch status {
    case nil: "requests.withdrawn_at IS NULL"
    case .open: "(\(Self.isOffered(at: now)) OR \(Self.isOfferedInParts(at: now)))"
    case .expired: "(\(Self.isExpired(at: now)) OR \(Self.isExpiredInParts(at: now)))"
    case .claimed:
      """
      requests.withdrawn_at IS NULL AND ((requests.state = 'claimed'
        AND requests.claimed_until > \(now)) OR \(Self.isClaimedInParts(at: now)))
      """
    case .recorded:
      """
      requests.withdrawn_at IS NULL
        AND (requests.state = 'recorded' OR \(Self.isRecordedInParts(at: now)))
      """
    case .accepted: "requests.withdrawn_at IS NULL AND requests.state = 'accepted'"
    case .withdrawn: "requests.withdrawn_at > \(now.adding(seconds: -limits.withdrawnSeconds))"
    }
  }
}
