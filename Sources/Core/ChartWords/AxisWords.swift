// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Charts
import Maths
public import Phrases

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
    for word in ["Year", "year", "Año", "año", "السنة", "العام", "سنة", "عام"]
    where word.hasSameBytes(as: name) {
      return true
    }
    return false
  }

  /// Its name, fit to stand in a sentence.
  public var name: Phrase { NameWords.phrase(axis.name) }

  /// Its name with the unit, such as "Temperature in °C".
  public var nameWithUnit: Phrase { withUnitInName(name) }

  /// A name with the unit of the axis, unless the name tells it itself, as "Temperature in degrees" does.
  func withUnitInName(_ name: Phrase) -> Phrase {
    guard let unit = axis.unit, !NameWords.cleaned(unit).utf8.isEmpty,
      !NameWords.tellsUnit(axis.name)
    else { return name }
    return Phrase(en: "$1 in $2", es: "$1 en $2", ar: "$1 بوحدة $2", with: name, Self.unit(unit))
  }

  private static func unit(_ unit: String) -> Phrase { NameWords.phrase(unit) }

  /// A value, rounded to what tells on this axis, such as "12.5 °C", "March 2024", "Alicante".
  public func value(_ value: Double) -> Phrase {
    if style == .number { return withUnit(bare(value)) }
    return said(value, style)
  }

  /// A value as exactly as it is known, such as "12.4567 °C", "Thursday 14 March 2024, 14:05".
  public func exact(_ value: Double) -> Phrase {
    switch style {
    case .number: withUnit(SpokenNumber.exact(value))
    case .month: said(value, .month(withYear: true))
    case .day: said(value, .day(withYear: true))
    case .clock where Self.isTimeOfDay(range): said(value, .clock)
    case .clock, .moment: said(value, .moment(withYear: true))
    case .name, .year: said(value, style)
    }
  }

  /// A number, rounded, without its unit.
  func bare(_ value: Double) -> Phrase {
    axis.isLogarithmic
      ? SpokenNumber.significant(value, digits: 3) : number.phrase(value)
  }

  private func said(_ value: Double, _ style: Style) -> Phrase {
    switch style {
    case .number: withUnit(bare(value))
    case .name: category(value)
    // Between two whole years nobody asks for a hundredth of one.
    case .year where axis.timePrecision == nil:
      SpokenNumber.exact(range.width >= 5 ? value.rounded() : value)
    default: CalendarWords.time(value, style, precision: axis.timePrecision ?? .day)
    }
  }

  private func category(_ value: Double) -> Phrase {
    guard let names = axis.categories, !names.isEmpty else { return SpokenNumber.exact(value) }
    let index = Int(clamp(value.rounded(), to: 0...Double(names.count - 1)))
    let name = NameWords.cleaned(names[index])
    guard !name.utf8.isEmpty else {
      return Phrase(
        en: "no name ($1)", es: "sin nombre ($1)", ar: "بلا اسم ($1)",
        with: Phrase(same: "\(index + 1)"))
    }
    return NameWords.phrase(name)
  }

  /// Whether the unit is a sign that English writes before the number.
  var hasCurrency: Bool {
    guard let unit = axis.unit else { return false }
    let clean = NameWords.cleaned(unit)
    return "$".hasSameBytes(as: clean) || "€".hasSameBytes(as: clean)
      || "£".hasSameBytes(as: clean)
  }

  /// A number with the unit of the axis, such as "12%", "$5", "3 km".
  func withUnit(_ number: Phrase) -> Phrase {
    guard let unit = axis.unit else { return number }
    let clean = NameWords.cleaned(unit)
    if clean.utf8.isEmpty { return number }
    if "%".hasSameBytes(as: clean) {
      return Phrase(en: "$1%", es: "$1 %", ar: "$1%", with: number)
    }
    // Spanish: "2 millones de km".
    let isMillions = number.spanish.utf8.suffix(4).elementsEqual("ones".utf8)
    if hasCurrency {
      return Phrase(
        en: "$2$1", es: isMillions ? "$1 de $2" : "$1 $2", ar: "$1 $2", with: number,
        NameWords.phrase(clean))
    }
    // As one piece between Arabic words, so that number and unit keep their order.
    let arabic = NameWords.phrase(number.arabic + " " + clean).arabic
    return Phrase(
      en: "\(number.english) \(clean)", es: number.spanish + (isMillions ? " de " : " ") + clean,
      ar: arabic)
  }
}
