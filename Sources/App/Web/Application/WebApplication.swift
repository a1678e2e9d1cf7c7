// SPDX-License-Identifier: Apache-2.0

import AccountCopies
import BlobStore
import BookShelf
import BrailleService
import BrailleTables
import ChartFiles
import Fetching
public import HTTPServer
import Jobs
import Library
import Places
import Podcasts
import Reading
import Speaking
import Uploads
import Wayfinding

/// The whole application: the answers to requests, and the work in the background.
public struct WebApplication: Sendable {
  /// Answers requests; for `Server`.
  public let router: Router
  /// The folder that a server receives files in: on the same disk as the recordings, so that they are moved there
  /// without a copy.
  public let uploadFolder: String

  private let services: Services
  private let configuration: WebConfiguration

  /// Opens the data folder and loads the files.
  ///
  /// - Throws: `WebError` with a sentence that says what stands in the way.
  public init(_ configuration: WebConfiguration) async throws(WebError) {
    self.init(
      configuration,
      services: try await Services(
        dataFolder: configuration.dataFolder,
        workers: WorkerSettings(program: configuration.workerProgram),
        office: configuration.office,
        fetcher: .ofSounds(agent: "Earshot/\(configuration.version)")),
      files: try Self.files(in: configuration.resourceFolder))
  }

  init(_ configuration: WebConfiguration, services: Services, files: StaticFiles) {
    self.configuration = configuration
    self.services = services
    uploadFolder = services.blobs.temporaryFolder
    let campuses = Self.campuses(for: configuration)
    let walkingMaps = Self.walkingMaps(for: configuration)
    let demoCharts = DemoCharts.load(from: configuration.resourceFolder + "/Examples/charts")
    let site = Site(
      accounts: services.accounts, reading: services.reading, library: services.library,
      uploads: services.uploads, attachments: services.attachments, copies: services.copies,
      books: services.books, podcasts: services.podcasts,
      letters: services.letters,
      voice: services.voice, braille: services.braille, campuses: campuses,
      walkingMaps: walkingMaps,
      maps: EditedMaps(campuses, walkingMaps, editing: services.mapEditing, clock: services.clock),
      mapEditing: services.mapEditing,
      packs: Dictionary(
        uniqueKeysWithValues: walkingMaps.all.map { ($0.id, KeptBytes($0.bytes)) }),
      demoCharts: demoCharts, samples: Self.samples(of: demoCharts), charts: services.charts,
      assets: Self.assets(of: files, version: configuration.version), clock: services.clock,
      version: configuration.version)
    let report = configuration.report
    var router = Router(
      problemPage: { request, problem in await site.respond(to: request, about: problem) },
      understand: Problem.init(ofStorage:),
      report: { request, error in
        report("The request \(request.id) to \(request.rawPath) failed: \(error)")
      })
    files.serve(on: &router, also: Self.filesAtTheRoot)
    site.addRoutes(to: &router)
    let health = HealthDesk(services: services)
    router.serveHealth { await health.troubles().map(\.description) }
    let pages = router
    router.use(Compression.middleware(mayTellLength: Self.mayTellLength))
    router.use(SecurityHeaders().middleware)
    router.use(OpenToOtherSites.middleware)
    router.use(Tus.middleware(maximumBytes: services.uploads.limits.recordingBytes))
    router.use { request, next in
      try await site.recogniseVisitor(request, opens: pages.opens, next)
    }
    router.use(SameOrigin.middleware(exempt: mayComeFromElsewhere))
    self.router = router
  }

  /// Whether the length of an answer may tell what is in it.
  ///
  /// Another site can send a browser here with an address of its making, which stands on the page beside what belongs to
  /// the person. So nothing is compressed that comes with a cookie of somebody and such an address; what a page of ours
  /// asked for, or a program with its own token, was chosen by nobody else.
  private static func mayTellLength(_ request: Request) -> Bool {
    guard request.headers[.authorization] == nil, SessionCookie.token(in: request) != nil else {
      return true
    }
    let isOwn = request.headers[.secFetchSite].map { $0 == "same-origin" } ?? false
    return isOwn || request.target.rawQuery == nil
  }

  /// Starts a server for this application.
  ///
  /// - Parameter prepare: is called once the port is taken and before anybody is answered.
  /// - Throws: `WebError` with a sentence, such as that the port is in use.
  public func start(_ server: Server, prepare: () -> Void = {}) throws(WebError) {
    do throws(ServerError) { try server.start(prepare: prepare) } catch { throw WebError(error) }
  }

  /// Does the work in the background, the demo content of a first start included, until the task is cancelled.
  public func runInBackground() async {
    do {
      try await services.reading.scheduleTidying()
      try await services.uploads.scheduleSweeping()
      try await services.copies.scheduleSweeping()
      try await services.books.scheduleTidying()
      try await services.podcasts.scheduleWork()
      try await services.library.scheduleLevelling()
      try await services.library.seedDemoTracks(
        DemoTexts.load(from: configuration.resourceFolder + "/Examples/texts"))
    } catch {
      configuration.report("The work in the background could not be prepared: \(error)")
    }
    services.charts.start()
    services.braille.start()
    let share = configuration.jobPlaces == 0 ? Services.Share.withPages : .all
    let worker = services.worker(
      share, places: configuration.jobPlaces, report: configuration.report)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await worker.run() }
      group.addTask { await services.postman(report: configuration.report).run() }
      group.addTask { await services.fetchingWorker(report: configuration.report).run() }
      group.addTask { await services.podcastWorker(report: configuration.report).run() }
      group.addTask { await services.reading.deliverRelayedChanges() }
    }
  }

  /// The maps of the examples and of the data folder; what is wrong with one is told, and the others are offered.
  private static func campuses(for configuration: WebConfiguration) -> Campuses {
    let campuses = Campuses(folders: [
      configuration.resourceFolder + "/Examples/campuses", configuration.dataFolder + "/campuses",
    ])
    tell(campuses.problems, tooLarge: "Divide it.", configuration)
    return campuses
  }

  /// The maps to walk by, likewise.
  private static func walkingMaps(for configuration: WebConfiguration) -> WalkingMaps {
    let maps = WalkingMaps(folders: [
      configuration.resourceFolder + "/Examples/maps", configuration.dataFolder + "/maps",
    ])
    tell(maps.problems, tooLarge: "Import a smaller area.", configuration)
    return maps
  }

  private static func tell(
    _ problems: [OfferedMapError], tooLarge advice: String, _ configuration: WebConfiguration
  ) {
    for problem in problems {
      let reason =
        switch problem.reason {
        case .unreadable: "It cannot be read. Check its permissions."
        case .tooLarge(let limit): "It is larger than \(limit >> 20) MB. \(advice)"
        case .notAMap(let error): error.message(in: .english)
        case .notAPack(let error): error.message(in: .english)
        }
      configuration.report("The map \(problem.path) is not offered. \(reason)")
    }
  }

  private static func samples(of demos: [DemoChart]) -> [Language: [Sample]] {
    Dictionary(
      uniqueKeysWithValues: Language.allCases.map { ($0, Sample.all(of: demos, in: $0)) })
  }

  private static func assets(of files: StaticFiles, version: String) -> Assets {
    let tags = Language.allCases.map(\.tag)
    let tables = tags + (BrailleTranslator.installed?.all.map(\.id) ?? [])
    return Assets(
      root: files.prefix + "/",
      wordLists: tags.filter { files.contains("generated/words/\($0).txt") },
      countedTables: tables.filter { files.contains("generated/cells/\($0).txt") },
      files: files.names, version: "\(files.prefix.split(separator: "/").last ?? "")-\(version)",
      worker: String(decoding: files.contents(of: "offline/worker.js") ?? [], as: UTF8.self),
      imports: ModuleImports(of: files))
  }

  /// Browsers ask for some files at fixed addresses.
  static let filesAtTheRoot = [
    "/favicon.ico": "icons/mark-32.png", "/favicon.svg": "icons/mark.svg",
    "/apple-touch-icon.png": "icons/mark-180.png",
  ]

  static func files(in folder: String) throws(WebError) -> StaticFiles {
    do throws(FileError) { return try StaticFiles(folder: folder + "/Public") } catch {
      throw WebError {
        StartingWords[$0].noResources(["folder": folder, "reason": error.reason])
      }
    }
  }
}
