// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Fetching
import Foundation
import Library
import Passwords
import TestSupport
import Testing

@testable import Podcasts

@Suite("Subscriptions") struct SubscriptionTests {
  @Test(
    "Only secure addresses are taken, however they are written",
    arguments: [
      ("https://a.example/feed", "https://a.example/feed" as String?),
      ("a.example/feed", "https://a.example/feed"), ("feed://a.example/", "https://a.example/"),
      ("https://me:pw@a.example/", nil), ("https://a.example:8443/", nil),
      ("ftp://a.example/", nil),
      ("", nil), ("javascript:alert(1)", nil),
    ])
  func addresses(text: String, link: String?) async throws {
    let bench = try await PodcastBench()
    let found = try? bench.podcasts.webLink(text).text
    #expect(found == link)
  }

  @Test("A feed that cannot be had is asked for twice as late each time, up to a day")
  func waits() async throws {
    let bench = try await PodcastBench()
    let id = try await bench.podcasts.add(bench.address("/none.xml"), for: bench.amira)
    try await bench.work()
    for hours in [1, 2, 4, 8, 16, 24, 24] {
      let due: [Timestamp] = try await bench.database.read {
        (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
        try transaction.column("due_at", of: "SELECT due_at FROM podcasts WHERE id = \(id)")
      }
      let seconds = Double(hours) * 3600
      let now = Timestamp(milliseconds: bench.time.milliseconds)
      #expect(due == [now.adding(seconds: seconds)])
      let asked = bench.told.all.count
      bench.time.advance(seconds: seconds - 1)
      try await bench.podcasts.lookForDueFeeds()
      try await bench.work()
      #expect(bench.told.all.count == asked, "not before its time")
      bench.time.advance(seconds: 1)
      try await bench.podcasts.lookForDueFeeds()
      try await bench.work()
    }
  }

  @Test("Who has a page open is told when a feed was read, and when an episode is there or is not")
  func news() async throws {
    let bench = try await PodcastBench()
    bench.shop.put("/a.mp3", try await bench.sound(), type: "audio/mpeg")
    let id = try await bench.subscribe(PodcastBench.item("a") + PodcastBench.item("b"))
    #expect(bench.told.all == [id.rawValue])
    let episodes = try await bench.episodes(id).map(\.id)
    for episode in episodes { try await bench.podcasts.getSound(of: episode, for: bench.amira) }
    try await bench.work()
    #expect(Set(bench.told.all.dropFirst()) == Set(episodes.map(\.rawValue)))
  }

  @Test("What belongs to one person is not there for another")
  func isPrivate() async throws {
    let bench = try await PodcastBench()
    let id = try await bench.subscribe(PodcastBench.item("a"))
    let episode = try await bench.episodes(id)[0].id
    let (podcasts, noor) = (bench.podcasts, bench.noor)
    #expect(try await podcasts.podcasts(of: noor).isEmpty)
    await #expect(throws: PodcastError.noSuchPodcast) { try await podcasts.podcast(id, for: noor) }
    await #expect(throws: PodcastError.noSuchPodcast) { try await podcasts.remove(id, by: noor) }
    await #expect(throws: PodcastError.noSuchPodcast) { try await podcasts.restore(id, by: noor) }
    await #expect(throws: PodcastError.noSuchPodcast) {
      try await podcasts.setGetsNew(true, of: id, for: noor)
    }
    await #expect(throws: PodcastError.noSuchEpisode) {
      try await podcasts.episode(episode, for: noor)
    }
    await #expect(throws: PodcastError.noSuchEpisode) {
      try await podcasts.getSound(of: episode, for: noor)
    }
    await #expect(throws: PodcastError.noSuchEpisode) {
      try await podcasts.removeSound(of: episode, for: noor)
    }
  }

  @Test("A podcast that was removed comes back for a day, then its sounds go")
  func removal() async throws {
    let bench = try await PodcastBench()
    bench.shop.put("/a.mp3", try await bench.sound(), type: "audio/mpeg")
    let id = try await bench.subscribe(PodcastBench.item("a"))
    try await bench.podcasts.getSound(of: try await bench.episodes(id)[0].id, for: bench.amira)
    try await bench.work()
    try await bench.podcasts.remove(id, by: bench.amira)
    #expect(try await bench.podcasts.podcasts(of: bench.amira).isEmpty)
    try await bench.podcasts.restore(id, by: bench.amira)
    #expect(try await bench.episodes(id).count == 1)
    try await bench.podcasts.remove(id, by: bench.amira)
    bench.time.advance(seconds: 90_000)
    try await bench.podcasts.tidyUp()
    try await bench.work()
    #expect(try await bench.files() == 0)
    await #expect(throws: PodcastError.noSuchPodcast) {
      try await bench.podcasts.restore(id, by: bench.amira)
    }
  }

  @Test("A list adds what is new, and tells what it did not add")
  func list() async throws {
    var limits = PodcastService.Limits()
    limits.podcasts = 2
    let bench = try await PodcastBench(limits: limits)
    let text = """
      <opml version="2.0"><body><outline xmlUrl="https://a.example/"/>
      <outline xmlUrl="ftp://b.example/"/><outline xmlUrl="https://c.example/"/>
      <outline xmlUrl="https://d.example/"/></body></opml>
      """
    let first = try await bench.podcasts.addList(Array(text.utf8), for: bench.amira)
    #expect(first.added == 2 && first.refused == 1 && first.beyond == 1 && first.known == 0)
    let second = try await bench.podcasts.addList(Array(text.utf8), for: bench.amira)
    #expect(second.known == 2 && second.added == 0)
    await #expect(throws: PodcastError.tooMany(maximum: 2)) {
      try await bench.podcasts.add("https://e.example/", for: bench.amira)
    }
    await #expect(throws: PodcastError.list(.noFeed)) {
      try await bench.podcasts.addList(Array("nothing".utf8), for: bench.amira)
    }
    let given = String(decoding: try await bench.podcasts.list(of: bench.amira), as: UTF8.self)
    #expect(given.contains("xmlUrl=\"https://a.example/\""))
  }

  @Test("The address of one's own recordings can be made anew, and the old one ends")
  func ownFeed() async throws {
    let bench = try await PodcastBench()
    let podcasts = bench.podcasts
    #expect(try await podcasts.privateFeedDate(of: bench.amira) == nil)
    let first = try await podcasts.makePrivateFeed(for: bench.amira)
    #expect(try await podcasts.owner(of: first) == bench.amira)
    let second = try await podcasts.makePrivateFeed(for: bench.amira)
    #expect(try await podcasts.owner(of: first) == nil)
    #expect(try await podcasts.owner(of: second) == bench.amira)
    let feed = try await podcasts.privateFeed(
      of: bench.amira, title: "A & B", summary: "", languageTag: "en",
      origin: "https://e.example", token: second)
    #expect(String(decoding: feed, as: UTF8.self).contains("<title>A &amp; B</title>"))
    try await podcasts.endPrivateFeed(of: bench.amira)
    #expect(try await podcasts.owner(of: second) == nil)
  }

  @Test("Recordings are in the private feed with their length, and nothing else is")
  func recordings() async throws {
    let bench = try await PodcastBench()
    let path = bench.blobs.temporaryFolder + "/a.mp3"
    let bytes = try await bench.sound()
    #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
    let audio = StoredAudio(
      key: try await bench.blobs.put(movingFileAt: path), byteCount: Int64(bytes.count),
      durationSeconds: 2)
    let owner = bench.amira
    let (recording, episode) = try await bench.database.write {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      (
        try bench.library.addRecording(
          for: "r", owner: owner, title: "A <letter>", language: .english, audio: audio,
          in: transaction),
        try bench.library.addEpisode(
          "e", owner: owner, title: "Secret", language: .english, audio: audio, in: transaction)
      )
    }
    let token = try await bench.podcasts.makePrivateFeed(for: owner)
    let feed = String(
      decoding: try await bench.podcasts.privateFeed(
        of: owner, title: "T", summary: "S", languageTag: "en", origin: "https://e.example",
        token: token), as: UTF8.self)
    #expect(feed.contains("<title>A &lt;letter&gt;</title>") && !feed.contains("Secret"))
    #expect(feed.contains("length=\"\(bytes.count)\" type=\"audio/mpeg\""))
    #expect(feed.contains("/feeds/\(recording.rawValue).mp3?key=\(token.text)\""))
    #expect(feed.contains("<itunes:duration>2</itunes:duration>"))
    let sound = try await bench.podcasts.sound(ofRecording: recording, of: owner)
    #expect(sound.byteCount == Int64(bytes.count))
    await #expect(throws: PodcastError.library(.noSuchTrack)) {
      try await bench.podcasts.sound(ofRecording: episode, of: owner)
    }
    await #expect(throws: PodcastError.library(.noSuchTrack)) {
      try await bench.podcasts.sound(ofRecording: recording, of: bench.noor)
    }
  }

  @Test("With an account its podcasts go")
  func deletion() async throws {
    let bench = try await PodcastBench()
    let id = try await bench.subscribe(PodcastBench.item("a"))
    _ = try await bench.podcasts.makePrivateFeed(for: bench.amira)
    try await bench.accounts.delete(bench.amira, password: PodcastBench.password)
    await #expect(throws: PodcastError.noSuchPodcast) {
      try await bench.podcasts.podcast(id, for: bench.amira)
    }
  }
}
