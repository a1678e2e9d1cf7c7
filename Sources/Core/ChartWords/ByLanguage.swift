// SPDX-License-Identifier: Apache-2.0

public import Charts
import Phrases
public import Speaking

// What is said in one language, while some of it is still made in all of them at once.

extension AxisWords {
  /// Its name, fit to stand in a sentence.
  public func name(in language: Language) -> String { name.text(in: language) }

  /// Its name with the unit, such as "Temperature in °C".
  public func nameWithUnit(in language: Language) -> String { nameWithUnit.text(in: language) }

  /// A value, rounded to what tells on this axis, such as "12.5 °C", "March 2024", "Alicante".
  public func value(_ value: Double, in language: Language) -> String {
    self.value(value).text(in: language)
  }

  /// A value as exactly as it is known, such as "12.4567 °C", "Thursday 14 March 2024, 14:05".
  public func exact(_ value: Double, in language: Language) -> String {
    exact(value).text(in: language)
  }

  /// A number, rounded, without its unit.
  func bare(_ value: Double, in language: Language) -> String { bare(value).text(in: language) }

  /// A number with the unit of the axis, such as "12%", "$5", "3 km".
  func withUnit(_ number: String, in language: Language) -> String {
    withUnit(Phrase(same: number)).text(in: language)
  }

  /// Where a value lies: "at Hour 14", "in March 2024", "on 14 March", "for Alicante".
  public func place(_ value: Double, in language: Language) -> String {
    place(value).text(in: language)
  }

  /// "until March 2024".
  public func until(_ value: Double, in language: Language) -> String {
    until(value).text(in: language)
  }

  /// "from March 2024 on", as the beginning of what follows.
  public func since(_ value: Double, in language: Language) -> String {
    since(value).text(in: language)
  }

  /// "from March 2024 to June 2024".
  public func span(_ range: ClosedRange<Double>, in language: Language) -> String {
    span(range).text(in: language)
  }

  /// The same, as exactly as it is known.
  public func exactSpan(_ range: ClosedRange<Double>, in language: Language) -> String {
    exactSpan(range).text(in: language)
  }

  /// A span along an axis whose name is to be heard: "from Hour 5 to 15".
  public func namedSpan(_ range: ClosedRange<Double>, in language: Language) -> String {
    namedSpan(range).text(in: language)
  }

  /// A value that another one with the same unit follows at once: "from 3 to 5 km".
  func opening(_ value: Double, in language: Language) -> String {
    opening(value).text(in: language)
  }

  /// How far two values lie apart: "3 months", "12.5 °C", "4 places".
  public func distance(_ from: Double, _ to: Double, in language: Language) -> String {
    distance(from, to).text(in: language)
  }

  /// A few words for a tick or a cell: "12.5", "Mar 2024", "14:05"; without name and unit.
  public func tick(_ value: Double, in language: Language) -> String {
    tick(value).text(in: language)
  }

  /// A value of the x axis as it is told at a mark: numbers exactly, times without what all share.
  func pointValue(_ value: Double, in language: Language) -> String {
    pointValue(value).text(in: language)
  }
}

extension SpokenNumber {
  /// The number to the digits that tell on this axis, such as "12.5", in Spanish "12,5".
  public func text(_ number: Double, in language: Language) -> String {
    phrase(number).text(in: language)
  }

  /// The number for itself, to six digits; whole numbers in full.
  public static func exact(_ number: Double, in language: Language) -> String {
    exact(number).text(in: language)
  }

  /// The number to so many digits.
  static func significant(_ number: Double, digits: Int, in language: Language) -> String {
    significant(number, digits: digits).text(in: language)
  }

  /// A number rounded to a multiple of 10 to a power, in decimal digits.
  static func decimal(_ number: Double, power: Int, in language: Language) -> String {
    decimal(number, power: power).text(in: language)
  }

  /// A share as a percentage, such as "12.5%"; less than a tenth of a percent as such.
  static func percent(_ share: Double, in language: Language) -> String {
    Phrase.percent(share).text(in: language)
  }
}

extension NameWords {
  /// A name as a part of a sentence; where its direction is not that of the language, apart from its surroundings.
  static func text(
    _ name: String, mostScalars: Int = NameWords.mostScalars, in language: Language
  ) -> String {
    phrase(name, mostScalars: mostScalars).text(in: language)
  }
}

extension CalendarWords {
  /// A month, from 1 to 12.
  static func month(_ month: Int, in language: Language) -> String {
    self.month(month).text(in: language)
  }

  /// A weekday, from 0 for Monday.
  static func weekday(_ day: Int, in language: Language) -> String {
    weekday(day).text(in: language)
  }

  /// How often it is from one time to another: "year", "12 months", "2 days".
  static func every(
    _ from: Double, _ to: Double, inMonths: Bool, in language: Language
  ) -> String {
    every(from, to, inMonths: inMonths).text(in: language)
  }

  /// A length of time in the two largest units that tell.
  static func duration(seconds: Double, in language: Language) -> String {
    duration(seconds: seconds).text(in: language)
  }
}

extension Chart {
  /// What the data calls a point besides its x; nil where it has no name.
  func label(_ series: Int, _ index: Int, in language: Language) -> String? {
    label(series, index)?.text(in: language)
  }

  /// The name of a series as a part of a sentence, or its number where it has none.
  func seriesName(_ index: Int, in language: Language) -> String {
    seriesName(index).text(in: language)
  }
}

extension PointWords {
  /// The name of a series, or its number where it has none.
  public func name(ofSeries series: Int, in language: Language) -> String {
    name(ofSeries: series).text(in: language)
  }

  /// What is said at a mark; indices beyond the chart are brought into it.
  public func point(
    series: Int = 0, index: Int, _ verbosity: Verbosity = .short, in language: Language
  ) -> String {
    point(series: series, index: index, verbosity).text(in: language)
  }

  /// Where a mark lies: "14 March 2024", "Hour 14", "10 to 20".
  public func place(_ series: Int, _ index: Int, in language: Language) -> String {
    place(series, index).text(in: language)
  }

  /// There is a place but no value.
  public static func noValue(in language: Language) -> String { noValue.text(in: language) }

  /// What lies between two marks: which is higher, by how much and how many percent, and how far apart they are.
  public func comparison(_ first: Mark, _ second: Mark, in language: Language) -> String {
    comparison(first, second).text(in: language)
  }

  func box(_ box: Series.Box, in language: Language) -> String { self.box(box).text(in: language) }

  func candle(_ candle: Series.Candle, in language: Language) -> String {
    self.candle(candle).text(in: language)
  }

  /// "up 2.5, 3%".
  func change(
    from: Double, to: Double, isExact: Bool = true, in language: Language
  ) -> String {
    change(from: from, to: to, isExact: isExact).text(in: language)
  }

  /// The numbers of a mark, from the lowest to the highest or in the order of time; empty when it holds its value only.
  public func parts(series: Int = 0, index: Int, in language: Language) -> [ChartStatistic] {
    parts(series: series, index: index).map { $0.worded(in: language) }
  }

  /// The numbers of a series: lowest, highest, mean, median and so on, as far as they mean something; empty without values.
  public func statistics(series: Int = 0, in language: Language) -> [ChartStatistic] {
    statistics(series: series).map { $0.worded(in: language) }
  }
}

extension ChartStatistic {
  fileprivate func worded(in language: Language) -> ChartStatistic {
    var worded = self
    worded.text = phrase.text(in: language)
    return worded
  }
}

extension ChartStatistic.Kind {
  /// What the number is called.
  public func text(in language: Language) -> String { phrase.text(in: language) }
}

extension ChartNews {
  /// Compares a chart with what it was before, as `init(from:_:to:_:)`, in the words of a language.
  public init(
    from before: Chart, _ old: ChartAnalysis, to after: Chart, _ new: ChartAnalysis,
    in language: Language
  ) {
    self.init(from: before, old, to: after, new)
    text = phrase?.text(in: language)
  }
}

extension ChartKind {
  /// What the kind is called, such as "line chart".
  public func text(in language: Language) -> String { phrase.text(in: language) }
}

extension ColumnSummary {
  /// It in words, such as "Temperature in °C: numbers, 3 missing; values of the chart".
  public func text(in language: Language) -> String { phrase.text(in: language) }
}

extension ColumnSummary.Kind {
  /// What the cells are called.
  public func text(in language: Language) -> String { phrase.text(in: language) }
}

extension ChartDataError {
  /// What is wrong with the points of a chart, and what to do.
  public func message(in language: Language) -> String { Phrase(self).text(in: language) }
}

extension OpenNumber {
  /// How a number that can be read in two ways was read, as the beginning of a sentence without a point at its end.
  public func reading(in language: Language) -> String { Phrase(self).text(in: language) }

  /// What a person can have instead, as the words of a button.
  public func otherReading(in language: Language) -> String {
    Phrase(insteadOf: self).text(in: language)
  }
}
