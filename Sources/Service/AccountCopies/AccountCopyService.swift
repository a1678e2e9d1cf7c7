// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Archives
public import BlobStore
public import Database
import Foundation
public import Jobs

/// Why there is no copy.
public enum AccountCopyError: Error, Sendable, Hashable, DatabaseFailure {
  /// The account is not there, or not any more.
  case noSuchAccount
  /// As many copies were made as are made in a day; the next after this many seconds.
  case tooMany(retryAfterSeconds: Int)
  /// The disk is full.
  case full
  /// The archive could not be written, in the words of the system.
  case failed(reason: String)
  /// The database failed.
  case database(DatabaseError)
}

/// Gives people a copy of everything that is kept about them, as one archive.
///
/// There is one archive of a person at a time. It is deleted a day after it was made, and with the account.
public struct AccountCopyService: Sendable {
  /// How long an archive stays, in seconds: long enough to go on with a download that broke off.
  static let keptSeconds = 86_400.0

  let database: DatabasePool
  let blobs: any BlobStore
  let jobs: JobQueue
  let folder: String
  let clock: WallClock
  let identifiers: Identifiers

  /// Makes the service over a database that has its tables.
  /// - Parameter folder: where archives are kept; it is made when it is not there.
  public init(
    database: DatabasePool, blobs: any BlobStore, jobs: JobQueue, folder: String,
    clock: WallClock = .system, identifiers: Identifiers = .random
  ) throws(AccountCopyError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .failed(reason: error.localizedDescription)
    }
    self.database = database
    self.blobs = blobs
    self.jobs = jobs
    self.folder = folder
    self.clock = clock
    self.identifiers = identifiers
  }

  /// Makes the archive of a person.
  /// - Parameter texts: what is written beside the data, for people to read.
  /// - Returns: the path of the archive.
  /// - Throws: `tooMany` after a few in one day.
  public func make(
    for account: AccountID, texts: @Sendable (AccountCopy) -> [ArchiveEntry]
  ) async throws(AccountCopyError) -> String {
    do throws(AccountsError) {
      try await AttemptLimits(database: database, clock: clock, identifiers: identifiers)
        .countCopy(of: account)
    } catch {
      switch error {
      case .tooManyAttempts(let seconds): throw .tooMany(retryAfterSeconds: seconds)
      case .database(let error): throw .database(error)
      case .invalid, .wrongCredentials, .noSuchAccount, .hashingFailed: throw .noSuchAccount
      }
    }
    let copy = try await copy(of: account)
    let entries =
      texts(copy) + [ArchiveEntry(name: "data.json", content: .bytes(copy.json))]
      + copy.sounds.map { ArchiveEntry(name: $0.name, content: .file(path: $0.path)) }
      + copy.attachedFiles.map { ArchiveEntry(name: $0.name, content: .file(path: $0.path)) }
    let path = path(for: account)
    do throws(ArchiveError) { try await ArchiveWriter.write(entries, to: path) } catch {
      switch error {
      case .full: throw .full
      case .failed(let reason): throw .failed(reason: reason)
      }
    }
    // The account may have gone meanwhile, and its archive before this one was whole.
    guard try await exists(account) else {
      unlink(path)
      throw .noSuchAccount
    }
    return path
  }

  /// The archive that was made within the last day, for whoever goes on with a download; nil where there is none.
  public func latest(for account: AccountID) -> String? {
    let path = path(for: account)
    return access(path, R_OK) == 0 ? path : nil
  }

  /// All that is kept about a person, read at one moment.
  public func copy(of account: AccountID) async throws(AccountCopyError) -> AccountCopy {
    let (lists, rows, fileRows) = try await database.read {
      (transaction: borrowing Transaction<AccountCopyError>) throws(AccountCopyError) in
      var lists: [AccountCopy.List] = []
      for table in CopiedTable.all {
        let rows: [CopiedRow] = try transaction.rows(table.rows(account))
        lists.append(AccountCopy.List(name: table.name, rows: rows.map(\.json)))
      }
      let sounds: [SoundRow] = try transaction.rows(SoundRow.all(of: account))
      let files: [AttachedFileRow] = try transaction.rows(AttachedFileRow.all(of: account))
      return (lists, sounds, files)
    }
    guard lists.first?.rows.isEmpty == false else { throw .noSuchAccount }
    var sounds: [AccountCopy.Sound] = []
    for row in rows {
      // A file that was deleted since is not in the copy.
      guard let path = try? await blobs.path(of: row.key) else { continue }
      sounds.append(row.sound(number: sounds.count + 1, path: path))
    }
    var files: [AccountCopy.AttachedFile] = []
    for row in fileRows {
      guard let path = try? await blobs.path(of: row.key) else { continue }
      files.append(row.file(number: files.count + 1, path: path))
    }
    return AccountCopy(lists: lists, sounds: sounds, attachedFiles: files)
  }

  /// What happens when an account is deleted: its archive goes.
  public var accountDeletion: AccountService.DeletionRule {
    { (account, _) throws(AccountsError) in unlink(path(for: account)) }
  }

  // Identifiers are letters and digits of ours, so no path leads out of the folder.
  private func path(for account: AccountID) -> String {
    folder + "/" + account.rawValue + ".zip"
  }

  private func exists(_ account: AccountID) async throws(AccountCopyError) -> Bool {
    let found: [String] = try await database.read {
      (transaction: borrowing Transaction<AccountCopyError>) throws(AccountCopyError) in
      try transaction.column("id", of: "SELECT id FROM accounts WHERE id = \(account)")
    }
    return !found.isEmpty
  }
}
