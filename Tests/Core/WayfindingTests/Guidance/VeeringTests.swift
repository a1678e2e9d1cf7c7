// SPDX-License-Identifier: Apache-2.0

import Speaking
import Testing

@testable import Wayfinding

@Suite("Drifting off the line") struct VeeringTests {
  /// A straight way of a kilometre.
  private static func lane(_ kind: WalkMap.WayKind) -> GridTown {
    GridTown(columns: 11, rows: 1, kind: kind)
  }

  private struct Told {
    var text: String
    var time: Double
    /// How far the walker truly was to the right of the line.
    var offset: Double
  }

  /// Walks at 1.3 m a second, a degree off the line for `degrees`, until `end` metres along.
  private func walk(
    _ kind: WalkMap.WayKind = .footway, noise: Double, veering degrees: Double, seed: Int,
    from start: Double = 0, until end: Double = 900
  ) -> [Told] {
    let town = Self.lane(kind)
    var guide = WalkGuide(
      on: RoutePlanner(WalkGraph(town.map)), to: [.init([town.point(10, 0)])], .shortest,
      in: .english
    )
    var receiver = NoisyWalk(seed: seed, noise: noise)
    let slope = degrees * .pi / 180
    var told: [Told] = []
    for second in 0... {
      let along = Double(second) * 1.3
      guard along < end else { break }
      let off = along > start ? (along - start) * slope : 0
      let place = town.point(0, 0, east: along, north: -off)
      let fix = receiver.fix(
        at: place.coordinate, time: Double(second), speed: 1.3,
        course: 90 + (along > start ? degrees : 0))
      told += guide.take(fix).map { Told(text: $0.text, time: Double(second), offset: off) }
    }
    return told
  }

  private func corrections(_ told: [Told]) -> [Told] {
    told.filter { $0.text.hasPrefix("You seem to drift off") }
  }

  @Test("Who drifts is told to which side, gently, before the way is left", arguments: [10.0, -10])
  func corrects(degrees: Double) {
    let told = walk(noise: 1, veering: degrees, seed: 1, from: 100, until: 170)
    let first = corrections(told).first
    let side = degrees > 0 ? "left" : "right"
    #expect(first?.text == "You seem to drift off: a little to the \(side).", "\(told)")
    #expect((3...12).contains((first?.offset ?? 0).magnitude))
  }

  @Test(
    "Nobody is sent into the middle of a road",
    arguments: [WalkMap.WayKind.residentialRoad, .crossing, .pavement])
  func leavesRoads(kind: WalkMap.WayKind) {
    #expect(corrections(walk(kind, noise: 2, veering: 10, seed: 1, from: 100, until: 170)).isEmpty)
  }

  @Test("One correction follows another after 25 seconds at the earliest")
  func isPatient() {
    let times = corrections(walk(noise: 0.5, veering: 5, seed: 2, from: 50, until: 300)).map(\.time)
    for (one, next) in zip(times, times.dropFirst()) { #expect(next - one >= 25) }
  }

  @Test(
    "Who walks on the line is hardly ever corrected, whatever the receiver says",
    arguments: [(3.0, 7), (5, 3), (10, 0)])
  func seldomWrong(noise: Double, most: Int) {
    // Forty walks of 900 metres: 36 km, or more than seven hours. Less than one an hour.
    let wrong = (0..<40).reduce(0) { sum, seed in
      sum + corrections(walk(noise: noise, veering: 0, seed: seed)).count
    }
    #expect(wrong <= most, "\(wrong) of 40 walks at \(noise) m")
  }

  @Test("How soon a drift of ten degrees is told", arguments: [3.0, 5])
  func tellsInTime(noise: Double) {
    let firsts = (0..<40).map { seed in
      corrections(walk(noise: noise, veering: 10, seed: seed, from: 100, until: 200)).first?.offset
    }
    let offsets = firsts.compactMap { $0 }.sorted()
    #expect(offsets.count >= 30)
    #expect(offsets[offsets.count / 2] <= 3 * noise)
  }
}
