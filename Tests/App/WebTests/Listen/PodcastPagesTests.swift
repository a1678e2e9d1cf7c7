// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer
import Jobs
import Podcasts
import TestSupport
import Testing

@testable import Web

@Suite("Pages of podcasts") struct PodcastPagesTests {
  private static let feed = """
    <rss><channel><title>Lamps</title><description>About lamps.</description>
    <item><title>The sea</title><guid>1</guid><description>Waves &amp;amp; wind</description>
    <enclosure url="/a.mp3" type="audio/mpeg"/></item></channel></rss>
    """

  private func server() throws -> RawServer {
    try RawServer { head in
      guard head.hasPrefix("GET /feed ") else {
        return [.text("HTTP/1.1 404 Not Found\nContent-Length: 0\n\n")]
      }
      return [.text("HTTP/1.1 200 OK\n\n"), .bytes(Array(Self.feed.utf8))]
    }
  }

  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(PodcastPageWords.self)
    expectSamePlaces(PodcastProblemWords.self)
  }

  @Test("A visitor is told to sign in, and nothing is taken from them")
  func visitor() async throws {
    let site = try await TestSite()
    let visitor = Person(on: site)
    let page = try await visitor.open("/listen/podcasts").text
    #expect(page.contains("Sign in to subscribe to podcasts.") && !page.contains("type=\"file\""))
    #expect(try await visitor.open("/listen").text.contains("href=\"/listen/podcasts\""))
    #expect(try await visitor.submit("/listen/podcasts", ["address": "a.example"]).status == 303)
    #expect(try await visitor.open("/listen/podcasts/nothing").status == 303)
  }

  @Test("A podcast is subscribed to, read, its episode asked for, and taken back")
  func subscribes() async throws {
    let server = try server()
    let site = try await TestSite(fetchingFrom: server)
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let answer = try await ana.submit(
      "/listen/podcasts", ["address": "http://127.0.0.1:\(server.port)/feed"])
    #expect(answer.status == 303)
    let address = try #require(answer.location?.split(separator: "?").first.map(String.init))
    #expect(try await ana.open(address).text.contains("The feed is being read."))
    _ = try await site.services.podcastWorker(report: { _ in }).runUntilIdle()
    #expect(try await ana.open("/listen/podcasts").text.contains("Newest: The sea"))
    let page = try await ana.open(address).text
    #expect(page.contains("Lamps") && page.contains("About lamps."))
    let start = try #require(page.range(of: "/listen/episodes/"))
    let episode = String(page[start.lowerBound...].prefix { $0 != "\"" })
    #expect(try await ana.open(episode).text.contains("Waves &amp; wind"))
    #expect(try await ana.submit(episode + "/get").status == 303)
    #expect(try await ana.open(episode).text.contains("The episode is being fetched."))
    _ = try await site.services.podcastWorker(report: { _ in }).runUntilIdle()
    #expect(try await ana.open(episode).text.contains("There is nothing at this address any more."))
    let other = Person(on: site)
    try await other.signUp(as: "requester", username: "noor")
    #expect(try await other.open(address).status == 404)
    #expect(try await other.open(episode).status == 404)
    let gone = try await ana.submit(address + "/remove")
    #expect(gone.location?.contains("done=podcastRemoved") == true)
    #expect(try await ana.open(address).status == 404)
    #expect(try await ana.submit(address + "/restore").status == 303)
    #expect(try await ana.open(address).status == 200)
  }

  @Test("An address that is none is refused with what to do", arguments: ["", "ftp://a.example/"])
  func refuses(text: String) async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let page = try await ana.submit("/listen/podcasts", ["address": text])
    #expect(page.status == 422 && page.text.contains("https"))
    #expect(try await ana.submit("/listen/podcasts/list").status == 422)
  }

  @Test("One's own recordings are a feed under an address that ends when another is made")
  func ownFeed() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    func make() async throws -> String {
      let page = try await ana.submit("/listen/podcasts/own/feed").text
      let start = try #require(page.range(of: "/feeds/"))
      return String(page[start.lowerBound...].prefix { $0 != "\"" })
    }
    let address = try await make()
    let app = Person(on: site)
    let feed = try await app.open(address)
    #expect(feed.status == 200 && feed.text.contains("<itunes:block>Yes</itunes:block>"))
    #expect(feed.response.headers[.cacheControl] == "private, no-cache")
    let new = try await make()
    #expect(try await app.open(address).status == 404)
    #expect(try await app.open(new).status == 200)
    #expect(try await app.open(new.replacing("recordings.xml", with: "nothing.mp3")).status == 404)
    #expect(try await app.open("/feeds/recordings.xml").status == 404)
    #expect(try await app.open("/feeds/recordings.xml?key=x").status == 404)
    #expect(try await ana.submit("/listen/podcasts/own/feed/end").status == 303)
    #expect(try await app.open(new).status == 404)
  }
}
