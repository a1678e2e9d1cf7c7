// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Phrases
import Speaking

// What is still said in all languages at once; it goes when nothing asks for it any more.

extension AxisWords {
  /// Its name, fit to stand in a sentence.
  public var name: Phrase { Phrase { name(in: $0) } }
  /// A value, rounded to what tells on this axis, such as "12.5 °C", "March 2024", "Alicante".
  public func value(_ value: Double) -> Phrase { Phrase { self.value(value, in: $0) } }
  /// A value as exactly as it is known, such as "12.4567 °C", "Thursday 14 March 2024, 14:05".
  public func exact(_ value: Double) -> Phrase { Phrase { exact(value, in: $0) } }
  func bare(_ value: Double) -> Phrase { Phrase { bare(value, in: $0) } }
  func withUnit(_ number: Phrase) -> Phrase {
    Phrase { withUnit(number.text(in: $0), in: $0) }
  }
  /// Where a value lies: "at Hour 14", "in March 2024", "on 14 March", "for Alicante".
  public func place(_ value: Double) -> Phrase { Phrase { place(value, in: $0) } }
  /// "until March 2024".
  public func until(_ value: Double) -> Phrase { Phrase { until(value, in: $0) } }
  /// "from March 2024 on", as the beginning of what follows.
  public func since(_ value: Double) -> Phrase { Phrase { since(value, in: $0) } }
  /// "from March 2024 to June 2024".
  public func span(_ range: ClosedRange<Double>) -> Phrase { Phrase { span(range, in: $0) } }
  /// The same, as exactly as it is known.
  public func exactSpan(_ range: ClosedRange<Double>) -> Phrase {
    Phrase { exactSpan(range, in: $0) }
  }
  /// A span along an axis whose name is to be heard: "from Hour 5 to 15".
  public func namedSpan(_ range: ClosedRange<Double>) -> Phrase {
    Phrase { namedSpan(range, in: $0) }
  }
  func opening(_ value: Double) -> Phrase { Phrase { opening(value, in: $0) } }
  /// How far two values lie apart: "3 months", "12.5 °C", "4 places".
  public func distance(_ from: Double, _ to: Double) -> Phrase {
    Phrase { distance(from, to, in: $0) }
  }
  func withUnitInName(_ name: Phrase) -> Phrase {
    guard let unit = axis.unit, !NameWords.tellsUnit(axis.name) else { return name }
    return Phrase { Self.name(name.text(in: $0), withUnit: unit, in: $0) }
  }
  /// Its name with the unit, such as "Temperature in °C".
  public var nameWithUnit: Phrase { Phrase { nameWithUnit(in: $0) } }
}

extension SpokenNumber {
  /// The number to the digits that tell on this axis, such as "12.5", in Spanish "12,5".
  public func phrase(_ number: Double) -> Phrase { Phrase { text(number, in: $0) } }
  /// The number for itself, to six digits; whole numbers in full.
  public static func exact(_ number: Double) -> Phrase { Phrase { exact(number, in: $0) } }
  static func significant(_ number: Double, digits: Int) -> Phrase {
    Phrase { significant(number, digits: digits, in: $0) }
  }
  static func decimal(_ number: Double, power: Int) -> Phrase {
    Phrase { decimal(number, power: power, in: $0) }
  }
}

extension NameWords {
  static func phrase(_ name: String, mostScalars: Int = NameWords.mostScalars) -> Phrase {
    Phrase { text(name, mostScalars: mostScalars, in: $0) }
  }

  static func unitOfTime(_ name: String) -> TimeUnit? { TimeUnit(name: name) }

  static func timeUnit(_ name: String) -> CountedByLanguage? {
    TimeUnit(name: name).map { unit in CountedByLanguage { unit.text($0, in: $1) } }
  }
}

/// What is counted, in any language.
struct CountedByLanguage {
  let text: (Int, Language) -> String

  init(_ text: @escaping (Int, Language) -> String) { self.text = text }
}

extension CalendarWords {
  static func month(_ month: Int) -> Phrase { Phrase { self.month(month, in: $0) } }
  static func weekday(_ day: Int) -> Phrase { Phrase { weekday(day, in: $0) } }
  static func every(_ from: Double, _ to: Double, inMonths: Bool) -> Phrase {
    Phrase { every(from, to, inMonths: inMonths, in: $0) }
  }
  static func duration(seconds: Double) -> Phrase { Phrase { duration(seconds: seconds, in: $0) } }
}

extension Chart {
  func label(_ series: Int, _ index: Int) -> Phrase? {
    guard label(series, index, in: .english) != nil else { return nil }
    return Phrase { label(series, index, in: $0) ?? "" }
  }
  func seriesName(_ index: Int) -> Phrase { Phrase { seriesName(index, in: $0) } }
}

extension PointWords {
  /// The name of a series, or its number where it has none.
  public func name(ofSeries series: Int) -> Phrase { Phrase { name(ofSeries: series, in: $0) } }
  /// What is said at a mark; indices beyond the chart are brought into it.
  public func point(series: Int = 0, index: Int, _ verbosity: Verbosity = .short) -> Phrase {
    Phrase { point(series: series, index: index, verbosity, in: $0) }
  }
  /// Where a mark lies: "14 March 2024", "Hour 14", "10 to 20".
  public func place(_ series: Int, _ index: Int) -> Phrase {
    Phrase { place(series, index, in: $0) }
  }
  /// There is a place but no value.
  public static var noValue: Phrase { Phrase { noValue(in: $0) } }
  /// What lies between two marks: which is higher, by how much and how many percent, and how far apart they are.
  public func comparison(_ first: Mark, _ second: Mark) -> Phrase {
    Phrase { comparison(first, second, in: $0) }
  }
  func change(from: Double, to: Double, isExact: Bool = true) -> Phrase {
    Phrase { change(from: from, to: to, isExact: isExact, in: $0) }
  }
  func box(_ box: Series.Box) -> Phrase { Phrase { self.box(box, in: $0) } }
  func candle(_ candle: Series.Candle) -> Phrase { Phrase { self.candle(candle, in: $0) } }
  /// The numbers of a mark, from the lowest to the highest or in the order of time; empty when it holds its value only.
  public func parts(series: Int = 0, index: Int) -> [ChartStatistic] {
    ChartStatistic.inAll { parts(series: series, index: index, in: $0) }
  }
  /// The numbers of a series: lowest, highest, mean, median and so on, as far as they mean something; empty without values.
  public func statistics(series: Int = 0) -> [ChartStatistic] {
    ChartStatistic.inAll { statistics(series: series, in: $0) }
  }
  static var values: CountedByLanguage {
    CountedByLanguage { MarkWords[$1].values($0) }
  }
  static var outliers: CountedByLanguage {
    CountedByLanguage { MarkWords[$1].outliers($0) }
  }
}

extension ChartStatistic {
  fileprivate static func inAll(_ list: (Language) -> [ChartStatistic]) -> [ChartStatistic] {
    let (english, spanish, arabic) = (list(.english), list(.spanish), list(.arabic))
    return english.indices.map { index in
      var statistic = english[index]
      statistic.phrase = Phrase(
        en: english[index].text, es: spanish[index].text, ar: arabic[index].text)
      return statistic
    }
  }
}

extension ChartStatistic.Kind {
  /// What the number is called.
  public var phrase: Phrase { Phrase { text(in: $0) } }
}

extension ChartNews {
  /// Compares a chart with what it was before, as the other initialiser.
  public init(from before: Chart, _ old: ChartAnalysis, to after: Chart, _ new: ChartAnalysis) {
    self.init(from: before, old, to: after, new, in: .english)
    let others = Phrase {
      ChartNews(from: before, old, to: after, new, in: $0).text ?? ""
    }
    phrase = items.isEmpty ? nil : others
  }
}

extension ChartKind {
  /// What the kind is called, such as "line chart".
  public var phrase: Phrase { Phrase { text(in: $0) } }
  var marks: CountedByLanguage { CountedByLanguage { marks($0, in: $1) } }
  var groups: CountedByLanguage { CountedByLanguage { groups($0, in: $1) } }
}

/// Things that are counted in charts; in Arabic as objects of a preposition.
enum CountedMarks {
  static var points: CountedByLanguage { CountedByLanguage { MarkWords[$1].points($0) } }
  static var rows: CountedByLanguage { CountedByLanguage { MarkWords[$1].rows($0) } }
  static var candles: CountedByLanguage { CountedByLanguage { MarkWords[$1].candles($0) } }
  static var series: CountedByLanguage { CountedByLanguage { MarkWords[$1].series($0) } }
  static var categories: CountedByLanguage { CountedByLanguage { MarkWords[$1].categories($0) } }
  static var times: CountedByLanguage { CountedByLanguage { MarkWords[$1].times($0) } }
}

extension AxisWords {
  static var places: CountedByLanguage { CountedByLanguage { MarkWords[$1].places($0) } }
}

extension ColumnSummary.Kind {
  /// What the cells are called.
  public var phrase: Phrase { Phrase { text(in: $0) } }
}

extension ColumnSummary {
  /// It in words, such as "Temperature in °C: numbers, 3 missing; values of the chart".
  public var phrase: Phrase { Phrase { text(in: $0) } }
}

extension Phrase {
  /// What is wrong with the points of a chart, and what to do.
  public init(_ error: ChartDataError) { self.init { error.message(in: $0) } }
  /// How a number that can be read in two ways was read, as the beginning of a sentence without a point at its end.
  public init(_ number: OpenNumber) { self.init { number.reading(in: $0) } }
  /// What a person can have instead, as the words of a button.
  public init(insteadOf number: OpenNumber) { self.init { number.otherReading(in: $0) } }
  static func percent(_ share: Double) -> Phrase {
    Phrase { SpokenNumber.percent(share, in: $0) }
  }
  init(_ count: Int, _ noun: CountedByLanguage) { self.init { noun.text(count, $0) } }
}

extension Phrase {
  init(_ count: Int, _ noun: Counted) { self.init { noun.text(count, in: $0) } }
}
