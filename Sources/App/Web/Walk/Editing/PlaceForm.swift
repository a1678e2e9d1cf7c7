// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Places
import Speaking
import Wayfinding

/// What stands in the form for a place.
enum PlaceForm {
  static let fields: [String] =
    LanguageTexts.names("name") + ["category", "position", "certain"]
    + LanguageTexts.names("description")
    + (1...PlaceNote.mostDoors).flatMap { number in
      LanguageTexts.names("door-\(number)-name")
        + ["position", "access", "hours"].map { "door-\(number)-\($0)" }
    }

  /// The fields of a door by which it is known that there is one.
  static func filled(_ number: Int) -> [String] {
    LanguageTexts.names("door-\(number)-name")
      + ["position", "hours"].map { "door-\(number)-\($0)" }
  }

  static func state(of place: EditedPlace?) -> FormState {
    var state = FormState()
    state.values["certain"] = place?.isCertain == false ? "no" : "yes"
    for number in 1...PlaceNote.mostDoors { state.values["door-\(number)-access"] = "unknown" }
    guard let place else { return state }
    state.show(place.name, in: "name")
    state.values["category"] = place.category
    state.values["position"] = place.point.text
    state.show(place.note.description, in: "description")
    for (index, door) in place.note.doors.enumerated() {
      let field = "door-\(index + 1)"
      state.show(door.name, in: "\(field)-name")
      state.values["\(field)-position"] = door.point.text
      state.values["\(field)-access"] = door.access.word
      state.values["\(field)-hours"] = door.hours
    }
    return state
  }

  /// The place that was filled in, as far as it can be read; what cannot is refused.
  ///
  /// - Parameters:
  ///   - before: What it was, whose texts in other languages stay.
  ///   - standIn: Where it is taken to be where that cannot be read.
  static func place(
    _ id: String, _ state: inout FormState, before: EditedPlace?, standIn: MapPoint
  ) -> EditedPlace {
    var place = EditedPlace(
      id: id, name: state.names("name", before: before?.name), category: state.value("category"),
      point: state.point("position", before: before?.point) ?? standIn)
    place.isCertain = state.value("certain") != "no"
    place.note.description = state.names("description", before: before?.note.description)
    for number in 1...PlaceNote.mostDoors {
      let field = "door-\(number)"
      guard filled(number).contains(where: { !state.value($0).allSatisfy(\.isWhitespace) }) else {
        continue
      }
      let name = state.value("\(field)-name")
      let known = before?.note.doors.first { $0.name.plain == name }
      let point = state.point("\(field)-position", before: known?.point) ?? standIn
      place.note.doors.append(
        PlaceNote.Door(
          point: point, name: state.names("\(field)-name", before: known?.name),
          access: PlaceNote.DoorAccess.allCases.first {
            $0.word == state.value("\(field)-access")
          } ?? .unknown, hours: state.value("\(field)-hours")))
    }
    return place
  }
}

extension FormState {
  /// The position that was typed; nil where it was refused.
  /// - Parameter before: Where it was: typed as it was shown, it stays just there.
  mutating func point(_ field: String, before: MapPoint? = nil) -> MapPoint? {
    if let before, before.text == value(field) { return before }
    do throws(CoordinateError) {
      return MapPoint(try Coordinate(text: value(field)))
    } catch {
      refuse(field) { error.message(in: $0) }
      return nil
    }
  }

  /// Says what the rules of the map refuse.
  mutating func refuse(_ fields: [MapEditError.Field]) {
    for field in fields where problem(field.name) == nil {
      refuse(field.name) { MapEditWords[$0].problem(field.problem) }
    }
  }
}

extension MapEditWords {
  /// What is wrong with a field.
  func problem(_ problem: MapEditProblem) -> String {
    switch problem {
    case .missing: missing
    case .tooLong(let maximum): tooLong("\(maximum)")
    case .unknownKind: unknownKind
    case .offTheMap: offTheMap
    case .tooMany(let maximum): tooMany("\(maximum)")
    case .notADay: notADay
    case .past: past
    case .tooLate: tooLate
    case .wrongOrder: wrongOrder
    case .nothingThere: nothingThere
    }
  }
}
