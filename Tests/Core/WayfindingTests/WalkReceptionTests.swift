// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking
import Testing

@testable import Wayfinding

private let map = """
  {"type":"FeatureCollection","features":[
  {"type":"Feature","geometry":{"type":"Point","coordinates":[0,0.001]},"properties":{"name":"Tower"}},
  {"type":"Feature","geometry":{"type":"Point","coordinates":[0.0005,0]},"properties":{"name":"Well"}}]}
  """

/// A walk with its clock, and all that it said.
private struct Walk {
  var session = WalkSession(language: .english)
  var said: [String] = []

  init(to place: Int? = 0) throws {
    tell(.places(.success(try PlaceMap(geoJSON: Array(map.utf8)))), at: 0)
    tell(.start, at: 0)
    if let place { tell(.place(place), at: 0) }
    said = []
  }

  @discardableResult
  mutating func tell(_ happening: WalkSession.Happening, at time: Double) -> [InterfaceEffect] {
    let effects = session.handle(.init(time: time, happening)).map(\.content)
    for case .say(let utterance) in effects { said.append(utterance.text) }
    return effects
  }

  @discardableResult
  mutating func stand(_ latitude: Double = 0, at time: Double) throws -> [InterfaceEffect] {
    let here = try #require(Coordinate(latitude: latitude, longitude: 0))
    return tell(.fix(here, accuracy: 5), at: time)
  }
}

@Suite("A walk where the position comes and goes") struct WalkReceptionTests {
  private let lost = "The device does not know where it is."

  @Test("a fix that fails between two good ones is not worth a word")
  func flicker() throws {
    var walk = try Walk()
    try walk.stand(at: 1)
    walk.said = []
    for second in stride(from: 2.0, to: 50, by: 1) {
      walk.tell(.fixFailed(.unavailable), at: second)
      walk.tell(.tick, at: second + 0.2)
      try walk.stand(at: second + 0.5)
    }
    #expect(walk.said.isEmpty)
  }

  @Test("a lost position is said once, ten seconds after it was lost, and once when it is found")
  func lostAndFound() throws {
    var walk = try Walk()
    try walk.stand(at: 1)
    walk.said = []
    #expect(walk.tell(.fixFailed(.timeout), at: 5).contains(.wake(after: 10)))
    walk.tell(.fixFailed(.unavailable), at: 9)
    #expect(walk.tell(.tick, at: 14.5).contains(.wake(after: 0.5)), "a timer may be early")
    #expect(walk.said.isEmpty)
    walk.tell(.tick, at: 15)
    #expect(walk.said.count == 1)
    #expect(walk.said.first?.hasPrefix(lost) == true)
    for second in 16..<60 { walk.tell(.fixFailed(.unavailable), at: Double(second)) }
    #expect(walk.said.count == 1)
    try walk.stand(at: 61)
    #expect(walk.said.count == 2)
    #expect(walk.said.last?.hasPrefix("Position found again. Tower is about") == true)
    try walk.stand(at: 62)
    #expect(walk.said.count == 2)
  }

  @Test("a fault that keeps coming is said without a timer too")
  func withoutTick() throws {
    var walk = try Walk()
    for second in 1...40 { walk.tell(.fixFailed(.unavailable), at: Double(second)) }
    #expect(walk.said.count == 1)
  }

  @Test("who asks is told at once why there is no position")
  func asked() throws {
    var walk = try Walk()
    walk.tell(.fixFailed(.unavailable), at: 1)
    walk.tell(.ask, at: 2)
    #expect(walk.said.count == 1)
    #expect(walk.said.first?.hasPrefix(lost) == true)
    walk.tell(.tick, at: 11)
    #expect(walk.said.count == 1, "it was said")
  }

  @Test("after stopping, a late timer says nothing")
  func lateTick() throws {
    var walk = try Walk()
    walk.tell(.fixFailed(.unavailable), at: 1)
    walk.tell(.stop, at: 2)
    walk.said = []
    walk.tell(.tick, at: 11)
    walk.tell(.fixFailed(.unavailable), at: 12)
    #expect(walk.said.isEmpty)
  }
}
