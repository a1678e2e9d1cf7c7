// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
public import Fetching
public import Jobs

extension ReadingService {
  /// Fetches the sound behind a link; the payload is the identifier that the recording gets.
  static let fetchLink: JobKind = "reading.fetchLink"

  /// Reads a link that somebody typed.
  public func webLink(_ text: String) throws(LinkError) -> WebLink {
    try WebLink(text, fetcher.rules).direct(fetcher.rules)
  }

  /// Answers a request with the sound behind a link, which is fetched and then taken as a file that was sent.
  ///
  /// The link is for this server alone: who asked hears what was fetched.
  /// - Returns: the identifier that the recording gets.
  /// - Throws: `linksOff`, `claimEnded`, `linkUnderWay`, or `tooOften` beyond the number of a day.
  @discardableResult
  public func sendLink(
    _ link: WebLink, for id: ReadingID, by volunteer: AccountID
  ) async throws(ReadingError) -> RecordingID {
    let now = clock.now
    let recording = identifiers.next()
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      guard try hostRules(in: transaction).takesLinks else { throw .linksOff }
      let found: [ReadingID] = try transaction.column(
        "id",
        of: """
          SELECT requests.id FROM requests
          WHERE requests.id = \(id) AND requests.volunteer = \(volunteer)
            AND \(Self.isToRecord(at: now))
          """)
      guard !found.isEmpty else { throw .claimEnded }
      // What failed before is over, and so is what nobody waits for any more.
      try transaction.run(
        """
        DELETE FROM sound_links WHERE (request = \(id) AND link IS NULL)
          OR ((request = \(id) OR volunteer = \(volunteer)) AND NOT \(Self.isWaitedFor(at: now)))
        """)
      let added = try transaction.run(
        """
        INSERT INTO sound_links (request, id, volunteer, link, sent_at)
        VALUES (\(id), \(recording), \(volunteer), \(link.text), \(now))
        ON CONFLICT DO NOTHING
        """)
      guard added == 1 else { throw .linkUnderWay }
      try transaction.nested { (transaction) throws(AccountsError) in
        try attempts.countLink(of: volunteer, in: transaction)
      } failure: { error in
        ReadingError(error) { .tooOften(retryAfterSeconds: $0) }
      }
      try jobs.add(
        Self.fetchLink, payload: recording,
        work: JobWork(seconds: 1, account: volunteer.rawValue), in: transaction)
    }
    tell(about: id, to: [volunteer], openListChanged: false)
    return RecordingID(rawValue: recording)
  }

  /// The link that a volunteer sent for a request that they have; nil where there is none, or it is a recording by now.
  public func link(
    of id: ReadingID, for volunteer: AccountID
  ) async throws(ReadingError) -> SoundLink? {
    try await link("sound_links.request = \(id)", of: volunteer)
  }

  /// The links that a volunteer sent for the requests that they have, as long as they are no recordings.
  public func links(
    of volunteer: AccountID
  ) async throws(ReadingError) -> [ReadingID: SoundLink] {
    let now = clock.now
    let links: [SoundLink] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.rows(
        """
        SELECT \(SoundLink.columns) FROM sound_links
        WHERE sound_links.volunteer = \(volunteer) AND \(Self.isWaitedFor(at: now))
        """)
    }
    return Dictionary(uniqueKeysWithValues: links.map { ($0.request, $0) })
  }

  /// The same by the identifier that the recording gets.
  public func link(
    _ id: RecordingID, for volunteer: AccountID
  ) async throws(ReadingError) -> SoundLink? {
    try await link("sound_links.id = \(id)", of: volunteer)
  }

  /// Ends the fetching of a sound, or forgets that it failed.
  /// - Throws: `noSuchRequest` where there is neither.
  public func stopLink(
    _ id: RecordingID, by volunteer: AccountID
  ) async throws(ReadingError) {
    let request = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> ReadingID in
      let requests: [ReadingID] = try transaction.column(
        "request",
        of: """
          DELETE FROM sound_links WHERE id = \(id) AND volunteer = \(volunteer) RETURNING request
          """)
      guard let request = requests.first else { throw .noSuchRequest }
      return request
    }
    tell(about: request, to: [volunteer], openListChanged: false)
  }

  /// The work of fetching, for a worker of its own: a slow server far away must keep nobody's recording waiting.
  public func linkHandlers() -> [JobKind: JobWorker.Handler] {
    [
      Self.fetchLink: { (job) throws(JobError) in try await FetchLink(reading: self).run(job) }
    ]
  }

  /// What is done in the place of fetching that has ended too many workers.
  public func linkEndings() -> [JobKind: JobWorker.Ending] {
    [
      Self.fetchLink: { (job) throws(JobError) in try await FetchLink(reading: self).giveUp(job) }
    ]
  }

  /// The condition that whoever sent a link still has the request.
  static func isWaitedFor(at now: Timestamp) -> Statement {
    """
    EXISTS (SELECT 1 FROM requests WHERE requests.id = sound_links.request
      AND requests.volunteer = sound_links.volunteer AND \(isToRecord(at: now)))
    """
  }

  private func link(
    _ condition: Statement, of volunteer: AccountID
  ) async throws(ReadingError) -> SoundLink? {
    let now = clock.now
    return try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.row(
        """
        SELECT \(SoundLink.columns) FROM sound_links
        WHERE \(condition) AND sound_links.volunteer = \(volunteer)
          AND \(Self.isWaitedFor(at: now))
        """)
    }
  }
}

extension WebLink {
  /// The link to the file, where this one is known to be to the page around it.
  ///
  /// Dropbox alone says how its links to pages become links to files (`dl=1` in the place of `dl=0`); of all others the
  /// page is told as what it is.
  func direct(_ rules: FetchRules) throws(LinkError) -> WebLink {
    guard host == "www.dropbox.com" || host == "dropbox.com",
      let question = text.firstIndex(of: "?")
    else { return self }
    let parts = text[text.index(after: question)...].split(
      separator: "&", omittingEmptySubsequences: false)
    let query = parts.map { $0 == "dl=0" ? "dl=1" : String($0) }.joined(separator: "&")
    return try WebLink(text[...question] + query, rules)
  }
}
