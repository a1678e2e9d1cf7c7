// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface

/// Getting what people changed on the map beside the map itself.
///
/// The list of places on the page counts the changed ones, too: without the overlay of that page no place would be known
/// by its number, so nothing is guided.
extension RouteSession {
  /// What came of the map, until all is there.
  struct Arriving: Sendable {
    /// Where the overlay is fetched from; nil where nobody changed anything.
    let address: String?
    var overlay: MapOverlay?
    var map: WalkMap?

    init(overlay address: String?) { self.address = address }
  }

  func open() -> [InterfaceEffect] {
    var effects = [InterfaceEffect.fetch(Question(address, answeredBy: "map"))]
    if let overlay = arriving.address {
      effects.append(.fetch(Question(overlay, answeredBy: "overlay")))
    }
    return effects + [.keys(Self.keys.map { $0.name })] + recallAll()
  }

  /// The overlay came, or the page is older than what the server has.
  mutating func take(overlay json: JSONValue?, at time: Double) -> [InterfaceEffect] {
    guard let json, let overlay = try? MapOverlay(json: json) else { return fail(words.changedMap) }
    arriving.overlay = overlay
    guard let map = arriving.map else { return [] }
    return arrived(map, at: time)
  }

  mutating func arrived(_ map: WalkMap, at time: Double) -> [InterfaceEffect] {
    if case .failed = loading { return [] }
    // That of the file: what people changed has no picture of its own.
    if picture.address != nil { picture.map = MapPicture(of: map) }
    guard arriving.address != nil else { return begin(on: WalkGraph(map), at: time) }
    guard let overlay = arriving.overlay else {
      arriving.map = map
      return []
    }
    arriving.map = nil
    return begin(on: WalkGraph(map, overlay), at: time)
  }

  private mutating func begin(on graph: WalkGraph, at time: Double) -> [InterfaceEffect] {
    loading = .ready(RouteTown(graph, in: language))
    // Without any there is nothing to show anew.
    let shown = places.places.isEmpty ? [] : putOwnPlaces()
    knowOwnWays()
    return shown + (wish == nil ? [] : begin(at: time))
  }

  /// What people wrote about the places that are wanted, as more sentences; empty where nobody did.
  var notes: String {
    guard let wish, case .ready(let town) = loading else { return "" }
    let map = town.planner.graph.map
    return wish.places.reduce(into: "") { text, place in
      guard case .listed(let number) = place, let note = map.note(ofListed: number) else { return }
      text += " " + note.text(in: language)
    }
  }
}

extension WalkMap {
  /// What people wrote about the place with this number among those that one can look for.
  public func note(ofListed number: Int) -> PlaceNote? {
    let listed = listedPlaces
    return listed.indices.contains(number) ? notes[listed[number]] : nil
  }
}
