// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Library
import Reading

extension Site {
  /// The addresses of the ability Listen.
  func addListenRoutes(to router: inout Router) {
    router.get("/listen") { request in
      let visit = visit(of: request)
      let tracks = try await library.tracks(for: visit.account?.id)
      return respond(with: listenPage(tracks, visit), to: request)
    }
    router.get("/listen/{id}", .track) { request, id in
      let visit = visit(of: request)
      let shelved = try await heard { () throws(LibraryError) in
        try await library.track(id, for: visit.account?.id)
      }
      guard case .ready(let seconds) = shelved.track.state else { return .redirect(to: "/listen") }
      let text = try await library.text(of: id)
      var starts: [Double] = []
      if case .recording(let request) = shelved.track.source, let account = visit.account {
        starts = await chapters(of: ReadingID(rawValue: request), for: account.id)
      }
      return respond(
        with: trackPage(shelved, seconds: seconds, chapters: starts, text: text, visit),
        to: request)
    }
    router.get("/listen/{id}/audio", .track) { request, id in
      let sound = try await heard { () throws(LibraryError) in
        try await library.audio(
          of: id, as: .asked(request), for: visit(of: request).account?.id)
      }
      return .audio(sound, isDownload: request.target.query["download"] != nil)
    }
  }

  /// What the library gives, or the page for what is not there; what belongs to someone else is not there either.
  private func heard<Value>(
    _ body: () async throws(LibraryError) -> Value
  ) async throws -> Value {
    do throws(any Error) {
      return try await body()
    } catch LibraryError.noSuchTrack {
      throw Problem.notFound
    } catch LibraryError.notReady {
      throw Problem.notFound
    }
  }
}

extension PathParameter where Value == TrackID {
  /// The identifier of a track.
  static var track: Self {
    PathParameter<String>.text.map { $0.utf8.count <= 64 ? TrackID(rawValue: $0) : nil }
  }
}
