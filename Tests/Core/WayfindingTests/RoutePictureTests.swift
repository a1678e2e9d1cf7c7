// SPDX-License-Identifier: Apache-2.0

import Bytes
import Foundation
import Interface
import Speaking
import TestSupport
import Testing

@testable import Wayfinding

/// Metres between two places on a sphere, and the direction from north: not the way in which the core reckons.
private func onSphere(_ from: Coordinate, _ to: Coordinate) -> (metres: Double, bearing: Double) {
  let radians = Double.pi / 180
  let (low, high) = (from.latitude * radians, to.latitude * radians)
  let east = (to.longitude - from.longitude) * radians
  let half =
    pow(sin((high - low) / 2), 2) + cos(low) * cos(high) * pow(sin(east / 2), 2)
  let bearing = atan2(
    sin(east) * cos(high), cos(low) * sin(high) - sin(low) * cos(high) * cos(east))
  return (2 * 6_371_000 * asin(half.squareRoot()), bearing / radians)
}

@Suite("The picture of a way") struct RoutePictureTests {
  private let town = RouteSessionTests.town
  private let map: MapPicture
  private var session: RouteSession
  private var time = 0.0
  /// What the page shows, by part and attribute.
  private var page: [String: String] = [:]

  init() throws {
    map = try #require(MapPicture(of: town.map))
    session = try RouteSession(
      configuration: #require(
        JSONValue(text: #"{"language":"en","map":"/town","picture":"/town.svg"}"#)))
  }

  @discardableResult
  private mutating func send(
    _ happening: RouteSession.Happening, after seconds: Double = 1
  ) -> [InterfaceEffect] {
    time += seconds
    let effects = session.handle(.init(time: time, happening)).map(\.content)
    for effect in effects {
      switch effect {
      case .attribute(let part, let name, let value): page["\(part.name) \(name)"] = value
      case .show(let part, let text): page[part.name] = text
      case .flag(let part, let flag, let isOn): page["\(part.name) \(flag.word)"] = "\(isOn)"
      default: break
      }
    }
    return effects
  }

  private mutating func find(from start: String = RouteSessionTests.start) throws {
    send(.open)
    send(.map(try RouteSessionTests.carried(town.map)))
    send(.submitted(RouteSessionTests.form(from: start)))
  }

  private func numbers(_ text: String?) -> [Double] {
    (text ?? "").split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
  }

  /// The place of a mark in units of the picture.
  private func place(_ part: String) throws -> (x: Double, y: Double) {
    let numbers = numbers(page["\(part) transform"])
    try #require(numbers.count >= 2, "\(part) is not shown")
    return (numbers[0], numbers[1])
  }

  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(RoutePictureWords.self) }

  @Test("The line leads from beginning to end, as long and in the direction as on the earth")
  mutating func drawsTheWay() throws {
    try find()
    #expect(page["picture hidden"] == "false")
    #expect(page["picture-map href"] == "/town.svg")
    let (start, goal) = (try place("picture-start"), try place("picture-goal"))
    let truth = onSphere(town.map.nodes[0].coordinate, town.map.places[0].point.coordinate)
    let (east, north) = (goal.x - start.x, start.y - goal.y)
    let metres = (east * east + north * north).squareRoot() * map.metresPerUnit
    #expect(abs(metres - truth.metres) < truth.metres * 0.01)
    #expect(abs(atan2(east, north) * 180 / .pi - truth.bearing) < 1)
    // Two hundred metres to the east, then a hundred to the north.
    let line = numbers(page["picture-way d"])
    #expect(abs(line[0] - start.x) < 0.02 && abs(line[line.count - 2] - goal.x) < 0.02)
    let corner = map.point(town.point(2, 0))
    #expect(stride(from: 0, to: line.count, by: 2).contains { abs(line[$0] - corner.x) < 0.02 })
    var length = 0.0
    for number in stride(from: 2, to: line.count, by: 2) {
      length += hypot(line[number] - line[number - 2], line[number + 1] - line[number - 1])
    }
    #expect(abs(length * map.metresPerUnit - 300) < 3)
    #expect(page["picture-words"]?.contains("about 220 metres to the north-east") == true)
  }

  @Test("All of the way lies in the frame, with room around it")
  mutating func framesTheWay() throws {
    try find()
    let box = numbers(page["picture-frame viewBox"])
    #expect(abs(box[2] / box[3] - 4.0 / 3) < 0.001)
    let line = numbers(page["picture-way d"])
    for number in stride(from: 0, to: line.count, by: 2) {
      let across = (line[number] - box[0]) / box[2]
      let down = (line[number + 1] - box[1]) / box[3]
      #expect((0.1...0.9).contains(across) && (0.1...0.9).contains(down))
    }
  }

  @Test("The mark stands at the step that is read, and the words say so")
  mutating func followsSteps() throws {
    try find()
    #expect(page["picture-where"] == "The disc with a cross is at step 1.")
    #expect(page["picture-facing transform"] == "rotate(90)")
    let start = try place("picture-start")
    #expect(try place("picture-walker") == start)
    send(.next)
    #expect(page["picture-where"] == "The disc with a cross is at step 2.")
    let (mark, corner) = (try place("picture-walker"), map.point(town.point(2, 0)))
    #expect(abs(mark.x - corner.x) < 0.02 && abs(mark.y - corner.y) < 0.02)
  }

  @Test("In a rehearsal the mark goes along the line, from the beginning to the end")
  mutating func followsRehearsals() throws {
    try find()
    send(.speed(8))
    send(.rehearse)
    #expect(
      page["picture-where"] == "The disc with a cross is where you have come to in your mind.")
    var places: Set<String> = []
    for _ in 0..<600 where page["picture-where"]?.contains("mind") == true {
      send(.tick)
      places.insert(page["picture-walker transform"] ?? "")
    }
    #expect(places.count > 10)
    let (mark, goal) = (try place("picture-walker"), try place("picture-goal"))
    #expect(abs(mark.x - goal.x) < 0.02 && abs(mark.y - goal.y) < 0.02)
  }

  private func fix(_ point: MapPoint, accuracy: Double) -> RouteSession.Happening {
    .fix(PositionFix(point.coordinate, accuracy: accuracy, at: time + 1))
  }

  @Test("A position that is known is a mark without a circle")
  mutating func followsThePosition() throws {
    try find(from: "")
    let here = town.point(0, 0, east: 30)
    for _ in 0..<3 { send(fix(here, accuracy: 5)) }
    #expect(page["picture-where"] == "The disc with a cross is where you are.")
    #expect(page["picture-doubt r"] == nil)
    let (mark, truth) = (try place("picture-walker"), map.point(here))
    #expect(abs(mark.x - truth.x) * map.metresPerUnit < 1)
    #expect(abs(mark.y - truth.y) * map.metresPerUnit < 1)
  }

  @Test(
    "The circle is as large as the doubt", arguments: [(20.0, true), (60, false)])
  mutating func showsDoubt(accuracy: Double, hasMark: Bool) throws {
    try find(from: "")
    let here = town.point(0, 0, east: 30)
    for _ in 0..<3 { send(fix(here, accuracy: 5)) }
    for _ in 0..<60 { send(fix(here, accuracy: accuracy)) }
    let radius = try #require(page["picture-doubt r"].flatMap { Double($0) })
    let told = try #require(
      numbers(page["picture-where"]).first, "\(page["picture-where"] ?? "")")
    #expect(abs(radius * map.metresPerUnit - told) <= 5)
    #expect((page["picture-walker transform"] != nil) == hasMark)
    #expect(page["picture-where"]?.hasPrefix("You are somewhere in the circle") == true)
  }

  @Test("A position that is not told any more is not shown any more, a minute later")
  mutating func losesThePosition() throws {
    try find(from: "")
    for _ in 0..<3 { send(fix(town.point(0, 0, east: 30), accuracy: 5)) }
    #expect(send(.tick).contains(.wake(after: 5)))
    let effects = send(.tick, after: 120)
    #expect(page["picture-walker transform"] == nil)
    #expect(page["picture-where"] == "Where you are is not known.")
    #expect(!effects.contains(.wake(after: 5)))
  }

  @Test("What is near is shown around the mark, and goes after it by leaps")
  mutating func showsWhatIsNear() throws {
    try find()
    let whole = page["picture-frame viewBox"]
    send(.picture(.nearness))
    let near = numbers(page["picture-frame viewBox"])
    #expect(abs(near[2] * map.metresPerUnit - 200) < 1)
    #expect(page["picture-near"] == "Show the whole way")
    send(.rehearse)
    var frames: Set<String> = []
    var ticks = 0
    for _ in 0..<600 where page["picture-where"]?.contains("mind") == true {
      send(.tick)
      ticks += 1
      let (mark, box) = (try place("picture-walker"), numbers(page["picture-frame viewBox"]))
      #expect(mark.x > box[0] && mark.x < box[0] + box[2])
      #expect(mark.y > box[1] && mark.y < box[1] + box[3])
      frames.insert(page["picture-frame viewBox"] ?? "")
    }
    #expect(frames.count > 2 && frames.count < ticks / 10)
    send(.picture(.nearness))
    #expect(page["picture-frame viewBox"] == whole)
  }

  @Test("It is hidden when that is wished, also the next time, and draws nothing meanwhile")
  mutating func isHidden() throws {
    try find()
    #expect(send(.picture(.toggled)).contains(.store(key: RoutePicture.key, value: "hidden")))
    #expect(page["picture hidden"] == "true")
    #expect(page["picture-shown"] == "Show the picture of the way")
    #expect(!send(.next).contains { if case .attribute = $0 { true } else { false } })
    send(.picture(.toggled))
    #expect(page["picture hidden"] == "false")
    #expect(page["picture-where"] == "The disc with a cross is at step 2.")
    var again = try Self()
    again.send(.open)
    again.send(.recalled(key: RoutePicture.key, "hidden"))
    again.send(.map(try RouteSessionTests.carried(town.map)))
    again.send(.submitted(RouteSessionTests.form(from: RouteSessionTests.start)))
    #expect(again.page["picture hidden"] == "true" && again.page["picture-way d"] == nil)
  }

  @Test("A page without a picture gets nothing of it")
  func isOptional() throws {
    var session = try RouteSession(
      configuration: #require(JSONValue(text: #"{"language":"en","map":"/town"}"#)))
    let effects = [
      .open, .map(try RouteSessionTests.carried(town.map)),
      .submitted(RouteSessionTests.form(from: RouteSessionTests.start)), .picture(.toggled),
    ].flatMap { session.handle(.init(time: 0, $0)).map(\.content) }
    #expect(
      !effects.contains {
        if case .attribute(let part, _, _) = $0 { part.name.hasPrefix("picture") } else { false }
      })
  }
}
