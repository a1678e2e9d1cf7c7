// SPDX-License-Identifier: Apache-2.0

import AccountCopies
import Accounts
import BookShelf
import BrailleService
import ChartFiles
import Database
import HTML
import HTTPServer
import Letters
import Library
import Places
import Podcasts
import Reading
import Speaking
import Uploads
import Voice

/// What the routes work with: the services, and where the files are.
///
/// Each `Routes/…Routes.swift` adds the addresses of one part in an extension.
struct Site: Sendable {
  let accounts: AccountService
  let reading: ReadingService
  let library: LibraryService
  let uploads: UploadService
  let attachments: AttachmentService
  let copies: AccountCopyService
  let books: BookShelfService
  let podcasts: PodcastService
  let letters: LetterService
  let voice: SpeechClipStore
  let braille: BrailleTranslator
  let campuses: Campuses
  let walkingMaps: WalkingMaps
  /// The same with what people changed on them.
  let maps: EditedMaps
  let mapEditing: MapEditService
  /// The packs of these maps, compressed once.
  let packs: [String: KeptBytes]
  /// The charts to try, read once.
  let demoCharts: [DemoChart]
  /// What can be heard on the first page.
  let samples: [Language: [Sample]]
  /// Makes sounds and other forms of charts.
  let charts: ChartDesk
  /// Who listens to the invented sensor.
  let listeners = LiveListeners()
  let assets: Assets
  /// The pages that are the same for many.
  let shelf = PageShelf()
  let clock: WallClock
  let version: String

  /// Who asks, as the middleware found out.
  func visit(of request: Request) -> Visit {
    request[Visit.self] ?? Visit(to: request, account: nil, assets: assets)
  }

  /// The page, in the frame that all pages share.
  ///
  /// - Parameter changed: Who looks at it, where that is not as the request says any more.
  func respond(
    with page: Page, to request: Request, as changed: Visit? = nil, status: Status = .ok
  ) -> Response {
    var visit = changed ?? visit(of: request)
    if !request.method.isSafe, let address = page.address { visit.address = address }
    var response = Response.html(page.document(for: visit).renderDocument(), status: status)
    frame(&response, for: visit)
    return response
  }

  /// The headers that all pages share.
  func frame(_ response: inout Response, for visit: Visit) {
    response.headers[.contentLanguage] = visit.language.tag
    // Pages hold what belongs to one person (but those that a device asks for to keep them), and going back must not show what was before signing in or out.
    response.headers[.cacheControl] = visit.isKept ? "no-cache" : "private, no-store"
  }

  /// The page for what went wrong, for who asks; also where nobody needed to be looked up until then.
  func respond(to request: Request, about problem: Problem) async -> Response {
    var request = request
    if Self.isForEverybody(request) { request[Visit.self] = try? await recognised(request) }
    if request.segments.first == "api" {
      let refusal = Tus.isAbout(request) ? uploadRefusal(problem) : APIError(problem)
      return refusal.response(for: visit(of: request))
    }
    return respond(
      with: problemPage(problem, visit(of: request), requestID: request.id.description),
      to: request, status: problem.status)
  }

  /// Puts who asks into the request, so that every handler and every page about a problem knows.
  ///
  /// Files are the same for everybody, and a page has dozens: nobody is looked up for them.
  ///
  /// - Parameter opens: Whether there is a page at an address.
  func recogniseVisitor(
    _ request: Request, opens: (RequestTarget) -> Bool, _ next: Next
  ) async throws -> Response {
    guard !Self.isForEverybody(request) else { return await next(request) }
    var request = request
    let visit = try await recognised(request, opens: opens)
    request[Visit.self] = visit
    guard visit.isKept else { return await next(request) }
    var response = await next(request)
    response.headers[.earshotVersion] = assets.version
    return response
  }

  private func recognised(
    _ request: Request, opens: (RequestTarget) -> Bool = { _ in true }
  ) async throws -> Visit {
    var account: Account?
    if let token = SessionCookie.token(in: request) {
      account = try await accounts.account(for: token)
    }
    let visit = Visit(to: request, account: account, assets: assets, opens: opens)
    return request.headers[.earshotKeep] == nil ? visit : visit.asKept
  }

  private static func isForEverybody(_ request: Request) -> Bool {
    request.segments.first == "assets" || request.rawPath == "/healthz"
      || WebApplication.filesAtTheRoot[request.rawPath] != nil
  }
}
