// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import ChildProcess

@Suite struct WorkerPoolTests {
  /// A worker that gives back what it gets, or does what the head says.
  private static let script = """
    $| = 1; binmode STDIN; binmode STDOUT;
    sub get { my ($n) = @_; my $all = ''; while (length($all) < $n) {
      sysread(STDIN, my $part, $n - length($all)) or exit; $all .= $part } $all }
    while (1) {
      my ($h, $b) = unpack('VV', get(8)); my $head = get($h); my $body = get($b);
      1 while $head eq 'spin';
      exit(3) if $head eq 'end';
      my $much = 'x' x ($b + (1 << 30)) if $head eq 'eat';
      sleep 600 if $head eq 'sleep';
      $body = $$ if $head eq 'pid';
      $body = 'x' x 5000 if $head eq 'long';
      print pack('V', length($body)), $body;
    }
    """

  private let usual = WorkTime(seconds: 60, processorSeconds: 30)

  private func pool(_ change: (inout WorkerPool.Limits) -> Void = { _ in }) -> WorkerPool {
    var limits = WorkerPool.Limits()
    limits.memoryBytes = 200 << 20
    // A test may be left waiting among a thousand others for longer than failures are remembered by a server.
    limits.remembersSeconds = 86_400
    change(&limits)
    return WorkerPool(
      .program(path: "/usr/bin/perl", arguments: ["-e", Self.script]), limits: limits)
  }

  private func order(_ head: String, _ body: String = "") -> WorkOrder {
    WorkOrder(head: Array(head.utf8), body: .bytes(Array(body.utf8)))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("The kernel is told to take a worker before the server when memory is short")
  func offeredFirst() async throws {
    let pool = pool()
    let process = text(try await pool.perform(order("pid"), for: "a", within: usual))
    let score = try String(contentsOfFile: "/proc/\(process)/oom_score_adj", encoding: .utf8)
    #expect(score == "500\n")
    // The worker lives as long as its pool.
    withExtendedLifetime(pool) {}
  }

  @Test("Work goes to a worker and comes back, also what is larger than a pipe")
  func works() async throws {
    let pool = pool()
    let large = String(repeating: "abcdefgh", count: 200_000)
    for body in ["", "a", large, "b"] {
      let answer = try await pool.perform(order("echo", body), for: "a", within: usual)
      #expect(text(answer) == body)
    }
  }

  @Test("A file is sent from the disk")
  func sendsFiles() async throws {
    let folder = try TemporaryFolder()
    let content = String(repeating: "0123456789", count: 100_000)
    try Data(content.utf8).write(to: URL(fileURLWithPath: folder.path + "/file"))
    let answer = try await pool().perform(
      WorkOrder(
        head: Array("echo".utf8),
        body: .file(path: folder.path + "/file", count: content.utf8.count)),
      for: "a", within: usual)
    #expect(text(answer) == content)
  }

  @Test("Workers live on from work to work")
  func reusesWorkers() async throws {
    let pool = pool { $0.places = 1 }
    let first = try await pool.perform(order("pid", "1"), for: "a", within: usual)
    let second = try await pool.perform(order("pid", "2"), for: "a", within: usual)
    #expect(first == second)
  }

  @Test(
    "A worker that reckons without end, dies or eats memory is replaced, and the next work is done",
    arguments: [("spin", WorkerError.tooSlow), ("end", .failed), ("eat", .failed)])
  func survives(head: String, error: WorkerError) async throws {
    let pool = pool { $0.places = 1 }
    await #expect(throws: error) {
      try await pool.perform(
        order(head), for: "a", within: WorkTime(seconds: 60, processorSeconds: 0.5))
    }
    #expect(text(try await pool.perform(order("echo", "x"), for: "a", within: usual)) == "x")
  }

  @Test("A worker that only waits is ended at its deadline")
  func hasDeadline() async {
    await #expect(throws: WorkerError.tooSlow) {
      try await pool().perform(
        order("sleep"), for: "a", within: WorkTime(seconds: 0.5, processorSeconds: 30))
    }
  }

  @Test("What failed a short while ago is not tried again, and other work is")
  func remembersFailures() async throws {
    let pool = pool { $0.places = 1 }
    for _ in 0..<2 {
      // Tried again, the second would have another process: this one says that none was lost in between.
      await #expect(throws: WorkerError.failed) {
        try await pool.perform(order("end"), for: "a", within: usual)
      }
    }
    let before = try await pool.perform(order("pid", "1"), for: "a", within: usual)
    await #expect(throws: WorkerError.failed) {
      try await pool.perform(order("end"), for: "b", within: usual)
    }
    #expect(try await pool.perform(order("pid", "2"), for: "a", within: usual) == before)
  }

  @Test("Where one of a family took too long, none of it is begun for a while, and all others are")
  func remembersFamilies() async throws {
    let pool = pool { $0.places = 1 }
    var slow = order("spin")
    slow.family = "slow"
    await #expect(throws: WorkerError.tooSlow) {
      try await pool.perform(
        slow, for: "a", within: WorkTime(seconds: 60, processorSeconds: 0.5))
    }
    var kin = order("echo", "x")
    kin.family = "slow"
    await #expect(throws: WorkerError.tooSlow) {
      try await pool.perform(kin, for: "b", within: usual)
    }
    kin.family = "other"
    #expect(text(try await pool.perform(kin, for: "b", within: usual)) == "x")
    kin.family = nil
    #expect(text(try await pool.perform(kin, for: "b", within: usual)) == "x")
  }

  @Test("Cancelling ends the work that runs, takes out what waits, and leaves the rest")
  func cancels() async throws {
    let pool = pool {
      $0.places = 1
      $0.patienceSeconds = 0
    }
    let running = Task { try await pool.perform(order("sleep"), for: "a", within: usual) }
    let waiting = Task { try await pool.perform(order("sleep", "2"), for: "b", within: usual) }
    waiting.cancel()
    running.cancel()
    await #expect(throws: WorkerError.cancelled) { try await running.value }
    await #expect(throws: WorkerError.cancelled) { try await waiting.value }
    #expect(text(try await pool.perform(order("echo", "x"), for: "a", within: usual)) == "x")
  }

  @Test("An answer that is too long is no answer")
  func boundsAnswers() async {
    await #expect(throws: WorkerError.failed) {
      try await pool { $0.answerBytes = 4000 }.perform(order("long"), for: "a", within: usual)
    }
  }

  @Test("What cannot be started is told")
  func tellsMissing() async {
    let pool = WorkerPool(.program(path: "/nonexistent/program", arguments: []))
    await #expect(throws: WorkerError.self) {
      try await pool.perform(order("echo"), for: "a", within: usual)
    }
  }

  @Test("Work is done in this process where there is no program")
  func worksInProcess() async throws {
    let pool = WorkerPool(.inProcess { head, body in head + body })
    #expect(text(try await pool.perform(order("a", "b"), for: "a", within: usual)) == "ab")
  }
}
