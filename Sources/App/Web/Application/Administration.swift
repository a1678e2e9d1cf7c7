// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Foundation
import Jobs
import Library
import Passwords
public import Reading
import Speaking

/// What the person who runs a server does on its command line, beside a server that may be running.
///
/// Each act gives the sentences to print; each failure is a `WebError` with a sentence.
public struct Administration: Sendable {
  /// What can be said for a number of texts in a day.
  public static let claimCounts = 0...100_000

  private let accounts: AccountService
  private let reading: ReadingService

  /// Opens a data folder that a server has made.
  public init(dataFolder: String) async throws(WebError) {
    let folder = URL(fileURLWithPath: dataFolder).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder + "/earshot.db") else {
      throw WebError(
        "There is no server's data in \(folder). Name its folder with --data, "
          + "or start the server first.")
    }
    let clock = WallClock.system
    let database: DatabasePool
    do throws(DatabaseError) {
      database = try DatabasePool(.sqlite(path: folder + "/earshot.db"))
      try await database.migrate(
        [
          JobQueue.migrations, AccountService.migrations, LibraryService.migrations,
          ReadingService.migrations,
        ],
        at: clock.now)
    } catch {
      throw WebError(error.description)
    }
    let blobs: FolderBlobStore
    do throws(BlobStoreError) {
      blobs = try FolderBlobStore(folder: folder + "/blobs")
    } catch {
      throw WebError(error, folder: folder)
    }
    let jobs = JobQueue(database: database, clock: clock)
    let library = LibraryService(database: database, blobs: blobs, jobs: jobs, clock: clock)
    reading = ReadingService(
      database: database, blobs: blobs, library: library, jobs: jobs, clock: clock)
    do throws(AccountsError) {
      accounts = try await AccountService(
        database: database, hasher: try Self.hasher(), clock: clock)
    } catch {
      throw WebError(error)
    }
  }

  /// What can be done to one account.
  public enum Act: Sendable {
    /// Lets a person look after the server.
    case grant
    /// Takes that back.
    case revoke
    /// What those who look after the server can do too.
    case host(HostAct)

    /// The word for it on the command line.
    public var word: String {
      switch self {
      case .grant: "grant"
      case .revoke: "revoke"
      case .host(let act): act.rawValue
      }
    }
  }

  /// Does something to one account.
  /// - Returns: a sentence that says what was done.
  public func perform(_ act: Act, on username: String) async throws(WebError) -> String {
    let account = try await account(username)
    let name = account.username
    switch act {
    case .grant:
      try await operate { () throws(AccountsError) in
        try await accounts.setOperator(account.id, true)
      }
      return "\(name) looks after this server now, at /operator."
    case .revoke:
      try await operate { () throws(AccountsError) in
        try await accounts.setOperator(account.id, false)
      }
      return "\(name) does not look after this server any more."
    case .host(let act):
      try await read(name) { () throws(ReadingError) in
        try await reading.perform(act, on: account.id)
      }
      return switch act {
      case .vet: "\(name) is vetted."
      case .unvet: "\(name) is not vetted any more, and has lost what is for vetted volunteers."
      case .stop: "\(name) can neither read for others nor ask any more."
      case .allow: "\(name) can read and ask again."
      }
    }
  }

  /// The rules and the people, a line each.
  public func list() async throws(WebError) -> [String] {
    var lines: [String] = []
    var operators: [Account] = []
    try await operate { () throws(AccountsError) in operators = try await accounts.operators() }
    try await read("") { () throws(ReadingError) in
      let rules = try await reading.hostRules()
      lines.append("Vetting is \(rules.isVetting ? "on" : "off").")
      lines.append(Self.claims(rules.claimsPerDay))
      lines.append(Self.claimsPerNetwork(rules.claimsPerNetwork))
      let names = operators.map(\.username).joined(separator: ", ")
      lines.append("Looking after this server: \(names.isEmpty ? "nobody" : names).")
      let found = try await reading.peopleForHost()
      lines += found.people.map(Self.line)
      if !found.isWhole {
        lines.append(
          "There are more people than these \(found.people.count). Name one to vet or stop them.")
      }
    }
    return lines.map(Self.plain)
  }

  /// The reports that are not settled, some lines each.
  public func reports() async throws(WebError) -> [String] {
    var lines: [String] = []
    try await read("") { () throws(ReadingError) in
      for report in try await reading.openReports() {
        let day = CivilDate(report.createdAt).isoText
        lines.append(
          "Report \(report.id.rawValue), \(day), by \(report.reporter ?? "a deleted account"), "
            + "about the \(report.aboutRole.rawValue) \(report.aboutUsername)"
            + (report.isAboutBarred ? " (stopped): " : ": ")
            + SafetyWords[.english].reason(report.reason) + ".")
        if let title = report.title { lines.append("  Request: \(title)") }
        if !report.words.isEmpty { lines.append("  " + report.words) }
      }
    }
    return lines.isEmpty ? ["No report waits."] : lines.map(Self.plain)
  }

  /// Puts a report away.
  public func settle(_ id: String) async throws(WebError) -> String {
    do throws(ReadingError) {
      try await reading.settle(ReportID(rawValue: id))
      return "The report is put away. It is deleted in 30 days."
    } catch .noSuchRequest {
      throw WebError("There is no such report that waits. See: earshot admin reports")
    } catch {
      throw WebError("The report could not be put away: \(error).")
    }
  }

  /// Turns vetting on or off.
  public func setVetting(_ isOn: Bool) async throws(WebError) -> String {
    try await read("") { () throws(ReadingError) in try await reading.setVetting(isOn) }
    return isOn
      ? "Vetting is on: unless somebody says otherwise, only vetted volunteers get their texts."
      : "Vetting is off: anybody who signs up as a volunteer can take texts."
  }

  /// Says how many texts a new volunteer can take in a day.
  public func setClaimsPerDay(_ count: Int) async throws(WebError) -> String {
    try await read("") { () throws(ReadingError) in try await reading.setClaimsPerDay(count) }
    return Self.claims(count)
  }

  /// Says how many texts volunteers who are not vetted can take in a day from one network.
  public func setClaimsPerNetwork(_ count: Int) async throws(WebError) -> String {
    try await read("") { () throws(ReadingError) in try await reading.setClaimsPerNetwork(count) }
    return Self.claimsPerNetwork(count)
  }

  private static func claims(_ count: Int) -> String {
    "A new volunteer can take \(count) texts in a day."
  }

  private static func claimsPerNetwork(_ count: Int) -> String {
    "Volunteers who are not vetted can take \(count) texts in a day from one network, all together."
  }

  private func account(_ username: String) async throws(WebError) -> Account {
    do throws(AccountsError) {
      return try await accounts.account(username: username)
    } catch .noSuchAccount {
      throw WebError(
        "There is no account with the username \(Self.plain(username)). Check how it is written.")
    } catch {
      throw WebError(error)
    }
  }

  private func operate(_ body: () async throws(AccountsError) -> Void) async throws(WebError) {
    do throws(AccountsError) { try await body() } catch { throw WebError(error) }
  }

  private func read(
    _ name: String, _ body: () async throws(ReadingError) -> Void
  ) async throws(WebError) {
    do throws(ReadingError) {
      try await body()
    } catch .notAVolunteer {
      throw WebError("\(name) is not a volunteer. Only volunteers are vetted.")
    } catch .database(let error) {
      throw WebError(error.description)
    } catch {
      throw WebError("This could not be done: \(error).")
    }
  }

  private static func hasher() throws(AccountsError) -> PasswordHasher {
    do throws(PasswordsError) { return try PasswordHasher(limits: .interactive) } catch {
      throw .hashingFailed
    }
  }

  private static func line(_ person: PersonRecord) -> String {
    let state = (person.isBarred ? "stopped, " : "") + (person.isVetted ? "vetted" : "not vetted")
    return "\(person.username) (\(person.name)): \(state), \(person.role.rawValue) since "
      + "\(CivilDate(person.since).isoText), texts in hand \(person.inHand), "
      + "readings kept \(person.readings), "
      + "reports \(person.reports), blocked by \(person.blocks)."
  }

  /// The text without what could give orders to a terminal: people wrote parts of it.
  static func plain(_ text: String) -> String {
    let kept = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: " "
      // Those that turn the direction of writing would turn what stands beside, too; Arabic needs the joiners.
      case .format: scalar.value == 0x200C || scalar.value == 0x200D ? scalar : nil
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(kept))
  }
}
