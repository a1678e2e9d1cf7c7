// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Fetching
import Jobs

extension PodcastService {
  /// What reads addresses that somebody gave: `http` is taken for `https`, since nothing else is fetched.
  func webLink(_ text: String) throws(LinkError) -> WebLink {
    var text = text.split(whereSeparator: \.isWhitespace).joined()
    // What programs for podcasts call their links.
    for scheme in ["feed://", "podcast://", "itpc://", "pcast://"]
    where text.lowercased().hasPrefix(scheme) {
      text = "https://" + text.dropFirst(scheme.count)
    }
    if text.lowercased().hasPrefix("feed:") { text = String(text.dropFirst(5)) }
    if !text.contains("://") { text = "https://" + text }
    do throws(LinkError) { return try WebLink(text, fetcher.rules) } catch {
      guard text.lowercased().hasPrefix("http://") else { throw error }
      return try WebLink("https://" + text.dropFirst(7), fetcher.rules)
    }
  }

  /// Subscribes to a podcast by the address of its feed; a job reads it.
  /// - Returns: the podcast, also where it was there already.
  /// - Throws: `link`, `tooMany`.
  @discardableResult
  public func add(
    _ address: String, for account: AccountID
  ) async throws(PodcastError) -> PodcastID {
    let link: WebLink
    do throws(LinkError) { link = try webLink(address) } catch { throw .link(error) }
    let found = try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) -> PodcastID? in
      try add(link, for: account, in: transaction)?.id
    }
    guard let found else { throw .tooMany(maximum: limits.podcasts) }
    return found
  }

  /// Subscribes to all podcasts of a list (OPML).
  /// - Throws: `list`, `listTooLarge`.
  public func addList(
    _ bytes: [UInt8], for account: AccountID
  ) async throws(PodcastError) -> AddedPodcasts {
    guard bytes.count <= limits.listBytes else {
      throw .listTooLarge(maximumBytes: limits.listBytes)
    }
    let addresses: [String]
    do throws(PodcastReadError) { addresses = try await reader.addresses(bytes) } catch {
      switch error {
      case .problem(let problem): throw .list(problem)
      case .stopped: throw .list(.serverFailed)
      }
    }
    var links: [WebLink] = []
    var result = AddedPodcasts()
    for address in addresses {
      do throws(LinkError) { links.append(try webLink(address)) } catch { result.refused += 1 }
    }
    let wanted = links
    let before = result
    return try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) -> AddedPodcasts in
      var result = before
      for link in wanted {
        switch try add(link, for: account, in: transaction) {
        case nil: result.beyond += 1
        case (_, true)?: result.added += 1
        case (_, false)?: result.known += 1
        }
      }
      return result
    }
  }

  /// - Returns: nil where there are too many.
  private func add(
    _ link: WebLink, for account: AccountID, in transaction: borrowing Transaction<PodcastError>
  ) throws(PodcastError) -> (id: PodcastID, isNew: Bool)? {
    let known: [KnownPodcast] = try transaction.rows(
      """
      SELECT id, removed_at FROM podcasts WHERE account = \(account) AND address = \(link.text)
      """)
    if let known = known.first {
      guard known.isRemoved else { return (known.id, false) }
      return try restore(known.id, account, in: transaction) ? (known.id, true) : nil
    }
    let id = PodcastID(rawValue: identifiers.next())
    let now = clock.now
    // Those that were removed count too, up to twice as many: else adding and removing would fetch without end.
    let added = try transaction.run(
      """
      INSERT INTO podcasts (id, account, address, title, added_at, due_at)
      SELECT \(id), \(account), \(link.text), \(link.host), \(now),
        \(now.adding(seconds: limits.checkSeconds))
      WHERE (SELECT count(*) FROM podcasts WHERE account = \(account) AND removed_at IS NULL)
          < \(limits.podcasts)
        AND (SELECT count(*) FROM podcasts WHERE account = \(account)) < \(2 * limits.podcasts)
      """)
    guard added == 1 else { return nil }
    try askForFeed(id, of: account, in: transaction)
    return (id, true)
  }

  /// Has a feed read soon.
  func askForFeed(
    _ id: PodcastID, of account: AccountID, in transaction: borrowing Transaction<PodcastError>
  ) throws(PodcastError) {
    try jobs.add(
      Self.fetch, payload: id.rawValue, work: JobWork(seconds: 1, account: account.rawValue),
      key: "\(Self.fetch.rawValue) \(id.rawValue)", in: transaction)
  }
}

private struct KnownPodcast: RowDecodable {
  let id: PodcastID
  let isRemoved: Bool

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    isRemoved = try row.value("removed_at", as: Timestamp?.self) != nil
  }
}
