// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// What lies under the finger, and where the keys go.
extension MapSession {
  /// A finger covers this much of what is shown, from its middle to its edge.
  private static let finger = 0.03
  /// No finding is farther than this from the spot, nor needs one to be nearer, in metres.
  private static let reach = 4.0...40.0

  /// Finds what lies at the spot, and what of it is closed.
  private func look(on map: inout Open) {
    let part = map.view.metres * Self.finger
    let metres = min(max(part, Self.reach.lowerBound), Self.reach.upperBound)
    map.found = map.graph.finding(at: map.spot, within: metres)
    map.closed = map.graph.closures(at: map.spot, within: metres)
  }

  /// What was found, and that it is closed.
  private func text(of found: MapFinding, on map: Open) -> String {
    map.closed.reduce(into: found.text(on: map.graph.map, words, in: language)) {
      text, number in
      let closure = map.graph.closed.closures[number].sentence(in: language)
      // A name is no sentence yet.
      text += (text.utf8.last == UInt8(ascii: ".") ? " " : ". ") + closure
    }
  }

  /// Nothing moves under the finger: the picture stays.
  ///
  /// What is still the same is not said again.
  mutating func touch(_ x: Double, _ y: Double, on map: inout Open) -> [InterfaceEffect] {
    let point = MapPicture.Point(x: x, y: y)
    guard map.view.holds(point) else { return [] }
    map.spot = map.picture.place(at: point)
    let last = (map.found, map.closed)
    look(on: &map)
    guard map.found != last.0 || map.closed != last.1 else { return [cursor(map)] }
    guard let found = map.found else {
      // A tone instead of words: a finger that looks for the street must not be talked at.
      return [cursor(map), .sound(.boundary), .show(.said, text: words.nothing)]
    }
    return [cursor(map), .sound(map.closed.isEmpty ? found.earcon : .refused)]
      + say(text(of: found, on: map))
  }

  mutating func move(_ direction: Direction, on map: inout Open) -> [InterfaceEffect] {
    let step = map.view.step
    let plane = LocalPlane(around: map.spot)
    let spot =
      switch direction {
      case .north: LocalPlane.Spot(east: 0, north: step)
      case .east: LocalPlane.Spot(east: step, north: 0)
      case .south: LocalPlane.Spot(east: 0, north: -step)
      case .west: LocalPlane.Spot(east: -step, north: 0)
      }
    let place = plane.point(at: spot)
    guard map.view.holds(map.picture.point(place)) else { return refuse(words.edge) }
    return go(to: place, on: &map)
  }

  mutating func go(to place: MapPoint, on map: inout Open) -> [InterfaceEffect] {
    map.spot = place
    look(on: &map)
    var effects: [InterfaceEffect] = []
    if !map.view.shows(map.picture.point(place)) {
      map.view.centre(on: map.picture.point(place))
      effects.append(.attribute(.map, name: "viewBox", value: map.view.box))
    }
    effects.append(cursor(map))
    if let found = map.found {
      effects.append(.sound(map.closed.isEmpty ? found.earcon : .refused))
    }
    return effects + say(here(on: map))
  }

  /// What lies here; where nothing does, the way that is nearest, since keys go in steps and miss it.
  private func here(on map: Open) -> String {
    if let found = map.found { return text(of: found, on: map) }
    guard let near = map.graph.nearestWay(to: map.spot, where: { _ in true }) else {
      return words.nothing
    }
    let bearing = map.spot.coordinate.bearing(to: near.point.coordinate)
    let way = WalkWords[language].leg([
      "distance": SpokenDistance(metres: max(near.distance, 5)).text(in: language),
      "direction": CompassPoint(bearing: bearing).text(RouteWords[language]),
    ])
    return words.nearest([
      "way": map.graph.name(of: near.way).text(on: map.graph.map, in: language), "distance": way,
    ])
  }

  mutating func zoom(by steps: Int, on map: inout Open) -> [InterfaceEffect] {
    guard map.view.zoom(by: steps, around: map.picture.point(map.spot)) else {
      return refuse(steps > 0 ? words.nearestView : words.wholeView)
    }
    look(on: &map)
    let text = words.view([
      "width": SpokenDistance(metres: map.view.metres).text(in: language),
      "step": SpokenDistance(metres: max(map.view.step, 5)).text(in: language),
    ])
    return [.attribute(.map, name: "viewBox", value: map.view.box), cursor(map)] + say(text)
  }

  /// What is around; what people wrote about the place that lies here comes first.
  func around(on map: Open) -> String {
    let around = map.graph.surroundings(of: map.spot, facing: nil)
      .text(on: map.graph.map, facing: nil, in: language)
    guard case .place(let number) = map.found, let note = map.graph.map.notes[number] else {
      return around
    }
    return note.text(in: language) + " " + around
  }
}

extension MapFinding {
  fileprivate var earcon: Earcon {
    switch self {
    case .junction: .junction
    case .place: .done
    case .way: .cell
    case .area: .space
    }
  }
}
