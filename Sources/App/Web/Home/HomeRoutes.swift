// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Reading
import Speaking

extension Site {
  /// The first page, with what waits for the person.
  func home(_ request: Request) async throws -> Response {
    let visit = visit(of: request)
    guard let account = visit.account else {
      return respond(withKept: "/", to: request) { visit in
        homePage(visit, samples: samples[visit.language] ?? [])
      }
    }
    var lines: [WaitingLine] = []
    for role in account.roles.all {
      switch role {
      case .requester: lines += try await waitingForRequester(account.id, visit)
      case .volunteer: lines += try await waitingForVolunteer(account.id, visit)
      }
    }
    return respond(with: homePage(visit, waiting: lines), to: request)
  }

  private func waitingForRequester(
    _ person: AccountID, _ visit: Visit
  ) async throws -> [WaitingLine] {
    // Three recordings are enough for the first page; the rest is a page away.
    let ready = try await reading.requests(.answered, of: person, size: 3).items
      .filter { $0.state.playableTrack != nil }
    let lines = ready.map { request in
      WaitingLine(
        words: HomeWords[visit].recorded(request.summary.title),
        address: "/read/requests/\(request.summary.id.rawValue)")
    }
    let waiting = try await reading.openCount(of: person)
    let rest =
      waiting > 0
      ? WaitingLine(words: HomeWords[visit].waiting(waiting), address: "/read")
      : WaitingLine(words: ReadWords[visit].ask, address: "/read/requests/new")
    return lines + [rest]
  }

  private func waitingForVolunteer(
    _ person: AccountID, _ visit: Visit
  ) async throws -> [WaitingLine] {
    let taken = try await reading.taken(.present, by: person, size: 3).items
    let lines = taken.map { request in
      WaitingLine(
        words: request.summary.title + ". "
          + ReadStateWords.of(request.state, at: clock.now, visit.zone, in: visit.language),
        address: "/read/requests/\(request.summary.id.rawValue)")
    }
    return lines + [WaitingLine(words: HomeWords[visit].findText, address: visit.othersAddress)]
  }

  /// What a phone needs to know to put Earshot beside its other apps, in the language of the visit.
  func manifest(for visit: Visit) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.field("name", "Earshot")
      json.field("short_name", "Earshot")
      json.field("lang", visit.language.tag)
      json.field("dir", visit.language.direction.htmlValue)
      json.field("id", "/")
      json.field("start_url", "/")
      json.field("scope", "/")
      json.field("display", "standalone")
      json.field("background_color", "#fbf8f1")
      json.field("theme_color", "#14213d")
      json.key("icons")
      json.array { icons in
        Self.icon("icons/mark.svg", "any", "image/svg+xml", "any", visit, &icons)
        Self.icon("icons/mark-192.png", "192x192", "image/png", "any", visit, &icons)
        Self.icon("icons/mark-512.png", "512x512", "image/png", "any", visit, &icons)
        Self.icon("icons/mask-512.png", "512x512", "image/png", "maskable", visit, &icons)
      }
      json.key("shortcuts")
      json.array { shortcuts in
        for ability in Ability.allCases {
          shortcuts.object { shortcut in
            shortcut.field("name", ability.name(in: visit.language))
            shortcut.field("description", ability.sentence(in: visit.language))
            shortcut.field("url", ability.address)
          }
        }
      }
    }
    return .bytes(writer.bytes, type: ContentType("application/manifest+json"))
  }

  private static func icon(
    _ file: String, _ sizes: String, _ type: String, _ purpose: String, _ visit: Visit,
    _ json: inout JSONWriter
  ) {
    json.object { icon in
      icon.field("src", visit.assets(file))
      icon.field("sizes", sizes)
      icon.field("type", type)
      icon.field("purpose", purpose)
    }
  }
}
