// SPDX-License-Identifier: Apache-2.0

public import Database
public import Fetching

/// A link to a sound that a volunteer sent in the place of a recording, as long as it is no recording yet.
public struct SoundLink: Sendable, Hashable {
  /// How far it has come.
  public enum State: Sendable, Hashable {
    /// The sound is being fetched, or waits for it.
    case fetching
    /// It could not be had; the link is not kept.
    case failed(LinkProblem)
  }

  /// The identifier that the recording gets.
  public let id: RecordingID
  /// The request that it is for.
  public let request: ReadingID
  /// How far it has come.
  public let state: State
  /// When it was sent.
  public let sentAt: Timestamp

  /// The table; it refers to those of `ReadingService` and `AccountService`.
  ///
  /// A link stands in it until the sound is there or has failed: for a request, and for a volunteer, there is one at a
  /// time.
  public static let migrations = MigrationPlan(
    owner: "links",
    [
      Migration(
        1, "links to sounds that are fetched",
        [
          """
          CREATE TABLE sound_links (
            request TEXT PRIMARY KEY REFERENCES requests (id) ON DELETE CASCADE,
            id TEXT NOT NULL,
            volunteer TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            link TEXT, problem TEXT, sent_at BIGINT NOT NULL)
          """,
          "CREATE UNIQUE INDEX sound_links_id ON sound_links (id)",
          "CREATE UNIQUE INDEX sound_links_one ON sound_links (volunteer) WHERE link IS NOT NULL",
        ])
    ])
}

extension SoundLink: RowDecodable {
  static let columns: Statement =
    "sound_links.id, sound_links.request, sound_links.problem, sound_links.sent_at"

  /// Reads a row.
  public init(row: Row) throws(DatabaseError) {
    id = RecordingID(rawValue: try row.value("id"))
    request = try row.value("request")
    sentAt = try row.value("sent_at")
    state =
      try row.value("problem", as: String?.self).map { name in
        // A name that a later version gave says only that it failed.
        .failed(LinkProblem(rawValue: name) ?? .sound(.serverFailed))
      } ?? .fetching
  }
}

/// Why the sound behind a link could not be had.
public enum LinkProblem: Sendable, Hashable {
  /// It could not be fetched.
  case fetching(FetchProblem)
  /// What came is of no use as a recording.
  case sound(RecordingProblem)

  /// Its name, which is stored.
  public var rawValue: String {
    switch self {
    case .fetching(let problem): problem.rawValue
    case .sound(let problem): problem.rawValue
    }
  }

  /// Takes a stored name.
  public init?(rawValue: String) {
    if let problem = FetchProblem(rawValue: rawValue) {
      self = .fetching(problem)
    } else if let problem = RecordingProblem(rawValue: rawValue) {
      self = .sound(problem)
    } else {
      return nil
    }
  }

  /// All of them.
  public static let all =
    FetchProblem.allCases.map { Self.fetching($0) } + RecordingProblem.allCases.map { .sound($0) }

  /// What a failed fetch means to people; nil where it was told to stop.
  init?(_ error: FetchError) {
    switch error {
    // One and the same, so that nobody learns through this server what is there that only it can reach.
    case .unreachable, .forbiddenAddress: self = .fetching(.unreachable)
    case .untrusted: self = .fetching(.untrusted)
    case .badRedirect, .tooManyRedirects: self = .fetching(.sentElsewhere)
    case .status(404), .status(410): self = .fetching(.notFound)
    case .status(401), .status(403), .status(407): self = .fetching(.notPublic)
    case .status: self = .fetching(.refused)
    case .webPage: self = .fetching(.webPage)
    case .encoded: self = .fetching(.packed)
    case .tooLarge: self = .sound(.tooLarge)
    case .tooSlow: self = .fetching(.tooSlow)
    case .empty: self = .sound(.notAudio)
    case .broken: self = .fetching(.brokenOff)
    case .disk, .failed: self = .sound(.serverFailed)
    case .cancelled: return nil
    }
  }
}

/// Why a sound could not be fetched.
///
/// The raw names are stored: they never change.
public enum FetchProblem: String, Sendable, CaseIterable {
  /// Nothing can be reached there from the internet.
  case unreachable
  /// The certificate of the server is not one to be trusted.
  case untrusted
  /// It sends on to what is not followed, or without end.
  case sentElsewhere
  /// There is no such file.
  case notFound
  /// Only who signs in gets the file.
  case notPublic
  /// The server there refused, or failed.
  case refused
  /// It is a page, and no file.
  case webPage
  /// The file comes packed.
  case packed
  /// The file comes too slowly.
  case tooSlow
  /// The file ended before its end, or the answer makes no sense.
  case brokenOff
  /// The host takes no links any more.
  case turnedOff
}

extension Fetcher {
  /// Fetches sounds that are as large as a file that is sent may be.
  /// - Parameters:
  ///   - agent: what it says it is.
  ///   - rules: what else than usual is allowed.
  public static func ofSounds(agent: String, rules: FetchRules = FetchRules()) -> Fetcher {
    Fetcher(agent: agent, limits: Limits(bytes: 200 << 20), rules: rules)
  }
}
