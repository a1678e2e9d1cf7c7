// SPDX-License-Identifier: Apache-2.0

import Accounts
import Fetching
import Library
import TestSupport
import Testing

@testable import Podcasts

@Suite("Podcasts") struct PodcastTests {
  @Test("A feed is read by a job, asked for on conditions, and what is new comes first")
  func feed() async throws {
    let bench = try await PodcastBench()
    let id = try await bench.subscribe(PodcastBench.item("a"), more: "ETag: \"one\"\r\n")
    #expect(try await bench.podcasts.podcasts(of: bench.amira).map(\.title) == ["Lamps"])
    #expect(try await bench.episodes(id).map(\.title) == ["a"])
    bench.time.advance(seconds: 3700)
    try await bench.podcasts.lookForDueFeeds()
    try await bench.work()
    #expect(bench.server.heads.count == 2)
    #expect(bench.server.heads.last?.contains("If-None-Match: \"one\"") == true)
    #expect(try await bench.episodes(id).map(\.title) == ["a"])
  }

  @Test("New episodes come before old ones, and one that left the feed stays behind")
  func grows() async throws {
    let bench = try await PodcastBench()
    let id = try await bench.subscribe(PodcastBench.item("a") + PodcastBench.item("b"))
    bench.shop.put(
      "/feed.xml", PodcastBench.feed(PodcastBench.item("c") + PodcastBench.item("a")))
    bench.time.advance(seconds: 3700)
    try await bench.podcasts.lookForDueFeeds()
    try await bench.work()
    #expect(try await bench.episodes(id).map(\.title) == ["c", "a", "b"])
  }

  @Test(
    "What is wrong with a feed is told at it, and it is asked for less and less often",
    arguments: [
      ("HTTP/1.1 404 Not Found", PodcastProblem.notFound), ("HTTP/1.1 410 Gone", .gone),
      ("HTTP/1.1 500 Oh", .refused), ("HTTP/1.1 401 No", .notPublic),
      ("HTTP/1.1 302 Found\r\nLocation: http://10.0.0.1/", .unreachable),
      ("HTTP/1.1 302 Found\r\nLocation: ftp://a.example/", .sentElsewhere),
      ("HTTP/1.1 302 Found\r\nLocation: https://127.0.0.2/", .unreachable),
      ("HTTP/1.1 200 OK\r\nContent-Type: text/html", .webPage),
      ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip", .packed),
    ])
  func failing(head: String, problem: PodcastProblem) async throws {
    let bench = try await PodcastBench()
    bench.shop.answer("/f", with: head)
    let id = try await bench.podcasts.add(bench.address("/f"), for: bench.amira)
    try await bench.work()
    let found = try await bench.podcasts.podcast(id, for: bench.amira).podcast
    #expect(found.problem == problem)
  }

  @Test("A feed that is too large, none, or with entities is told; nothing of it is kept")
  func bad() async throws {
    var limits = PodcastService.Limits()
    limits.feedBytes = 2000
    let bench = try await PodcastBench(limits: limits)
    let entities =
      "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><rss><channel>&x;</channel></rss>"
    for (path, text, problem) in [
      ("/large", String(repeating: "x", count: 5000), PodcastProblem.tooLarge),
      ("/none", "nothing", .noFeed), ("/entities", entities, .entities),
    ] {
      bench.shop.put(path, text)
      let id = try await bench.podcasts.add(bench.address(path), for: bench.amira)
      try await bench.work()
      let found = try await bench.podcasts.podcast(id, for: bench.amira)
      #expect(found.podcast.problem == problem && found.episodes.isEmpty)
    }
  }

  @Test("An episode becomes a track with its text and chapters, and its sound can be removed")
  func episode() async throws {
    let bench = try await PodcastBench()
    bench.shop.put("/a.mp3", try await bench.sound(seconds: 3), type: "audio/mpeg")
    bench.shop.put("/t.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\nHello.", type: "text/vtt")
    bench.shop.put(
      "/c.json",
      #"{"chapters":[{"startTime":2,"title":"B"},{"startTime":0,"title":"A"},{"startTime":99}]}"#,
      type: "application/json")
    let more =
      "<podcast:transcript url=\"t.vtt\" type=\"text/vtt\"/><podcast:chapters url=\"c.json\"/>"
    let id = try await bench.subscribe(PodcastBench.item("a", more: more))
    let episode = try await bench.episodes(id)[0].id
    try await bench.podcasts.getSound(of: episode, for: bench.amira)
    try await bench.podcasts.getSound(of: episode, for: bench.amira)
    try await bench.work()
    let opened = try await bench.podcasts.episode(episode, for: bench.amira)
    guard case .ready(let track) = opened.episode.state else {
      Issue.record("\(opened.episode.state)")
      return
    }
    #expect(opened.chapters.map(\.title) == ["A", "B"])
    #expect(opened.transcript.map(\.text) == ["Hello."] && opened.transcript[0].start == 1)
    #expect(try await bench.library.audio(of: track, for: bench.amira).durationSeconds > 2.9)
    #expect(try await bench.library.tracks(for: bench.amira).isEmpty)
    await #expect(throws: LibraryError.noSuchTrack) {
      try await bench.library.audio(of: track, for: bench.noor)
    }
    #expect(try await bench.files() == 1)
    try await bench.podcasts.removeSound(of: episode, for: bench.amira)
    try await bench.work()
    #expect(try await bench.files() == 0)
    #expect(try await bench.episodes(id)[0].state == .listed)
  }

  @Test("A sound of another kind is encoded")
  func encoded() async throws {
    let bench = try await PodcastBench()
    bench.shop.put("/a.mp3", try await bench.sound("ogg"), type: "audio/ogg")
    let id = try await bench.subscribe(PodcastBench.item("a"))
    try await bench.podcasts.getSound(of: try await bench.episodes(id)[0].id, for: bench.amira)
    try await bench.work()
    guard case .ready = try await bench.episodes(id)[0].state else {
      Issue.record("not ready")
      return
    }
  }

  @Test("An episode that is no sound, is gone or finds no room says so")
  func noSound() async throws {
    var limits = PodcastService.Limits()
    limits.soundBytesTogether = 1000
    let bench = try await PodcastBench(limits: limits)
    bench.shop.put("/a.mp3", "no sound at all", type: "audio/mpeg")
    bench.shop.put("/b.mp3", try await bench.sound(), type: "audio/mpeg")
    let id = try await bench.subscribe(
      ["a", "b", "c"].map { PodcastBench.item($0) }.joined())
    for episode in try await bench.episodes(id) {
      try await bench.podcasts.getSound(of: episode.id, for: bench.amira)
    }
    try await bench.work()
    #expect(
      try await bench.episodes(id).map(\.state)
        == [.failed(.notSound), .failed(.noRoom), .failed(.notFound)])
    #expect(try await bench.files() == 0)
  }

  @Test("The newest episode is fetched by itself where that was chosen")
  func getsNew() async throws {
    let bench = try await PodcastBench()
    let id = try await bench.subscribe(PodcastBench.item("a"))
    try await bench.podcasts.setGetsNew(true, of: id, for: bench.amira)
    bench.shop.put("/b.mp3", try await bench.sound(), type: "audio/mpeg")
    bench.shop.put(
      "/feed.xml", PodcastBench.feed(PodcastBench.item("b") + PodcastBench.item("a")))
    bench.time.advance(seconds: 3700)
    try await bench.podcasts.lookForDueFeeds()
    try await bench.work()
    let states = try await bench.episodes(id).map(\.state)
    guard case .ready = states[0], states[1] == .listed else {
      Issue.record("\(states)")
      return
    }
  }
}
