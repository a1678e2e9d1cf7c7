// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Fetching
import Foundation
import Library
import TestSupport
import Testing

@testable import Jobs
@testable import Reading

@Suite("Readings by link") struct LinkTests {
  private static let sound: [RawServer.Step] = [
    .text("HTTP/1.1 200 OK\nContent-Type: audio/wav\n\n"), .bytes(Sounds.tone),
  ]

  @Test("The sound behind a link becomes the recording, under the identifier that was told")
  func fetched() async throws {
    let trial = try await LinkTrial { _ in Self.sound }
    let recording = try await trial.send()
    #expect(try await trial.link()?.state == .fetching)
    #expect(try await trial.link()?.id == recording)
    _ = try await trial.bench.worker.runUntilIdle()
    guard case .recorded(_, let sent) = try await trial.bench.state(trial.id),
      case .ready = sent.state
    else { throw Unexpected() }
    #expect(sent.id == recording)
    #expect(try await trial.rows() == 0)
    let sound = try await trial.bench.reading.audio(of: trial.id, for: trial.bench.requester)
    #expect(sound.path.contains("/blobs/"))
  }

  @Test("What is no sound is told with the reason; the claim stays, the link goes")
  func problems() async throws {
    let answers: [(String, LinkProblem)] = [
      ("404 Not Found\n\n", .fetching(.notFound)), ("403 Forbidden\n\n", .fetching(.notPublic)),
      ("503 Later\n\n", .fetching(.refused)),
      ("200 OK\nContent-Type: text/html\n\n<p>", .fetching(.webPage)),
      ("200 OK\nContent-Type: audio/mpeg\n\n\u{FEFF} <!DOCTYPE html><p>", .fetching(.webPage)),
      ("200 OK\nContent-Encoding: gzip\n\nx", .fetching(.packed)),
      ("200 OK\nContent-Type: audio/mpeg\n\nThese are words.", .sound(.notAudio)),
      (
        "200 OK\nContent-Type: audio/mpeg\n\n#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1/secret.ts\n",
        .sound(.notAudio)
      ),
      ("200 OK\nContent-Type: audio/mpeg\nContent-Length: 0\n\n", .sound(.notAudio)),
      ("200 OK\nContent-Length: 99999999999\n\nx", .sound(.tooLarge)),
      ("200 OK\nContent-Length: 9\n\nx", .fetching(.brokenOff)),
      ("302 Found\nLocation: http://169.254.169.254/\n\n", .fetching(.unreachable)),
      ("302 Found\nLocation: ftp://example.com/\n\n", .fetching(.sentElsewhere)),
      ("302 Found\nLocation: /again\n\n", .fetching(.sentElsewhere)),
    ]
    let turn = SharedTurn(answers.map { "HTTP/1.1 " + $0.0 })
    let trial = try await LinkTrial { head in
      [.text(head.hasPrefix("GET /again") ? turn.last : turn.next())]
    }
    for (answer, problem) in answers {
      let recording = try await trial.send()
      _ = try await trial.bench.worker.runUntilIdle()
      let link = try await trial.link()
      #expect(link?.state == .failed(problem), "\(answer)")
      #expect(link?.id == recording)
      #expect(try await trial.storedLinks() == [nil])
      guard case .claimed = try await trial.bench.state(trial.id) else { throw Unexpected() }
    }
    #expect(try trial.bench.storedFiles().isEmpty)
  }

  @Test("A file that was packed many times over is no sound, and nothing unpacks it")
  func packed() async throws {
    // What `head -c 100000 /dev/zero | gzip` begins with.
    let bomb: [UInt8] =
      [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xED, 0xC1, 1, 1] + Array(repeating: 0, count: 900)
    let trial = try await LinkTrial { _ in
      [.text("HTTP/1.1 200 OK\nContent-Type: audio/mpeg\n\n"), .bytes(bomb)]
    }
    try await trial.send()
    _ = try await trial.bench.worker.runUntilIdle()
    #expect(try await trial.link()?.state == .failed(.sound(.notAudio)))
  }

  @Test(
    "A special address is told as one at which nothing is", arguments: ["localhost", "10.0.0.1"])
  func specialAddress(_ host: String) async throws {
    let trial = try await LinkTrial { _ in Self.sound }
    try await trial.send("https://\(host)/a.mp3")
    _ = try await trial.bench.worker.runUntilIdle()
    #expect(try await trial.link()?.state == .failed(.fetching(.unreachable)))
    try await trial.send("https://no-such-host.invalid/a.mp3")
    _ = try await trial.bench.worker.runUntilIdle()
    #expect(try await trial.link()?.state == .failed(.fetching(.unreachable)))
    #expect(trial.server.heads.isEmpty)
  }

  @Test("Only who has the text sends a link for it, one at a time, twenty a day")
  func limits() async throws {
    let trial = try await LinkTrial { _ in [.text("HTTP/1.1 404 No\n\n")] }
    let reading = trial.bench.reading
    let link = try reading.webLink("https://example.com/a.mp3")
    for other in [trial.bench.volunteers[1], trial.bench.requester] {
      await #expect(throws: ReadingError.claimEnded) {
        try await reading.sendLink(link, for: trial.id, by: other)
      }
    }
    let second = try await trial.bench.post("Another letter")
    try await reading.claim(second, by: trial.volunteer)
    try await trial.send()
    for id in [trial.id, second] {
      await #expect(throws: ReadingError.linkUnderWay) {
        try await reading.sendLink(link, for: id, by: trial.volunteer)
      }
    }
    for _ in 0..<19 {
      _ = try await trial.bench.worker.runUntilIdle()
      try await trial.send()
    }
    _ = try await trial.bench.worker.runUntilIdle()
    await #expect(throws: ReadingError.tooOften(retryAfterSeconds: 86_400)) {
      try await trial.send()
    }
    trial.bench.time.advance(seconds: 86_401)
    try await trial.send()
    // Whoever else asks is told of none.
    #expect(try await reading.link(of: trial.id, for: trial.bench.volunteers[1]) == nil)
    #expect(try await reading.link(of: trial.id, for: trial.bench.requester) == nil)
  }

  @Test("Dropbox's link to a page becomes the one to the file; others stay as they are")
  func direct() async throws {
    let reading = try await ReadingBench().reading
    let page = "https://www.dropbox.com/scl/fi/a/b.mp3?rlkey=c&dl=0"
    #expect(try reading.webLink(page).text == page.replacing("dl=0", with: "dl=1"))
    for other in [
      "https://www.dropbox.com/scl/fi/a/b.mp3?rlkey=c&dl=1", "https://example.com/a?dl=0",
      "https://drive.google.com/file/d/a/view", "https://www.dropbox.com/a",
    ] { #expect(try reading.webLink(other).text == other) }
    #expect(throws: LinkError.notSecure) { try reading.webLink("http://example.com/a.mp3") }
  }
}

struct Unexpected: Error {}
