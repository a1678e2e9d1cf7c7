// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths
public import Speaking

extension AxisWords {
  /// Where a value lies: "at Hour 14", "in March 2024", "on 14 March", "for Alicante".
  public func place(_ value: Double, in language: Language) -> String {
    AxisSentences[language].at.form(style, value)(named(value, in: language))
  }

  /// "until March 2024".
  public func until(_ value: Double, in language: Language) -> String {
    AxisSentences[language].until.form(style, value)(named(value, in: language))
  }

  /// "from March 2024 on", as the beginning of what follows.
  public func since(_ value: Double, in language: Language) -> String {
    AxisSentences[language].since.form(style, value)(named(value, in: language))
  }

  /// "from March 2024 to June 2024".
  public func span(_ range: ClosedRange<Double>, in language: Language) -> String {
    span(range, to: value(range.upperBound, in: language), in: language) { value($0, in: language) }
  }

  /// The same, as exactly as it is known.
  public func exactSpan(_ range: ClosedRange<Double>, in language: Language) -> String {
    span(range, to: exact(range.upperBound, in: language), in: language) { exact($0, in: language) }
  }

  private func span(
    _ range: ClosedRange<Double>, to last: String, in language: Language,
    from words: (Double) -> String
  ) -> String {
    let first =
      style == .number
      ? opening(range.lowerBound, in: language) : words(range.lowerBound)
    return span(range, from: first, to: last, in: language)
  }

  private func span(
    _ range: ClosedRange<Double>, from first: String, to last: String, in language: Language
  ) -> String {
    AxisSentences[language].span.form(style, range.lowerBound)(["from": first, "to": last])
  }

  /// A span along an axis whose name is to be heard: "from Hour 5 to 15".
  public func namedSpan(_ range: ClosedRange<Double>, in language: Language) -> String {
    guard style == .number else { return span(range, in: language) }
    return span(
      range, from: named(opening(range.lowerBound, in: language), in: language),
      to: value(range.upperBound, in: language), in: language)
  }

  /// A value that another one with the same unit follows at once: "from 3 to 5 km".
  func opening(_ value: Double, in language: Language) -> String {
    style == .number && !hasCurrency
      ? bare(value, in: language) : self.value(value, in: language)
  }

  /// A value, a number with the name of its axis.
  private func named(_ value: Double, in language: Language) -> String {
    let words = self.value(value, in: language)
    return style == .number ? named(words, in: language) : words
  }

  /// A number with the name of its axis: "Hour 14".
  private func named(_ number: String, in language: Language) -> String {
    let name = name(in: language)
    return AxisSentences[language].named([
      "name": name.utf8.isEmpty ? "x" : name, "value": number,
    ])
  }

  /// How far two values lie apart: "3 months", "12.5 °C", "4 places".
  public func distance(_ from: Double, _ to: Double, in language: Language) -> String {
    let width = (to - from).magnitude
    switch axis.scale {
    case .categories:
      return MarkWords[language].places(Int(clamp(width.rounded(), to: 0...1e6)))
    case .linear, .logarithmic:
      return style == .year
        ? TimeUnit.years.text(Int(clamp(width, to: 0...2000)), in: language)
        : withUnit(number.text(width, in: language), in: language)
    case .time(let precision):
      let calendar = precision == .year || precision == .month
      return CalendarWords.duration(
        min(from, to), max(from, to), inMonths: calendar, in: language)
    }
  }

  /// A few words for a tick or a cell: "12.5", "Mar 2024", "14:05"; without name and unit.
  public func tick(_ value: Double, in language: Language) -> String {
    switch style {
    case .number: bare(value, in: language)
    case .name, .year: self.value(value, in: language)
    case .month, .day, .clock, .moment:
      CalendarWords.tick(
        value, range: range, precision: axis.timePrecision ?? .day, in: language)
    }
  }

  /// A value of the x axis as it is told at a mark: numbers exactly, times without what all share.
  func pointValue(_ value: Double, in language: Language) -> String {
    style == .number ? exact(value, in: language) : self.value(value, in: language)
  }

  /// A value in a cell of a table: exact, without the unit, which the head names.
  func cell(_ value: Double, in language: Language) -> String {
    style == .number ? SpokenNumber.exact(value, in: language) : exact(value, in: language)
  }
}

extension Chart {
  /// The words of the x axis.
  public var xWords: AxisWords { AxisWords(x, range: xRange) }
  /// The words of the values.
  public var yWords: AxisWords { AxisWords(y, range: yRange) }

  /// The words of the values of one series: in its own unit, and rounded by its own range.
  func yWords(ofSeries index: Int) -> AxisWords {
    // Cells and parts of a stack are told beside one another.
    if series.count < 2 || kind == .heatMap || kind == .stackedBar { return yWords }
    var axis = y
    if let unit = series[index].unit { axis.unit = unit }
    return AxisWords(axis, range: series[index].yRange ?? yRange)
  }
}
