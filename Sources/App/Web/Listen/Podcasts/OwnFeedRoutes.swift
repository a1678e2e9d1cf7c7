// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Library
import Passwords
import Podcasts
import Speaking

extension PathParameter where Value == RandomToken {
  /// The secret of an address, with `.xml` behind it.
  fileprivate static var feed: Self {
    PathParameter<String>.text.map {
      $0.hasSuffix(".xml") ? RandomToken(String($0.dropLast(4))) : nil
    }
  }

  /// The secret of an address.
  fileprivate static var feedToken: Self {
    PathParameter<String>.text.map { RandomToken($0) }
  }
}

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
        let address = Self.origin(of: request) + "/feeds/\(token.text).xml"
        return respond(with: privateFeedPage(address, visit(of: request)), to: request)
      }
    }
    router.post("/listen/podcasts/own/feed/end") { request in
      try await ofPodcasts(request) { account in
        try await podcasts.endPrivateFeed(of: account)
        return .redirect(to: Done.feedEnded.at("/listen/podcasts"))
      }
    }
    router.get("/feeds/{file}", .feed) { request, token in
      guard let owner = try await podcasts.owner(of: token) else { throw Problem.notFound }
      // What the person chose in their account, whoever asks on their behalf.
      let language = visit(of: request).language
      let words = PodcastPageWords[language]
      let feed = try await podcasts.privateFeed(
        of: owner, title: words.feedTitle, summary: words.feedShown, languageTag: language.tag,
        origin: Self.origin(of: request), token: token)
      return .ofFeed(.bytes(feed, type: ContentType("application/rss+xml; charset=utf-8")))
    }
    router.get("/feeds/{token}/{file}", .feedToken, .recordingFile) { _, token, id in
      guard let owner = try await podcasts.owner(of: token) else { throw Problem.notFound }
      do throws(PodcastError) {
        let sound = try await podcasts.sound(ofRecording: id, of: owner)
        return .ofFeed(.audio(sound, isDownload: false))
      } catch {
        guard case .library(.noSuchTrack) = error else { throw error }
        throw Problem.notFound
      }
    }
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
