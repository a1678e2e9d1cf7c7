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

  @Test("what is around, asked before the first position, is answered with it, and then the way")
  func askedTooEarly() throws {
    var walk = try Walk()
    walk.tell(.around, at: 1)
    try walk.stand(at: 2)
    #expect(
      walk.said == [
        "Looking for your position.",
        "Near you: Well, about 60 metres to the east; Tower, about 110 metres to the north. "
          + "Tower is about 110 metres to the north. "
          + "No compass: directions are by north, south, east and west. "
          + "That is in a straight line: walls and roads may lie in between.",
      ])
  }

  @Test("the nearest place is chosen in the menu, unless the person has been in it")
  func nearestChosen() throws {
    var walk = try Walk(to: nil)
    #expect(try walk.stand(0, at: 1).contains(.value(.place, "1")))
    walk = try Walk(to: nil)
    #expect(walk.tell(.menu, at: 1).isEmpty)
    let effects = try walk.stand(0, at: 2)
    #expect(!effects.contains { if case .value = $0 { true } else { false } })
  }

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

@Suite("What a walk says is shown") struct WalkShowingTests {
  @Test("the last message stands on the page, without what the sentence says already")
  func said() throws {
    var walk = try Walk()
    let first = try walk.stand(at: 1)
    #expect(first.contains(.show(.sentence, text: "It is about 110 metres to the north.")))
    #expect(
      first.contains {
        if case .show(.said, let text) = $0 { text.hasPrefix("No compass:") } else { false }
      })
    #expect(walk.tell(.ask, at: 2).contains(.show(.said, text: "")))
    #expect(
      walk.tell(.guide(false), at: 3).contains(
        .show(.said, text: "I will speak only when you ask.")))
  }

  @Test("what is shown under the name of the place does not say it again; what is said does")
  func nameOnce() throws {
    var walk = try Walk(to: nil)
    walk.tell(.stop, at: 0)
    let chosen = walk.tell(.place(0), at: 0)
    #expect(chosen.contains(.show(.name, text: "Tower")))
    #expect(walk.said.last?.hasPrefix("Tower chosen. ") == true)
    #expect(
      chosen.contains {
        if case .show(.said, let text) = $0 { text.hasPrefix("Your position") } else { false }
      })
    walk.tell(.start, at: 1)
    let found = try walk.stand(at: 2)
    #expect(walk.said.last?.hasPrefix("Tower is about 110 metres to the north.") == true)
    #expect(found.contains(.show(.sentence, text: "It is about 110 metres to the north.")))
  }

  @Test("a wrong position is told at its field, which takes the focus, until a right one comes")
  func wrongPosition() throws {
    var walk = try Walk()
    let wrong = walk.tell(.submitted(place: nil, position: "here", facing: nil), at: 1)
    #expect(wrong.contains(.flag(.positionError, .hidden, false)))
    #expect(wrong.contains(.attribute(.position, name: "aria-invalid", value: "true")))
    #expect(wrong.contains(.focus(.position)))
    let right = walk.tell(.submitted(place: nil, position: "0, 0", facing: nil), at: 2)
    #expect(right.contains(.flag(.positionError, .hidden, true)))
    #expect(right.contains(.attribute(.position, name: "aria-invalid", value: nil)))
    #expect(right.first == .focus(.name), "the answer is where the person is")
  }

  @Test("near places are buttons, which tell where they lie now")
  func near() throws {
    var walk = try Walk(to: nil)
    let first = try walk.stand(at: 1)
    #expect(
      walk.said == [
        "Near you: Well, about 60 metres to the east; Tower, about 110 metres to the north."
      ])
    #expect(
      first.contains(
        .list(
          .near,
          [
            ListRow(key: "1", text: "Well, about 60 metres to the east"),
            ListRow(key: "0", text: "Tower, about 110 metres to the north"),
          ])))
    let moved = try walk.stand(0.0008, at: 2)
    #expect(
      moved.contains {
        if case .list(.near, let rows) = $0 { rows.first?.key == "0" } else { false }
      })
    #expect(walk.tell(.place(0), at: 3).contains(.list(.near, [])))
  }

  @Test(
    "who is far from the whole map is told so, once on the way and whenever they ask what is around"
  )
  func far() throws {
    var walk = try Walk(to: nil)
    try walk.stand(1, at: 1)
    let far =
      "You are far from every place that this server knows. The nearest is Tower, about 110 kilometres away."
    #expect(walk.said == [far])
    walk.tell(.place(0), at: 2)
    #expect(walk.said.last?.contains("You are far") == false)
    walk.tell(.around, at: 3)
    #expect(walk.said.last == far)
  }

  @Test("who was near and is far again is told so again")
  func farAgain() throws {
    var walk = try Walk()
    for (latitude, isFar) in [(1.0, true), (1.1, false), (0, false), (1, true)] {
      walk.tell(.typed("\(latitude), 0"), at: 1)
      #expect(walk.said.last?.contains("You are far") == isFar, "at \(latitude)")
    }
  }
}
