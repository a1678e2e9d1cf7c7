// SPDX-License-Identifier: Apache-2.0

import Database
import TestSupport
import Testing

@testable import Jobs

/// A day of invented work, done by the rule alone: no queue, no clock, no threads.
private struct InventedDay {
  struct Work {
    let number: Int
    let account: Int
    let seconds: Double
    let cameAt: Double
    var turn = Timestamp(milliseconds: 0)
    /// The work of the same account that was there when it came.
    var behind = 0.0
    var begunAt: Double?
    var endedAt: Double?

    var isShort: Bool { JobOrder.isShort(seconds) }
  }

  let order: JobOrder
  private(set) var works: [Work]
  private(set) var mostLongAtOnce = 0
  /// A job that waited while a place was free that it could have had.
  private(set) var neglected: Int?

  init(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    order = JobOrder(places: Int.random(in: 1...4, using: &generator))
    var now = 0.0
    works = (0..<120).map { number in
      now += Double.random(in: 0...30, using: &generator)
      let isLong = Int.random(in: 0..<4, using: &generator) == 0
      return Work(
        number: number, account: Int.random(in: 0..<4, using: &generator),
        seconds: Double.random(in: isLong ? 11...700 : 0.1...9, using: &generator), cameAt: now)
    }
    pass()
  }

  private var underWay: [Work] { works.filter { $0.begunAt != nil && $0.endedAt == nil } }

  /// Lets the day pass, from one arrival or end to the next.
  private mutating func pass() {
    var arrived = 0
    while works.contains(where: { $0.endedAt == nil }) {
      let arrival = arrived < works.count ? works[arrived].cameAt : .infinity
      let next = underWay.min { Self.end(of: $0) < Self.end(of: $1) }
      if let next, Self.end(of: next) <= arrival {
        works[next.number].endedAt = Self.end(of: next)
        begin(among: arrived, at: Self.end(of: next))
      } else {
        arrive(arrived)
        arrived += 1
        begin(among: arrived, at: arrival)
      }
    }
  }

  private static func end(of work: Work) -> Double { (work.begunAt ?? 0) + work.seconds }

  private mutating func arrive(_ number: Int) {
    let work = works[number]
    let others = works[..<number].filter { $0.account == work.account && $0.endedAt == nil }
    works[number].behind = others.reduce(0) { $0 + $1.seconds }
    works[number].turn = JobOrder.turn(
      cameAt: Timestamp(milliseconds: 0).adding(seconds: work.cameAt), work: work.seconds,
      behind: works[number].behind)
  }

  private mutating func begin(among arrived: Int, at now: Double) {
    while underWay.count < order.places {
      let long = underWay.count { !$0.isShort }
      let allowed = works[..<arrived].filter {
        $0.begunAt == nil && ($0.isShort || order.allowsLong(longUnderWay: long))
      }
      guard let next = allowed.min(by: { ($0.turn, $0.number) < ($1.turn, $1.number) }) else {
        break
      }
      works[next.number].begunAt = now
    }
    mostLongAtOnce = max(mostLongAtOnce, underWay.count { !$0.isShort })
    let isFree = underWay.count < order.places
    if isFree, let short = works[..<arrived].first(where: { $0.begunAt == nil && $0.isShort }) {
      neglected = short.number
    }
  }
}

@Suite struct JobOrderTests {
  @Test(
    "Whatever comes, a place is kept, nobody waits for ever, and shares are fair",
    arguments: 0..<200)
  func holds(seed: Int) {
    let day = InventedDay(seed: seed)
    let places = day.order.places
    #expect(day.neglected == nil, "seed \(seed)")
    #expect(day.mostLongAtOnce <= max(1, places - 1), "seed \(seed)")
    for work in day.works {
      for other in day.works where other.number != work.number {
        guard let begun = work.begunAt, let otherBegun = other.begunAt else { continue }
        let mayPass = other.isShort && !work.isShort && places > 1
        // Nobody who comes after a job's turn begins before it, but for short work in the place that is kept.
        let cameAfterTurn = other.cameAt > work.turn.seconds(since: Timestamp(milliseconds: 0))
        if cameAfterTurn, !mayPass {
          #expect(begun <= otherBegun, "seed \(seed): \(work.number) waited for \(other.number)")
        }
        // Who has nothing else there passes whoever came earlier with much, when both wait.
        let waitTogether = other.cameAt <= work.cameAt && work.cameAt < otherBegun
        let isLike = work.isShort == other.isShort && work.seconds <= other.seconds
        let earlier = work.cameAt - other.cameAt
        if waitTogether, isLike, work.behind == 0, other.behind > earlier + 0.001 {
          #expect(begun <= otherBegun, "seed \(seed): \(other.number) passed \(work.number)")
        }
      }
    }
  }

  @Test("Short work passes long work that came shortly before, and not for ever")
  func shortFirst() {
    let start = Timestamp(milliseconds: 0)
    let long = JobOrder.turn(cameAt: start, work: 170, behind: 0)
    #expect(JobOrder.turn(cameAt: start.adding(seconds: 100), work: 2, behind: 0) < long)
    #expect(JobOrder.turn(cameAt: start.adding(seconds: 169), work: 2, behind: 0) > long)
  }

  @Test("The fifth recording of one account waits behind the first of another")
  func fair() {
    let start = Timestamp(milliseconds: 0)
    let fifth = JobOrder.turn(cameAt: start, work: 170, behind: 4 * 170)
    #expect(JobOrder.turn(cameAt: start.adding(seconds: 600), work: 170, behind: 0) < fifth)
  }

  @Test(
    "Senseless sizes put nobody off for more than a day",
    arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func senseless(seconds: Double) {
    let work = JobWork(seconds: seconds)
    let turn = JobOrder.turn(cameAt: Timestamp(milliseconds: 0), work: work.seconds, behind: 1e300)
    #expect(turn.rawValue == 86_400_000)
    #expect((0...86_400_000).contains(work.milliseconds))
    #expect((60...7200).contains(JobWork.allowance(for: work.seconds)))
  }

  @Test("The queue gives out jobs in the order of the rule", arguments: 0..<10)
  func queueAgrees(seed: Int) async throws {
    let bench = try await QueueBench()
    var generator = SeededGenerator(seed: seed)
    var expected: [(turn: Timestamp, payload: String)] = []
    var sums: [String: Double] = [:]
    for number in 0..<30 {
      bench.time.advance(seconds: Double(Int.random(in: 1...60, using: &generator)))
      let account = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
      let work = Double(Int.random(in: 0...400, using: &generator))
      try await bench.queue.add(
        "test.work", payload: "\(number)", work: JobWork(seconds: work, account: account))
      let turn = JobOrder.turn(
        cameAt: bench.queue.clock.now, work: work, behind: sums[account] ?? 0)
      sums[account, default: 0] += work
      expected.append((turn, "\(number)"))
    }
    // Two with the same turn may go either way.
    let turns = Dictionary(uniqueKeysWithValues: expected.map { ($0.payload, $0.turn) })
    var taken: [Timestamp] = []
    while let job = try await bench.queue.take(["test.work"]) {
      taken.append(try #require(turns[job.payload]))
    }
    #expect(taken == expected.map(\.turn).sorted(), "seed \(seed)")
  }
}
