// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking

/// A part of a day, in the order in which all our languages write it.
enum DayPart: String, CaseIterable {
  case day
  case month
  case year

  /// The name of the control for this part of a field.
  func name(in field: String) -> String { "\(field)-\(rawValue)" }

  /// The number that was typed, in digits of any script; nil where it is none that this part can be.
  func number(_ typed: String) -> Int? {
    let digits = typed.map { $0.wholeNumberValue ?? -1 }
    guard digits.count <= 4, digits.allSatisfy((0...9).contains) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + $1 }
    return range.contains(number) ? number : nil
  }

  private var range: ClosedRange<Int> {
    switch self {
    case .day: 1...31
    case .month: 1...12
    case .year: 1000...9999
    }
  }
}

/// A day in three fields.
///
/// A browser's own field for a day tells nothing to a voice in the page as one moves within it, and is slow to fill in by
/// ear.
struct DayField {
  /// What the three are together.
  let field: Field

  /// The names of the controls of a field.
  static func names(in field: String) -> [String] { DayPart.allCases.map { $0.name(in: field) } }

  /// The three fields with what is in `state`: in three parts as they were typed, or as one day.
  func node(_ state: FormState, _ visit: Visit) -> Node {
    let name = field.name
    return fieldset(.class("field"), describingIDs(name, hint: field.hint, in: state)) {
      legend {
        field.label
        if !field.isRequired { field.optionalMark(visit) }
      }
      if let hint = field.hint { p(.class("hint"), .id("\(name)-hint")) { hint } }
      fieldError(name, state, visit)
      for part in DayPart.allCases { fieldError(part.name(in: name), state, visit) }
      div(.class("day")) {
        for part in DayPart.allCases { control(for: part, state, visit) }
      }
    }
  }

  private func control(for part: DayPart, _ state: FormState, _ visit: Visit) -> Node {
    let name = part.name(in: field.name)
    // The day has the name of the whole, so that a link from what is wrong leads to it.
    let id = part == .day ? field.name : name
    let isWrong = state.problem(name) != nil || state.problem(field.name) != nil
    return div(.class("day__part")) {
      label(.for(id)) { DayWords[visit].label(of: part) }
      input(
        .text, .id(id), .name(name), .class("input"), .value(state.value(part, of: field.name)),
        .inputmode(.numeric), .autocomplete("off"), .dir(.leftToRight),
        describingIDs(name, hint: nil, in: state), .when(isWrong, .ariaInvalid()))
    }
  }
}

extension FormState {
  /// What the control for a part of a day shows.
  func value(_ part: DayPart, of field: String) -> String {
    guard !hasParts(field), let day = CivilDate(value(field)) else {
      return value(part.name(in: field))
    }
    return switch part {
    case .day: "\(day.day)"
    case .month: "\(day.month)"
    case .year: "\(day.year)"
    }
  }

  /// Whether anything was typed in the three controls of a field.
  private func hasParts(_ field: String) -> Bool {
    DayField.names(in: field).contains { !value($0).allSatisfy(\.isWhitespace) }
  }

  /// The day that was filled in; nil where there is none, and where it was refused.
  /// - Parameter isoProblem: What is said of one that was not sent in three parts and is no day.
  mutating func day(_ field: String, isoProblem: @escaping Saying) -> CivilDate? {
    guard hasParts(field) else {
      let day = CivilDate(value(field))
      if day == nil, !value(field).isEmpty { refuse(field, isoProblem) }
      return day
    }
    var numbers: [DayPart: Int] = [:]
    for part in DayPart.allCases {
      numbers[part] = part.number(value(part.name(in: field)).filter { !$0.isWhitespace })
      if numbers[part] == nil {
        refuse(part.name(in: field)) { DayWords[$0].problem(with: part) }
      }
    }
    guard let year = numbers[.year], let month = numbers[.month], let day = numbers[.day] else {
      return nil
    }
    let found = CivilDate(year: year, month: month, day: day)
    if found == nil { refuse(field) { DayWords[$0].noSuchDay } }
    return found
  }
}
