// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Charts
import Maths
public import Speaking

/// The values of an axis in words: numbers with their unit, times to the precision that tells, names.
public final class AxisWords: Sendable {
  /// The axis.
  public let axis: Axis
  /// The least and the greatest value on it; numbers are rounded by it, and what all its times share is left out.
  public let range: ClosedRange<Double>

  let number: SpokenNumber
  let style: Style

  /// How a value is said, and which words lead to it.
  enum Style: Sendable, Equatable {
    case number
    case name
    case year
    /// With the year, where the axis spans several.
    case month(withYear: Bool)
    case day(withYear: Bool)
    /// A time of the only day there is.
    case clock
    /// A day with its time.
    case moment(withYear: Bool)
  }

  /// The words of an axis for values in this range.
  public init(_ axis: Axis, range: ClosedRange<Double>) {
    self.axis = axis
    self.range = range
    number = SpokenNumber(range: range)
    style = Self.style(axis, range)
  }

  private static func style(_ axis: Axis, _ range: ClosedRange<Double>) -> Style {
    switch axis.scale {
    case .categories: return .name
    case .linear, .logarithmic: return isYear(axis.name, range) ? .year : .number
    case .time(let precision):
      let (first, last) = (WallTime(range.lowerBound), WallTime(range.upperBound))
      let withYear = first.date.year != last.date.year
      switch precision {
      case .year: return .year
      case .month: return .month(withYear: withYear)
      case .day: return .day(withYear: withYear)
      case .minute, .second, .millisecond:
        let isOneDay = first.days == last.days || isTimeOfDay(range)
        return isOneDay ? .clock : .moment(withYear: withYear)
      }
    }
  }

  /// Whether times are those of a day without a date, which are counted from the beginning of 1970.
  private static func isTimeOfDay(_ range: ClosedRange<Double>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= WallTime.secondsOfDay
  }

  /// Whether plain numbers are years: "in 1990" says more than "at Year 1990".
  private static func isYear(_ name: String, _ range: ClosedRange<Double>) -> Bool {
    guard range.lowerBound >= 1000, range.upperBound < 3000 else { return false }
    for word in [
      "Year", "year", "Año", "año", "Année", "année", "السنة", "العام", "سنة", "عام",
    ] where word.hasSameBytes(as: name) {
      return true
    }
    return false
  }

  /// Its name, fit to stand in a sentence.
  public func name(in language: Language) -> String { NameWords.text(axis.name, in: language) }

  /// Its name with the unit, such as "Temperature in °C".
  public func nameWithUnit(in language: Language) -> String {
    guard let unit = axis.unit, !NameWords.tellsUnit(axis.name) else { return name(in: language) }
    return Self.name(name(in: language), withUnit: unit, in: language)
  }

  /// A name with a unit, unless that is empty.
  static func name(_ name: String, withUnit unit: String, in language: Language) -> String {
    guard !NameWords.cleaned(unit).utf8.isEmpty else { return name }
    return AxisSentences[language].inUnit([
      "name": name, "unit": NameWords.text(unit, in: language),
    ])
  }

  /// A value, rounded to what tells on this axis, such as "12.5 °C", "March 2024", "Alicante".
  public func value(_ value: Double, in language: Language) -> String {
    text(value, style, in: language)
  }

  /// A value as exactly as it is known, such as "12.4567 °C", "Thursday 14 March 2024, 14:05".
  public func exact(_ value: Double, in language: Language) -> String {
    switch style {
    case .number: withUnit(SpokenNumber.exact(value, in: language), in: language)
    case .month: text(value, .month(withYear: true), in: language)
    case .day: text(value, .day(withYear: true), in: language)
    case .clock where Self.isTimeOfDay(range): text(value, .clock, in: language)
    case .clock, .moment: text(value, .moment(withYear: true), in: language)
    case .name, .year: text(value, style, in: language)
    }
  }

  /// A number, rounded, without its unit.
  func bare(_ value: Double, in language: Language) -> String {
    axis.isLogarithmic
      ? SpokenNumber.significant(value, digits: 3, in: language) : number.text(value, in: language)
  }

  private func text(_ value: Double, _ style: Style, in language: Language) -> String {
    switch style {
    case .number: withUnit(bare(value, in: language), in: language)
    case .name: category(value, in: language)
    // Between two whole years nobody asks for a hundredth of one.
    case .year where axis.timePrecision == nil:
      SpokenNumber.exact(range.width >= 5 ? value.rounded() : value, in: language)
    case .year, .month, .day, .clock, .moment:
      CalendarWords.time(value, style, precision: axis.timePrecision ?? .day, in: language)
    }
  }

  private func category(_ value: Double, in language: Language) -> String {
    guard let names = axis.categories, !names.isEmpty else {
      return SpokenNumber.exact(value, in: language)
    }
    let index = Int(clamp(value.rounded(), to: 0...Double(names.count - 1)))
    let name = NameWords.text(names[index], in: language)
    return name.utf8.isEmpty ? AxisSentences[language].noName("\(index + 1)") : name
  }

  /// Whether the unit is a sign that English writes before the number.
  var hasCurrency: Bool {
    guard let unit = axis.unit else { return false }
    let clean = NameWords.cleaned(unit)
    return "$".hasSameBytes(as: clean) || "€".hasSameBytes(as: clean)
      || "£".hasSameBytes(as: clean)
  }

  /// A number with the unit of the axis, such as "12%", "$5", "3 km".
  func withUnit(_ number: String, in language: Language) -> String {
    let unit = NameWords.cleaned(axis.unit ?? "")
    if unit.utf8.isEmpty { return number }
    if "%".hasSameBytes(as: unit) { return NumberWords[language].percent(number) }
    if hasCurrency {
      let sign = NameWords.text(unit, in: language)
      return NumberWords.measure(number, sign, isMoney: true, in: language)
    }
    let measure = NumberWords.measure(number, unit, isMoney: false, in: language)
    // As one piece between words that go the other way, so that number and unit keep their order.
    return language.direction == .rightToLeft ? NameWords.text(measure, in: language) : measure
  }
}
