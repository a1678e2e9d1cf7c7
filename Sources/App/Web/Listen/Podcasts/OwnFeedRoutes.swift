// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Library
import Passwords
import Podcasts
import Speaking

extension PathParameter where Value == TrackID {
  /// The identifier of a recording, with `.mp3` behind it.
  fileprivate static var recordingFile: Self {
    PathParameter<String>.text.map {
      $0.hasSuffix(".mp3") && $0.utf8.count <= 68 ? TrackID(rawValue: String($0.dropLast(4))) : nil
    }
  }
}

extension Site {
  /// The addresses of one’s own recordings as a podcast.
  func addOwnFeedRoutes(to router: inout Router) {
    // Who has to sign in first is led back to where the forms stand.
    router.get("/listen/podcasts/own") { _ in .redirect(to: "/listen/podcasts") }
    router.post("/listen/podcasts/own/feed") { request in
      try await ofPodcasts(request) { account in
        let token = try await podcasts.makePrivateFeed(for: account)
        let address = Self.ownFeedAddress(token, for: request)
        return respond(with: privateFeedPage(address, visit(of: request)), to: request)
      }
    }
    router.post("/listen/podcasts/own/feed/end") { request in
      try await ofPodcasts(request) { account in
        try await podcasts.endPrivateFeed(of: account)
        return .redirect(to: Done.feedEnded.at("/listen/podcasts"))
      }
    }
    router.get("/feeds/recordings.xml") { request in
      let (token, owner) = try await owner(of: request)
      let language = visit(of: request).language
      let words = PodcastPageWords[language]
      let feed = try await podcasts.privateFeed(
        of: owner, title: words.feedTitle, summary: words.feedShown, languageTag: language.tag,
        origin: Self.origin(of: request), token: token)
      return .ofFeed(.bytes(feed, type: ContentType("application/rss+xml; charset=utf-8")))
    }
    router.get("/feeds/{file}", .recordingFile) { request, id in
      let (_, owner) = try await owner(of: request)
      do throws(PodcastError) {
        let sound = try await podcasts.sound(ofRecording: id, of: owner)
        return .ofFeed(.audio(sound, isDownload: false))
      } catch {
        guard case .library(.noSuchTrack) = error else { throw error }
        throw Problem.notFound
      }
    }
  }

  /// The address of one’s own recordings; its secret stands in the question, which no log of ours has.
  static func ownFeedAddress(_ token: RandomToken, for request: Request) -> String {
    origin(of: request) + "/feeds/recordings.xml?key=\(token.text)"
  }

  /// Whose recordings are asked for; what has no secret, or one that is none, is not there.
  private func owner(of request: Request) async throws -> (RandomToken, AccountID) {
    guard let token = request.query["key"].flatMap({ RandomToken($0) }),
      let owner = try await podcasts.owner(of: token)
    else { throw Problem.notFound }
    return (token, owner)
  }

  /// What the addresses of this server begin with, as who asks has reached it.
  static func origin(of request: Request) -> String {
    request.headers[.host].map { (request.isSecure ? "https://" : "http://") + $0 } ?? ""
  }
}

extension Response {
  /// What is for nobody but who has the address, and in no search.
  fileprivate static func ofFeed(_ response: Response) -> Response {
    var response = response
    response.headers[.cacheControl] = "private, no-cache"
    response.headers["X-Robots-Tag"] = "noindex"
    return response
  }
}
