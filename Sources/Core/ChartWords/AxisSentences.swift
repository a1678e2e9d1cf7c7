// SPDX-License-Identifier: Apache-2.0

import Charts
import Speaking

/// How a language names an axis and leads to a place on it.
struct AxisSentences: Words {
  /// A name with its unit.
  let inUnit: Template
  /// A category without a name.
  let noName: Template
  /// A number with the name of its axis, such as "Hour 14".
  let named: Template
  let at: Forms
  let until: Forms
  /// As the beginning of what follows.
  let since: Forms
  let span: Forms

  /// What leads to a value, by how the values of the axis are said.
  ///
  /// A class, so that one is read without a copy of all.
  final class Forms: Sendable {
    private let number: Template
    private let name: Template
    private let year: Template
    private let month: Template
    private let day: Template
    private let moment: Template
    private let clock: Template
    /// A time between one and two.
    private let oneOClock: Template

    init(
      number: Template, name: Template, year: Template, month: Template, day: Template,
      moment: Template, clock: Template, oneOClock: Template
    ) {
      self.number = number
      self.name = name
      self.year = year
      self.month = month
      self.day = day
      self.moment = moment
      self.clock = clock
      self.oneOClock = oneOClock
    }

    /// That of a value.
    func form(_ style: AxisWords.Style, _ value: Double) -> Template {
      switch style {
      case .number: number
      case .name: name
      case .year: year
      case .month: month
      case .day: day
      case .moment: moment
      case .clock: WallTime(value).hour == 1 ? oneOClock : clock
      }
    }
  }
}
