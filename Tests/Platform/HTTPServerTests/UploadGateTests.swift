// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import HTTPServer

@Suite("Places for large bodies")
struct UploadGateTests {
  private static func limits(
    _ change: (inout Server.Configuration.Limits) -> Void = { _ in }
  ) -> Server.Configuration.Limits {
    var limits = Server.Configuration.Limits()
    limits.uploads = 3
    limits.uploadsPerAddress = 2
    limits.freeBytesForUploads = 0
    change(&limits)
    return limits
  }

  @Test("one sender does not get all places")
  func limitedPerSender() throws {
    let gate = UploadGate(folder: "/tmp", limits: Self.limits())
    let places = [
      try gate.enter(.members, key: "a", now: 0), try gate.enter(.members, key: "a", now: 0),
    ]
    #expect(throws: Problem.uploadsClosed) { try gate.enter(.members, key: "a", now: 0) }
    let other = try gate.enter(.members, key: "b", now: 0)
    #expect(throws: Problem.uploadsClosed) { try gate.enter(.members, key: "c", now: 0) }
    withExtendedLifetime((places, other)) {}
  }

  @Test("what anybody sends takes no place of those who are signed in")
  func lanes() throws {
    let gate = UploadGate(
      folder: "/tmp", limits: Self.limits { $0.openUploads = 1 })
    let open = try gate.enter(.open, key: "a", now: 0)
    #expect(throws: Problem.uploadsClosed) { try gate.enter(.open, key: "b", now: 0) }
    let own = try gate.enter(.members, key: "a", now: 0)
    let form = try gate.enter(.forms, key: "a", now: 0)
    withExtendedLifetime((open, own, form)) {}
  }

  @Test("when all places are taken, the slowest gives way if it is far too slow")
  func slowestGivesWay() throws {
    let cut = Mutex<[String]>([])
    let gate = UploadGate(folder: "/tmp", limits: Self.limits())
    var places: [UploadGate.Place] = []
    for (key, bytes) in [("a", 900_000), ("b", 600), ("c", 9_000)] {
      let place = try gate.enter(.members, key: key, now: 0) { cut.withLock { $0.append(key) } }
      place.received(bytes)
      places.append(place)
    }
    // While it is young nobody knows how slow it is.
    #expect(throws: Problem.uploadsClosed) { try gate.enter(.members, key: "d", now: 10) }
    places.append(try gate.enter(.members, key: "d", now: 20))
    #expect(cut.withLock { $0 } == ["b"])
    places.append(try gate.enter(.members, key: "e", now: 20))
    #expect(cut.withLock { $0 } == ["b", "c"])
    // 45 kB/s is honest.
    #expect(throws: Problem.uploadsClosed) { try gate.enter(.members, key: "f", now: 20) }
    withExtendedLifetime(places) {}
  }

  @Test("a place that was held for long goes to another, however quick its holder is")
  func oldestGivesWay() throws {
    let cut = Mutex(0)
    let gate = UploadGate(folder: "/tmp", limits: Self.limits { $0.uploads = 1 })
    let first = try gate.enter(.members, key: "a", now: 0) { cut.withLock { $0 += 1 } }
    first.received(1 << 30)
    #expect(throws: Problem.uploadsClosed) { try gate.enter(.members, key: "b", now: 599) }
    let second = try gate.enter(.members, key: "b", now: 601)
    #expect(cut.withLock { $0 } == 1)
    withExtendedLifetime((first, second)) {}
  }

  @Test("a place that is given back is free")
  func givenBack() throws {
    let gate = UploadGate(folder: "/tmp", limits: Self.limits { $0.uploads = 1 })
    for _ in 0..<3 { _ = try gate.enter(.members, key: "a", now: 0) }
  }
}
