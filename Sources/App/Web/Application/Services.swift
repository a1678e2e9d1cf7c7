// SPDX-License-Identifier: Apache-2.0

import AccountCopies
import Accounts
import BlobStore
import BookShelf
import BrailleService
import ChildProcess
import Database
import Fetching
import Foundation
import Jobs
import Letters
import Library
import Media
import Passwords
import Places
import Podcasts
import Reading
import Uploads
import Voice

/// Everything that the application stands on, opened in one data folder.
struct Services: Sendable {
  let accounts: AccountService
  let reading: ReadingService
  let library: LibraryService
  let attachments: AttachmentService
  let uploads: UploadService
  let copies: AccountCopyService
  let books: BookShelfService
  let podcasts: PodcastService
  let letters: LetterService
  let mapEditing: MapEditService
  let voice: SpeechClipStore
  let speaker: Speaker
  let braille: BrailleTranslator
  let charts: ChartDesk
  let jobs: JobQueue
  let blobs: FolderBlobStore
  let clock: WallClock
  let database: DatabasePool
  /// The folder that holds everything, as an absolute path.
  let dataFolder: String

  /// The tables of all services, in the order in which they refer to each other.
  static let migrations = [
    JobQueue.migrations, AccountService.migrations, LibraryService.migrations,
    ReadingService.migrations, AttachmentService.migrations, RecordingChapters.migrations,
    RecordingFindings.migrations, Ringing.migrations, SoundLink.migrations,
    UploadService.migrations, RelayingChangeFeed.migrations, LetterService.migrations,
    RequestParts.migrations, MapEditService.migrations, BookShelfService.migrations,
    PodcastService.migrations,
  ]

  /// Opens the data folder, making it and its tables when they are not there.
  /// - Parameter feed: what carries changes to open pages.
  init(
    dataFolder: String, workers: WorkerSettings = WorkerSettings(),
    office: PostOffice? = nil, clock: WallClock = .system,
    fetcher: Fetcher = .ofSounds(agent: "Earshot"), hashing: PasswordHasher.Limits = .interactive,
    feed: (DatabasePool) -> any ChangeFeed = { _ in LocalChangeFeed() }
  ) async throws(WebError) {
    let folder = URL(fileURLWithPath: dataFolder).standardizedFileURL.path
    try Self.makeFolder(folder)
    self.clock = clock
    self.dataFolder = folder
    let database = try await Self.openDatabase(in: folder, at: clock.now)
    self.database = database
    do throws(BlobStoreError) {
      blobs = try FolderBlobStore(folder: folder + "/blobs")
      await blobs.removeAbandonedFiles()
    } catch {
      throw WebError(error, folder: folder)
    }
    do throws(VoiceError) {
      voice = try SpeechClipStore(folder: folder + "/clips")
    } catch {
      throw WebError(error, folder: folder)
    }
    braille = BrailleTranslator(workers.braille)
    charts = ChartDesk(temporaryFolder: blobs.temporaryFolder, workers.charts)
    speaker = Speaker(temporaryFolder: blobs.temporaryFolder)
    jobs = JobQueue(database: database, clock: clock)
    library = LibraryService(
      database: database, blobs: blobs, jobs: jobs, clock: clock, others: [BookShelfService.files])
    let feed = feed(database)
    let tellOwner: @Sendable (String, AccountID) -> Void = { feed.publish(.shelf($0), to: $1) }
    books = BookShelfService(
      database: database, blobs: blobs, library: library, jobs: jobs, program: workers.documents,
      clock: clock,
      changed: { tellOwner($0.rawValue, $1) })
    podcasts = PodcastService(
      database: database, blobs: blobs, library: library, jobs: jobs, fetcher: fetcher,
      program: workers.documents, clock: clock, changed: tellOwner)
    reading = ReadingService(
      database: database, blobs: blobs, library: library, jobs: jobs, feed: feed,
      clock: clock,
      // Also where this process sends no mail: the server whose slow work it does may.
      newsRules: [LetterService.newsRule(jobs)],
      speaksAtOnce: Subprocess.isInstalled(Speaker.program), fetcher: fetcher)
    attachments = AttachmentService(reading: reading, program: workers.documents)
    do throws(UploadsError) {
      uploads = try UploadService(
        database: database, reading: reading, jobs: jobs, folder: folder + "/uploads",
        temporaryFolder: blobs.temporaryFolder, clock: clock)
    } catch {
      throw WebError(folder: folder + "/uploads") { _ in "\(error)" }
    }
    do throws(AccountCopyError) {
      copies = try AccountCopyService(
        database: database, blobs: blobs, jobs: jobs, folder: folder + "/copies", clock: clock)
    } catch {
      throw WebError(folder: folder + "/copies") { _ in "\(error)" }
    }
    do throws(AccountsError) {
      accounts = try await AccountService(
        database: database, hasher: try Self.hasher(hashing), clock: clock,
        deletionRules: [
          reading.accountDeletion, books.accountDeletion, podcasts.accountDeletion,
          library.accountDeletion, copies.accountDeletion,
        ],
        roleRules: [reading.roleChange],
        addressRules: office == nil
          ? []
          : [
            LetterService.addressRule(
              jobs, AttemptLimits(database: database, clock: clock, identifiers: .random), clock)
          ],
        sessionsEnded: { [reading] in reading.sessionsEnded(of: $0) })
    } catch {
      throw WebError(error)
    }
    mapEditing = MapEditService(database: database, clock: clock)
    letters = LetterService(
      database: database, accounts: accounts, jobs: jobs, office: office, paths: .ofPages,
      clock: clock)
  }

  /// The worker for messages: apart, so that a server for mail that hangs keeps no recording waiting.
  func postman(report: @escaping @Sendable (String) -> Void) -> JobWorker {
    JobWorker(queue: jobs, handlers: letters.jobHandlers(), places: 1) { job, failure in
      report("The job \(job.kind.rawValue) failed: \(failure.reason)")
    }
  }

  /// Which of the work that takes long a process does.
  enum Share {
    case all
    /// What must be done where pages are served.
    case withPages
    /// The rest.
    case withoutPages

    func holds(_ kind: JobKind) -> Bool {
      switch self {
      case .all: true
      case .withPages: ReadingService.workWithPages.contains(kind)
      case .withoutPages: !ReadingService.workWithPages.contains(kind)
      }
    }
  }

  /// The worker for what takes long.
  /// - Parameter places: how many jobs are done at once.
  func worker(
    _ share: Share = .all, places: Int, report: @escaping @Sendable (String) -> Void
  ) -> JobWorker {
    let media = MediaTools()
    let handlers = reading.jobHandlers(speaker: speaker, media: media)
      .merging(library.jobHandlers(speaker: speaker, media: media)) { first, _ in first }
      .merging(uploads.jobHandlers()) { first, _ in first }
      .merging(attachments.jobHandlers()) { first, _ in first }
      .merging(copies.jobHandlers()) { first, _ in first }
      .merging(books.jobHandlers()) { first, _ in first }
    let endings = reading.jobEndings(speaker: speaker, media: media)
      .merging(library.jobEndings(speaker: speaker, media: media)) { first, _ in first }
      .merging(attachments.jobEndings()) { first, _ in first }
      .merging(books.jobEndings()) { first, _ in first }
    return JobWorker(
      queue: jobs, handlers: handlers.filter { share.holds($0.key) }, endings: endings,
      places: places
    ) { job, failure in
      report("The job \(job.kind.rawValue) failed: \(failure.reason)")
    }
  }

  /// The worker for what waits for servers of others: beside the other one, so that it holds up no work of ours.
  func fetchingWorker(report: @escaping @Sendable (String) -> Void) -> JobWorker {
    JobWorker(
      queue: jobs, handlers: reading.linkHandlers(), endings: reading.linkEndings(),
      places: Self.fetchesAtOnce
    ) { job, failure in
      report("The job \(job.kind.rawValue) failed: \(failure.reason)")
    }
  }

  /// The worker for podcasts: beside that one, so that long episodes hold up nobody's recording.
  func podcastWorker(report: @escaping @Sendable (String) -> Void) -> JobWorker {
    JobWorker(
      queue: jobs, handlers: podcasts.jobHandlers(), endings: podcasts.jobEndings(),
      places: Self.fetchesAtOnce
    ) { job, failure in
      report("The job \(job.kind.rawValue) failed: \(failure.reason)")
    }
  }

  /// How many sounds are fetched at once: they wait for their servers most of the time.
  private static let fetchesAtOnce = 4

  private static func makeFolder(_ folder: String) throws(WebError) {
    do {
      // Recordings and texts belong to their owners: nobody else on this machine may look in.
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      let reason = systemReason(of: error)
      throw WebError(folder: folder) { _ in reason }
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      throw WebError(folder: folder) { _ in reason }
    }
  }

  private static func openDatabase(
    in folder: String, at now: Timestamp
  ) async throws(WebError) -> DatabasePool {
    do throws(DatabaseError) {
      let database = try DatabasePool(.sqlite(path: folder + "/earshot.db"))
      try await database.migrate(migrations, at: now)
      return database
    } catch {
      throw WebError { _ in error.description }
    }
  }

  private static func hasher(
    _ limits: PasswordHasher.Limits
  ) throws(AccountsError) -> PasswordHasher {
    do throws(PasswordsError) { return try PasswordHasher(limits: limits) } catch {
      throw .hashingFailed
    }
  }
}
