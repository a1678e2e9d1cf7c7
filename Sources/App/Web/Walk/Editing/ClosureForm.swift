// SPDX-License-Identifier: Apache-2.0

import Database
import Places
import Speaking
import Wayfinding

/// What stands in the form for something that is closed.
enum ClosureForm {
  static let kinds = ["around", "street"] + MapClosure.Thing.allCases.map(\.word)

  static let fields: [String] =
    LanguageTexts.names("what") + LanguageTexts.names("reason")
    + ["kind", "street", "position", "metres"] + ["from", "until"]
    + DayField.names(in: "from") + DayField.names(in: "until")

  static func state(of closure: MapClosure?) -> FormState {
    var state = FormState()
    state.values["kind"] = closure?.extent.word ?? "around"
    state.values["metres"] = "20"
    guard let closure else { return state }
    state.show(closure.what, in: "what")
    state.show(closure.reason, in: "reason")
    switch closure.extent {
    case .around(let point, let metres):
      state.values["position"] = point.text
      state.values["metres"] = "\(metres)"
    case .street(let street, let point, let metres):
      state.values["street"] = street
      state.values["position"] = point?.text ?? ""
      if point != nil { state.values["metres"] = "\(metres)" }
    case .nearest(_, let point):
      state.values["position"] = point.text
    }
    state.values["from"] = closure.from
    state.values["until"] = closure.until
    return state
  }

  /// The closure that was filled in; nil where something cannot be read.
  static func closure(
    _ id: String, _ state: inout FormState, on map: EditedMap, before: MapClosure?,
    at now: Timestamp
  ) -> MapClosure? {
    let extent = extent(&state, on: map)
    let from = state.day("from") { MapEditWords[$0].notADay }
    let until = state.day("until") { MapEditWords[$0].notADay }
    guard state.problems.isEmpty, let extent else { return nil }
    return MapClosure(
      id: id, what: state.names("what", before: before?.what),
      reason: state.names("reason", before: before?.reason), extent: extent,
      from: (from ?? CivilDate(now)).isoText, until: until?.isoText ?? "")
  }

  private static func extent(
    _ state: inout FormState, on map: EditedMap
  ) -> MapClosure.Extent? {
    let kind = state.value("kind")
    let isWholeStreet =
      kind == "street" && state.value("position").allSatisfy(\.isWhitespace)
    let point = isWholeStreet ? nil : place(&state, on: map)
    if let thing = MapClosure.Thing.allCases.first(where: { $0.word == kind }) {
      return point.map { .nearest(thing, $0) }
    }
    guard !isWholeStreet else { return .street(state.value("street"), near: nil, metres: 0) }
    guard let metres = Int(state.value("metres")), MapClosure.radii.contains(metres) else {
      state.refuse("metres") {
        MapEditWords[$0].notMetres([
          "low": "\(MapClosure.radii.lowerBound)", "high": "\(MapClosure.radii.upperBound)",
        ])
      }
      return nil
    }
    guard let point else { return nil }
    return kind == "street"
      ? .street(state.value("street"), near: point, metres: metres)
      : .around(point, metres: metres)
  }

  /// A position, or the place with a name.
  private static func place(_ state: inout FormState, on map: EditedMap) -> MapPoint? {
    let typed = state.value("position")
    if let coordinate = try? Coordinate(text: typed) { return MapPoint(coordinate) }
    guard typed.contains(where: \.isLetter) else { return state.point("position") }
    let match = map.places.match(typed)
    if case .one(let place) = match { return MapPoint(place.coordinate) }
    state.refuse("position") { match.message(for: typed, in: $0) ?? "" }
    return nil
  }
}
