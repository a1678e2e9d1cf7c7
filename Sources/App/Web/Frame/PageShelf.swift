// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import HTTPServer
import Speaking
import Synchronization

/// Keeps the pages that are the same for everybody who is not signed in and has the same settings.
///
/// What a kept page is made of is its name and nothing else, so it cannot become wrong: it has no account, no notice, no
/// query and no time, and the program and its files do not change while it runs.
final class PageShelf: Sendable {
  /// All that a kept page may depend on.
  struct Name: Hashable, Sendable {
    let path: String
    let language: Language
    let settings: Settings
    let hasChosenVoice: Bool
    let typesInBraille: Bool
    let isKept: Bool

    /// The name of what a visit gets; nil where the page may be somebody's own.
    init?(_ visit: Visit, at path: String) {
      guard visit.account == nil, visit.notice == nil, visit.address == path else { return nil }
      self.path = path
      language = visit.language
      settings = visit.settings
      hasChosenVoice = visit.hasChosenVoice
      typesInBraille = visit.typesInBraille
      isKept = visit.isKept
    }

    /// The visit that the page is made for: anybody's with this name.
    func visit(with assets: Assets) -> Visit {
      Visit(
        language: language, settings: settings, hasChosenVoice: hasChosenVoice,
        typesInBraille: typesInBraille,
        account: nil, address: path, assets: assets, isKept: isKept)
    }
  }

  private struct State {
    var pages: [Name: KeptBytes] = [:]
    var size = 0
  }

  /// All pages in all languages take a tenth of this; settings that nobody else has are not worth more.
  private let mostBytes: Int
  private let state = Mutex(State())

  init(mostBytes: Int = 16 << 20) {
    self.mostBytes = mostBytes
  }

  /// The page of a name, made if it is not there.
  func page(_ name: Name, make: () -> [UInt8]) -> KeptBytes {
    if let page = state.withLock({ $0.pages[name] }) { return page }
    let page = KeptBytes(make())
    state.withLock { state in
      // Full, mostly of what nobody asks for again: begin anew.
      if state.size + page.count > mostBytes { state = State() }
      if state.pages.updateValue(page, forKey: name) == nil { state.size += page.count }
    }
    return page
  }

  /// How many bytes of pages are kept, without their compressed forms.
  var size: Int { state.withLock { $0.size } }
}

extension Site {
  /// A page that depends on nothing but language and settings, kept for those who are not signed in.
  ///
  /// - Parameters:
  ///   - path: The address of the page; another way to write it, or a query, is answered anew.
  ///   - page: Makes the page; it must use nothing but the visit, and what never changes while the program runs.
  func respond(
    withKept path: String, to request: Request, _ page: (Visit) -> Page
  ) -> Response {
    let visit = visit(of: request)
    guard request.target.rawQuery == nil, let name = PageShelf.Name(visit, at: path) else {
      return respond(with: page(visit), to: request)
    }
    let kept = shelf.page(name) {
      let visit = name.visit(with: assets)
      return page(visit).document(for: visit).renderDocument()
    }
    var response = Response.html([])
    frame(&response, for: visit)
    response.headers[.vary] = "Cookie, Authorization, Accept-Language, Earshot-Keep"
    kept.fill(&response, for: request)
    // The loop that talks to the client gives it again by itself.
    response.reuse = .forStrangers(varying: [
      .acceptLanguage, .acceptEncoding, .earshotKeep,
    ])
    return response
  }

  /// Adds a kept page at an address.
  func addKept(
    _ path: String, to router: inout Router, _ page: @escaping @Sendable (Visit) -> Page
  ) {
    router.get(path) { request in respond(withKept: path, to: request, page) }
  }
}
