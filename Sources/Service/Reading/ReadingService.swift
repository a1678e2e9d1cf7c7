// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import BlobStore
public import Database
public import Fetching
public import Jobs
public import Library

/// Requests for texts to be read, and the recordings that answer them.
///
/// Every request is private: its text is read by its requester and by the volunteer who has taken it, and its
/// recording is heard by the same two. Every rule is a condition of the statement that makes the change, so it
/// holds however many people act at once.
public struct ReadingService: Sendable {
  /// How long things last, in seconds, and how many there may be.
  public struct Limits: Sendable, Hashable {
    /// How long a volunteer has for a request, from taking or extending it: three days.
    public var claimSeconds = 259_200.0
    /// How long a volunteer can have a request at most, however often they ask for more time: two weeks.
    ///
    /// So nobody keeps a text from the others for ever.
    public var longestClaimSeconds = 1_209_600.0
    /// How long a request that was taken back can be restored: seven days.
    public var withdrawnSeconds = 604_800.0
    /// How many requests a volunteer may have under way.
    public var claimsPerVolunteer = 5
    /// How many requests a new volunteer may have under way: until somebody kept a reading of theirs, or the host vetted
    /// them.
    ///
    /// So whoever comes to look at the texts of others, and not to read, sees one of them at a time.
    public var claimsAtFirst = 1
    /// How many requests a new volunteer may take within a day, given back or not, unless the host says otherwise.
    public var claimsPerDay = 10
    /// How many requests new volunteers may take from one network within a day, all together, unless the host says
    /// otherwise: more than the busiest volunteer alone, so that a school or a library is not in its own way.
    public var claimsPerNetwork = 60
    /// How many reports one person may send within a day.
    public var reportsPerDay = 20
    /// How long a report stays after it was settled: thirty days.
    public var settledReportSeconds = 2_592_000.0
    /// How many people a request can name.
    public var namedReaders = 10
    /// How many requests of one person may wait or be under way.
    public var requestsPerRequester = 100

    /// The usual limits.
    public init() {}
  }

  let database: DatabasePool
  let blobs: any BlobStore
  let library: LibraryService
  let jobs: JobQueue
  let feed: any ChangeFeed
  let clock: WallClock
  let identifiers: Identifiers
  let limits: Limits
  let newsRules: [NewsRule]
  /// Whether a machine voice reads each text at once; not where none is installed.
  public let speaksAtOnce: Bool
  let check = RecordingCheck()
  /// Fetches the sounds to which volunteers give links.
  let fetcher: Fetcher

  /// Makes the service over a database that has its tables.
  /// - Parameters:
  ///   - newsRules: what other services do with what somebody may want to be told.
  ///   - speaksAtOnce: whether a machine voice reads each text until a person has.
  ///   - fetcher: fetches the sounds to which volunteers give links.
  public init(
    database: DatabasePool, blobs: any BlobStore, library: LibraryService, jobs: JobQueue,
    feed: any ChangeFeed = LocalChangeFeed(), clock: WallClock = .system,
    identifiers: Identifiers = .random, limits: Limits = Limits(), newsRules: [NewsRule] = [],
    speaksAtOnce: Bool = true, fetcher: Fetcher = .ofSounds(agent: "Earshot")
  ) {
    self.database = database
    self.blobs = blobs
    self.library = library
    self.jobs = jobs
    self.feed = feed
    self.clock = clock
    self.identifiers = identifiers
    self.limits = limits
    self.newsRules = newsRules
    self.speaksAtOnce = speaksAtOnce
    self.fetcher = fetcher
  }

  /// Counts what is not told or given without limit.
  var attempts: AttemptLimits {
    AttemptLimits(database: database, clock: clock, identifiers: identifiers)
  }

  /// The changes from now on that concern one account.
  public func changes(for account: AccountID) -> AsyncStream<ReadingChange> {
    feed.changes(for: account)
  }

  /// Tells who listens in the name of an account that sessions of it have ended.
  public func sessionsEnded(of account: AccountID) {
    feed.publish(.sessions, to: account)
  }

  /// Tells the people whom a change of one request concerns.
  func tell(about request: ReadingID, to people: [AccountID?], openListChanged: Bool) {
    for person in Set(people.compactMap { $0 }) { feed.publish(.request(request), to: person) }
    if openListChanged { feed.publish(.openRequests, to: nil) }
  }
}
