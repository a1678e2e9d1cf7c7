// SPDX-License-Identifier: Apache-2.0

import Database
import Wayfinding

/// What may come onto a map.
struct MapItemRules {
  let map: EditedMap
  let now: Timestamp
  private(set) var problems: [MapEditError.Field] = []

  static let longestName = 200
  static let longestText = 2_000
  static let longestHours = 200
  /// What is farther than this from all places and ways of the map does not belong to it, in metres.
  static let farthest = 5_000.0
  /// In seconds.
  static let longestClosure = 366.0 * 86_400

  init(_ map: EditedMap, at now: Timestamp) {
    self.map = map
    self.now = now
  }

  /// The item as it may be kept.
  static func checked(
    _ item: MapItem, on map: EditedMap, at now: Timestamp
  ) throws(MapEditError) -> MapItem {
    var rules = MapItemRules(map, at: now)
    let checked: MapItem =
      switch item {
      case .place(let place): .place(rules.place(place))
      case .closure(let closure): .closure(rules.closure(closure))
      }
    guard rules.problems.isEmpty else { throw .invalid(rules.problems) }
    return checked
  }

  private mutating func refuse(_ field: String, _ problem: MapEditProblem) {
    if !problems.contains(where: { $0.name == field }) {
      problems.append(MapEditError.Field(name: field, problem: problem))
    }
  }

  private mutating func place(_ place: EditedPlace) -> EditedPlace {
    var place = place
    guard !place.isRemoved else { return place }
    place.name = names("name", place.name, most: Self.longestName) ?? place.name
    if !map.kinds.contains(place.category) { refuse("category", .unknownKind) }
    check("position", place.point)
    place.note.description = place.note.description.flatMap {
      names("description", $0, most: Self.longestText, isNeeded: false)
    }
    if place.note.doors.count > PlaceNote.mostDoors {
      refuse("doors", .tooMany(maximum: PlaceNote.mostDoors))
      return place
    }
    for number in place.note.doors.indices {
      let field = "door-\(number + 1)"
      let door = place.note.doors[number]
      check("\(field)-position", door.point)
      place.note.doors[number].name =
        names("\(field)-name", door.name, most: Self.longestName) ?? door.name
      place.note.doors[number].hours = text("\(field)-hours", door.hours, most: Self.longestHours)
    }
    return place
  }

  private mutating func closure(_ closure: MapClosure) -> MapClosure {
    var closure = closure
    closure.what = names("what", closure.what, most: Self.longestName) ?? closure.what
    closure.reason = closure.reason.flatMap {
      names("reason", $0, most: Self.longestName, isNeeded: false)
    }
    extent(&closure)
    let from = ClosureDays.start(of: closure.from)
    let until = ClosureDays.start(of: closure.until)
    if from == nil { refuse("from", .notADay) }
    if until == nil { refuse("until", closure.until.isEmpty ? .missing : .notADay) }
    if let from, let until, let days = ClosureDays(closure) {
      if until < from {
        refuse("until", .wrongOrder)
      } else if days.end <= now {
        refuse("until", .past)
      } else if until.seconds(since: now) > Self.longestClosure {
        refuse("until", .tooLate)
      }
    }
    return closure
  }

  private mutating func extent(_ closure: inout MapClosure) {
    let point: MapPoint?
    switch closure.extent {
    case .around(let centre, _): point = centre
    case .street(let street, let near, let metres):
      point = near
      let name = text("street", street, most: Self.longestName)
      closure.extent = .street(name, near: near, metres: metres)
      if name.isEmpty { refuse("street", .missing) }
    case .nearest(_, let near): point = near
    }
    if let point { check("position", point) }
    guard problems.allSatisfy({ $0.name != "position" && $0.name != "street" }) else { return }
    switch map.mayClose(closure.extent) {
    case nil, true?: break
    case false?:
      if case .street = closure.extent {
        refuse("street", .nothingThere)
      } else {
        refuse("position", .nothingThere)
      }
    }
  }

  private mutating func check(_ field: String, _ point: MapPoint) {
    if !map.isNear(point, within: Self.farthest) { refuse(field, .offTheMap) }
  }

  /// Names in languages, cleaned; nil where nothing is left.
  private mutating func names(
    _ field: String, _ names: MapNames, most: Int, isNeeded: Bool = true
  ) -> MapNames? {
    var kept = MapNames(text(field, names.plain, most: most))
    for translation in names.translations.prefix(Self.mostTranslations) {
      let text = text("\(field)-\(translation.tag)", translation.text, most: most)
      guard !text.isEmpty, Self.isTag(translation.tag) else { continue }
      kept.translations.append(MapNames.Translation(tag: translation.tag, text: text))
    }
    if kept.plain.isEmpty { kept.plain = kept.translations.first?.text ?? "" }
    guard kept.plain.isEmpty else { return kept }
    if isNeeded { refuse(field, .missing) }
    return nil
  }

  private static let mostTranslations = 50

  /// Letters, digits and hyphens, as BCP 47 has them.
  private static func isTag(_ tag: String) -> Bool {
    (2...20).contains(tag.utf8.count)
      && tag.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
  }

  private mutating func text(_ field: String, _ text: String, most: Int) -> String {
    let clean = text.cleanForMaps
    if clean.unicodeScalars.count > most { refuse(field, .tooLong(maximum: most)) }
    return clean
  }
}

extension String {
  /// The text on one line without what cannot be seen.
  ///
  /// Marks that turn the direction of writing would turn what stands
  /// beside them, too. Arabic and other scripts need the joiners.
  fileprivate var cleanForMaps: String {
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        if let last = kept.last, last != " " { kept.append(" ") }
      case .format:
        if scalar.value == 0x200C || scalar.value == 0x200D { kept.append(scalar) }
      case .privateUse, .unassigned: break
      default: kept.append(scalar)
      }
    }
    if kept.last == " " { kept.removeLast() }
    return String(kept)
  }
}
