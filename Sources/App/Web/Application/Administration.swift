// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Foundation
import Jobs
import Letters
import Library
import Passwords
import Places
public import Reading
public import Speaking

/// What the person who runs a server does on its command line, beside a server that may be running.
///
/// Each act gives the sentences to print; each failure is a `WebError` with a sentence.
public struct Administration: Sendable {
  /// What can be said for a number of texts in a day.
  public static let claimCounts = 0...100_000

  let accounts: AccountService
  private let reading: ReadingService
  private let mapEditing: MapEditService
  /// Tells the pages that the server has open.
  private let feed: RelayingChangeFeed
  private let language: Language

  /// Opens a data folder that a server has made.
  /// - Parameter language: in which its sentences are.
  public init(dataFolder: String, language: Language = .english) async throws(WebError) {
    self.language = language
    let folder = URL(fileURLWithPath: dataFolder).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder + "/earshot.db") else {
      throw WebError { AdministrationWords[$0].noData(folder) }
    }
    let clock = WallClock.system
    let database: DatabasePool
    do throws(DatabaseError) {
      database = try DatabasePool(.sqlite(path: folder + "/earshot.db"))
      try await database.migrate(Services.migrations, at: clock.now)
    } catch {
      throw WebError { _ in error.description }
    }
    let blobs: FolderBlobStore
    do throws(BlobStoreError) {
      blobs = try FolderBlobStore(folder: folder + "/blobs")
    } catch {
      throw WebError(error, folder: folder)
    }
    let jobs = JobQueue(database: database, clock: clock)
    let library = LibraryService(database: database, blobs: blobs, jobs: jobs, clock: clock)
    mapEditing = MapEditService(database: database, clock: clock)
    feed = RelayingChangeFeed(database: database, clock: clock)
    reading = ReadingService(
      database: database, blobs: blobs, library: library, jobs: jobs, feed: feed, clock: clock)
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
    /// Lets a person change maps.
    case grantMaps
    /// Takes that back.
    case revokeMaps
    /// What those who look after the server can do too.
    case host(HostAct)

    /// The word for it on the command line.
    public var word: String {
      switch self {
      case .grant: "grant"
      case .revoke: "revoke"
      case .grantMaps: "grant-maps"
      case .revokeMaps: "revoke-maps"
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
      return words.granted(name)
    case .revoke:
      try await operate { () throws(AccountsError) in
        try await accounts.setOperator(account.id, false)
      }
      return words.revoked(name)
    case .grantMaps:
      try await edit { () throws(MapEditError) in try await mapEditing.setEditor(account.id, true) }
      return words.mapsGranted(name)
    case .revokeMaps:
      try await edit { () throws(MapEditError) in
        try await mapEditing.setEditor(account.id, false)
      }
      return words.mapsRevoked(name)
    case .host(let act):
      try await read(name) { () throws(ReadingError) in
        try await reading.perform(act, on: account.id)
      }
      return switch act {
      case .vet: words.vetted(name)
      case .unvet: words.unvetted(name)
      case .stop: words.stopped(name)
      case .allow: words.allowed(name)
      }
    }
  }

  /// The rules and the people, a line each.
  public func list() async throws(WebError) -> [String] {
    var lines: [String] = []
    var operators: [Account] = []
    var editors: [String] = []
    try await edit { () throws(MapEditError) in editors = try await mapEditing.editors() }
    try await operate { () throws(AccountsError) in operators = try await accounts.operators() }
    try await read("") { () throws(ReadingError) in
      let rules = try await reading.hostRules()
      lines.append(rules.isVetting ? words.isVetting : words.isNotVetting)
      lines.append(words.claimsPerDay(rules.claimsPerDay))
      lines.append(words.claimsPerNetwork(rules.claimsPerNetwork))
      lines.append(rules.takesLinks ? words.takesLinks : words.takesNoLinks)
      let names = operators.map(\.username)
        .joined(separator: Punctuation[language].comma)
      lines.append(words.operators(names.isEmpty ? words.nobody : names))
      let editorNames = editors.joined(separator: Punctuation[language].comma)
      lines.append(words.mapEditors(editorNames.isEmpty ? words.nobody : editorNames))
      let found = try await reading.peopleForHost()
      lines += found.items.map { words.line($0) }
      if found.next != nil { lines.append(words.isCut("\(found.items.count)")) }
    }
    return lines.map(Self.plain)
  }

  private func allReports() async throws(ReadingError) -> [Report] {
    var page = try await reading.openReports()
    var reports = page.items
    while let next = page.next {
      page = try await reading.openReports(after: next)
      reports += page.items
    }
    return reports
  }

  /// The reports that are not settled, some lines each.
  public func reports() async throws(WebError) -> [String] {
    var lines: [String] = []
    try await read("") { () throws(ReadingError) in
      for report in try await allReports() {
        let sentence = report.isAboutBarred ? words.reportOfStopped : words.report
        lines.append(
          sentence([
            "id": report.id.rawValue, "day": CivilDate(report.createdAt).isoText,
            "reporter": report.reporter ?? words.deletedAccount,
            "role": words.name(of: report.aboutRoles), "name": report.aboutUsername,
            "reason": SafetyWords[language].reason(report.reason),
          ]))
        if let title = report.title { lines.append("  " + words.inRequest(title)) }
        if !report.words.isEmpty { lines.append("  " + report.words) }
      }
    }
    return lines.isEmpty ? [words.noReports] : lines.map(Self.plain)
  }

  /// Puts a report away.
  public func settle(_ id: String) async throws(WebError) -> String {
    do throws(ReadingError) {
      try await reading.settle(ReportID(rawValue: id))
      return words.settled
    } catch .noSuchRequest {
      throw WebError { AdministrationWords[$0].noReport }
    } catch {
      throw WebError { AdministrationWords[$0].notSettled("\(error)") }
    }
  }

  /// Turns vetting on or off.
  public func setVetting(_ isOn: Bool) async throws(WebError) -> String {
    try await read("") { () throws(ReadingError) in try await reading.setVetting(isOn) }
    return isOn ? words.turnedOn : words.turnedOff
  }

  /// Says how many texts a new volunteer can take in a day.
  public func setClaimsPerDay(_ count: Int) async throws(WebError) -> String {
    try await read("") { () throws(ReadingError) in try await reading.setClaimsPerDay(count) }
    return words.claimsPerDay(count)
  }

  /// Says how many texts volunteers who are not vetted can take in a day from one network.
  public func setClaimsPerNetwork(_ count: Int) async throws(WebError) -> String {
    try await read("") { () throws(ReadingError) in try await reading.setClaimsPerNetwork(count) }
    return words.claimsPerNetwork(count)
  }

  /// Says whether volunteers can answer with a link to a sound.
  public func setTakesLinks(_ takesLinks: Bool) async throws(WebError) -> String {
    try await read("") { () throws(ReadingError) in try await reading.setTakesLinks(takesLinks) }
    return takesLinks ? words.takesLinks : words.takesNoLinks
  }

  /// Has the recordings made anew of which what was sent is still there.
  public func prepareAgain() async throws(WebError) -> String {
    var count = 0
    try await read("") { () throws(ReadingError) in count = try await reading.prepareAgain() }
    return count == 0 ? words.preparesNone : words.preparesAgain(count)
  }

  var words: AdministrationWords { AdministrationWords[language] }

  func account(_ username: String) async throws(WebError) -> Account {
    do throws(AccountsError) {
      return try await accounts.account(username: username)
    } catch .noSuchAccount {
      throw WebError { AdministrationWords[$0].noAccount(Self.plain(username)) }
    } catch {
      throw WebError(error)
    }
  }

  private func operate(_ body: () async throws(AccountsError) -> Void) async throws(WebError) {
    do throws(AccountsError) { try await body() } catch { throw WebError(error) }
  }

  private func edit(_ body: () async throws(MapEditError) -> Void) async throws(WebError) {
    do throws(MapEditError) { try await body() } catch {
      throw WebError { AdministrationWords[$0].notDone("\(error)") }
    }
  }

  private func read(
    _ name: String, _ body: () async throws(ReadingError) -> Void
  ) async throws(WebError) {
    do throws(ReadingError) {
      try await body()
      await feed.flush()
    } catch .notAVolunteer {
      throw WebError { AdministrationWords[$0].notAVolunteer(name) }
    } catch .database(let error) {
      throw WebError { _ in error.description }
    } catch {
      throw WebError { AdministrationWords[$0].notDone("\(error)") }
    }
  }

  private static func hasher() throws(AccountsError) -> PasswordHasher {
    do throws(PasswordsError) { return try PasswordHasher(limits: .interactive) } catch {
      throw .hashingFailed
    }
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
