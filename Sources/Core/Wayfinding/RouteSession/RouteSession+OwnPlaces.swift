// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// Remembering places under names of one's own, and going to them.
extension RouteSession {
  /// A place that somebody may want to go to.
  enum WishedPlace: Sendable, Equatable {
    /// One of the map's, by its number in the list.
    case listed(Int)
    /// One of the person's own, by its name.
    case own(String)

    static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.listed(let one), .listed(let other)): one == other
      case (.own(let one), .own(let other)): one.hasSameBytes(as: other)
      case (.listed, _), (.own, _): false
      }
    }
  }

  /// A position that is known better than this needs no word on that, in metres.
  private static let goodAccuracy = 10.0
  /// A worse one is no place to come back to, in metres.
  static let worstPlace = 30.0
  /// After so many fixes that are too poor, that is told.
  private static let patience = 8

  mutating func act(on happening: OwnPlaceHappening, at time: Double) -> [InterfaceEffect] {
    switch happening {
    case .remember(let name, let position): return remember(name, position, at: time)
    case .go(let name): return go(toOwn: name, at: time)
    case .rename, .remove, .undo, .save, .file:
      return places.act(on: happening).map { perform($0) } ?? []
    }
  }

  /// The device told what places it has.
  mutating func recalledOwnPlaces(_ text: String?) -> [InterfaceEffect] {
    perform(places.recalled(text))
  }

  private mutating func perform(_ outcome: OwnPlaces.Outcome) -> [InterfaceEffect] {
    var effects = outcome.effects
    if outcome.isChanged { effects = putOwnPlaces() + effects }
    guard let told = outcome.told else { return effects }
    return effects + (outcome.isRefused ? refuse(told) : say(told))
  }

  /// Shows the places, and puts them on the map where it is there.
  mutating func putOwnPlaces() -> [InterfaceEffect] {
    guard case .ready(var town) = loading else { return places.rows { _ in true } }
    town.take(places.places, in: language)
    loading = .ready(town)
    let graph = town.planner.graph
    let goals = places.places.filter { graph.holds($0) }
    return places.rows { graph.holds($0) } + [
      .list(
        .ownGoals, goals.map { ListRow(key: RouteForm.ownPlace + $0.name, text: $0.name) })
    ]
  }

  // MARK: Remembering

  private mutating func remember(
    _ typed: String, _ position: String, at time: Double
  ) -> [InterfaceEffect] {
    let (name, problem) = places.checked(name: typed)
    if let problem { return [.focus(.ownPlaceName)] + refuse(problem) }
    guard position.utf8.allSatisfy({ $0 == 0x20 }) else {
      do throws(CoordinateError) {
        let point = MapPoint(try Coordinate(text: position))
        return [.value(.ownPlacePosition, "")]
          + places.make(.add(OwnPlace(name: name, at: point), .typed))
      } catch {
        return [.focus(.ownPlacePosition)] + refuse(error.message(in: language))
      }
    }
    if let (point, spot) = spot(at: time) {
      if case .within(let metres) = spot, metres > Self.worstPlace { return tooPoor(metres) }
      return places.make(.add(OwnPlace(name: name, at: point), spot))
    }
    remembering = Remembering(name: name)
    return say(places.words.looking)
  }

  private mutating func tooPoor(_ metres: Double) -> [InterfaceEffect] {
    refuse(places.words.tooPoor(SpokenDistance(within: metres).text(in: language)))
  }

  /// Where the person is, as asking tells it; nil where the position must be looked for.
  private func spot(at time: Double) -> (MapPoint, OwnPlaces.Spot)? {
    switch walk {
    case .walked(let guide):
      return guide.position(at: time).map { (MapPoint($0.coordinate), Self.spot($0)) }
    case .rehearsed(let follower, _, _): return (follower.point, .inMind)
    case .read:
      guard let plan, plan.instructions.indices.contains(current) else { return nil }
      return (plan.instructions[current].point, .step)
    case .none: return nil
    }
  }

  private static func spot(_ estimate: PositionEstimate) -> OwnPlaces.Spot {
    estimate.accuracy > goodAccuracy ? .within(estimate.accuracy) : .here
  }

  /// A place whose position is looked for.
  struct Remembering: Sendable {
    let name: String
    var filter = PositionFilter()
    var fixes = 0
  }

  /// Takes in a fix where a place waits for its position: the first that is good enough.
  mutating func remember(by fix: PositionFix) -> [InterfaceEffect] {
    guard var waiting = remembering else { return [] }
    _ = waiting.filter.take(fix)
    waiting.fixes += 1
    remembering = waiting
    guard let estimate = waiting.filter.estimate(at: fix.time) else { return [] }
    // The first fixes of a receiver are its worst: better ones are waited for a while.
    let isLast = waiting.fixes >= Self.patience
    guard estimate.accuracy <= Self.goodAccuracy || isLast else { return [] }
    remembering = nil
    guard estimate.accuracy <= Self.worstPlace else { return tooPoor(estimate.accuracy) }
    let place = OwnPlace(name: waiting.name, at: MapPoint(estimate.coordinate))
    return places.make(.add(place, Self.spot(estimate)))
  }

  // MARK: Going there

  private mutating func go(toOwn name: String, at time: Double) -> [InterfaceEffect] {
    guard let place = places.places.first(where: { $0.name.hasSameBytes(as: name) }) else {
      return refuse(places.words.noSuchPlace)
    }
    if case .ready(let town) = loading, !town.planner.graph.holds(place) {
      return refuse(places.words.notHere(name))
    }
    return submit(to: .own(name), from: typed, choices, isNext: false, at: time)
  }
}
