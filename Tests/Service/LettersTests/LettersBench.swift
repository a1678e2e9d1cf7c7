// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Foundation
import Jobs
import Library
import Mail
import Passwords
import Reading
import Speaking
import TestSupport
import Testing

@testable import Letters

/// The service with a server for mail of its own, a clock that the test sets, and a worker.
struct LettersBench {
  let folder: TemporaryFolder
  let time = SettableTime()
  let mail: TestMailServer
  let database: DatabasePool
  let accounts: AccountService
  let reading: ReadingService
  let letters: LetterService
  let jobs: JobQueue
  let worker: JobWorker

  init(sendsMail: Bool = true) async throws {
    folder = try TemporaryFolder()
    mail = try TestMailServer()
    database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    let time = time
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds) }
    try await database.migrate(
      [
        JobQueue.migrations, AccountService.migrations, LibraryService.migrations,
        ReadingService.migrations, AttachmentService.migrations, RecordingFindings.migrations,
        Ringing.migrations, SoundLink.migrations, LetterService.migrations,
        RequestParts.migrations,
      ], at: clock.now)
    jobs = JobQueue(database: database, clock: clock)
    let blobs = try FolderBlobStore(folder: folder.path + "/blobs")
    let library = LibraryService(database: database, blobs: blobs, jobs: jobs, clock: clock)
    reading = ReadingService(
      database: database, blobs: blobs, library: library, jobs: jobs, clock: clock,
      newsRules: [LetterService.newsRule(jobs)], speaksAtOnce: false)
    accounts = try await AccountService(
      database: database, hasher: PasswordHasher(limits: .quick), clock: clock,
      addressRules: [
        LetterService.addressRule(
          jobs, AttemptLimits(database: database, clock: clock, identifiers: .random), clock)
      ])
    let office = PostOffice(
      server: try MailServer("smtp://127.0.0.1:\(mail.port)"),
      from: try #require(MailAddress("earshot@example.org")),
      publicAddress: try #require(PublicAddress("https://earshot.example.org/")))
    letters = LetterService(
      database: database, accounts: accounts, jobs: jobs, office: sendsMail ? office : nil,
      paths: PostOffice.Paths(
        newPassword: { "/new-password?link=" + $0 }, confirmation: { "/email/confirm?link=" + $0 },
        news: "/read", settings: "/profile/email"), clock: clock)
    worker = JobWorker(queue: jobs, handlers: letters.jobHandlers())
  }

  @discardableResult
  func signUp(
    _ username: String = "amira", email: String? = "amira@example.org",
    role: AccountRoles = .requester, language: Language? = nil
  ) async throws -> AccountID {
    var form = SignUpForm(
      name: "Amira Haddad", username: username, password: Password("seven green lanterns"),
      role: role)
    form.email = email
    form.settings.language = language
    return try await accounts.signUp(form, from: "address of \(username)").account.id
  }

  func ask(_ typed: String, from network: String = "here") async throws(LettersError) {
    try await letters.askForPasswordLink(for: typed, in: .english, from: network)
  }

  /// Confirms the address of somebody who then is told.
  func tell(_ account: AccountID) async throws {
    try await letters.choose(isTold: true, by: account, in: .english)
    try await worker.runUntilIdle()
    #expect(try await letters.confirm(addressLink()))
  }

  /// The link to a new password in the next message.
  func passwordLink() async throws -> PasswordLinkToken {
    let message = try #require(await mail.next())
    return try #require(PasswordLinkToken(Self.secret(in: message, behind: "/new-password?link=")))
  }

  /// The link that confirms an address in the next message.
  func addressLink() async throws -> AddressLink {
    let message = try #require(await mail.next())
    return try #require(AddressLink(Self.secret(in: message, behind: "/email/confirm?link=")))
  }

  static func secret(in message: TestMailServer.Received, behind path: String) -> String {
    let rest = message.body.components(separatedBy: "\nhttps://earshot.example.org" + path).last
    return String((rest ?? "").prefix { $0 != "\n" })
  }

  /// The payloads of the jobs that wait or were given up.
  func waiting() async throws -> [String] {
    try await database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column("payload", of: "SELECT payload FROM jobs ORDER BY id")
    }
  }
}
