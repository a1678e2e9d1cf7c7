// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths
public import Phrases

extension AxisWords {
  /// Where a value lies: "at Hour 14", "in March 2024", "on 14 March", "for Alicante".
  public func place(_ value: Double) -> Phrase {
    let words = self.value(value)
    switch style {
    case .number: return Phrase(en: "at $1", es: "en $1", ar: "عند $1", with: named(words))
    case .name: return Phrase(en: "for $1", es: "en «$1»", ar: "عند «$1»", with: words)
    case .year: return Phrase(en: "in $1", es: "en $1", ar: "في عام $1", with: words)
    case .month: return Phrase(en: "in $1", es: "en $1", ar: "في $1", with: words)
    case .day: return Phrase(en: "on $1", es: "el $1", ar: "في $1", with: words)
    case .moment: return Phrase(en: "on $1", es: "el $1", ar: "يوم $1", with: words)
    case .clock:
      return Phrase(en: "at $1", es: article(value) + "$1", ar: "عند الساعة $1", with: words)
    }
  }

  /// "until March 2024".
  public func until(_ value: Double) -> Phrase {
    Phrase(
      en: "until $1", es: "hasta $1", ar: "حتى $1", with: withArticle(value))
  }

  /// "from March 2024 on", as the beginning of what follows.
  public func since(_ value: Double) -> Phrase {
    Phrase(en: "from $1 on", es: "desde $1", ar: "منذ $1", with: withArticle(value))
  }

  /// "from March 2024 to June 2024".
  public func span(_ range: ClosedRange<Double>) -> Phrase {
    span(range) { value($0) }
  }

  /// The same, as exactly as it is known.
  public func exactSpan(_ range: ClosedRange<Double>) -> Phrase {
    span(range) { exact($0) }
  }

  private func span(_ range: ClosedRange<Double>, _ words: (Double) -> Phrase) -> Phrase {
    let last = words(range.upperBound)
    let first = style == .number ? opening(range.lowerBound) : words(range.lowerBound)
    switch style {
    case .day, .moment:
      return Phrase(
        en: "from $1 to $2", es: "del $1 al $2", ar: "من $1 إلى $2", with: first, last)
    case .name:
      return Phrase(
        en: "from $1 to $2", es: "de «$1» a «$2»", ar: "من «$1» إلى «$2»", with: first, last)
    case .year:
      return Phrase(
        en: "from $1 to $2", es: "de $1 a $2", ar: "من عام $1 إلى عام $2", with: first, last)
    case .number, .month, .clock:
      return Phrase(en: "from $1 to $2", es: "de $1 a $2", ar: "من $1 إلى $2", with: first, last)
    }
  }

  /// A span along an axis whose name is to be heard: "from Hour 5 to 15".
  public func namedSpan(_ range: ClosedRange<Double>) -> Phrase {
    guard style == .number else { return span(range) }
    return Phrase(
      en: "from $1 to $2", es: "de $1 a $2", ar: "من $1 إلى $2",
      with: named(opening(range.lowerBound)), value(range.upperBound))
  }

  /// A value that another one with the same unit follows at once: "from 3 to 5 km".
  func opening(_ value: Double) -> Phrase {
    style == .number && !hasCurrency ? bare(value) : self.value(value)
  }

  /// A number with the name of its axis: "Hour 14".
  private func named(_ words: Phrase) -> Phrase {
    let name = name
    guard !name.english.utf8.isEmpty else {
      return Phrase(en: "x $1", es: "x $1", ar: "x $1", with: words)
    }
    return Phrase(en: "$1 $2", es: "$1 $2", ar: "$1 $2", with: name, words)
  }

  /// The value as an object of a preposition.
  private func withArticle(_ value: Double) -> Phrase {
    let words = self.value(value)
    switch style {
    case .number: return named(words)
    case .name: return Phrase(en: "$1", es: "«$1»", ar: "«$1»", with: words)
    case .year: return Phrase(en: "$1", es: "$1", ar: "عام $1", with: words)
    case .month: return words
    case .day, .moment: return Phrase(en: "$1", es: "el $1", ar: "$1", with: words)
    case .clock:
      let isOne = WallTime(value).hour == 1
      return Phrase(en: "$1", es: isOne ? "la $1" : "las $1", ar: "الساعة $1", with: words)
    }
  }

  private func article(_ value: Double) -> String {
    WallTime(value).hour == 1 ? "a la " : "a las "
  }
}

extension AxisWords {
  /// How far two values lie apart: "3 months", "12.5 °C", "4 places".
  public func distance(_ from: Double, _ to: Double) -> Phrase {
    let width = (to - from).magnitude
    switch axis.scale {
    case .categories: return Phrase(Int(clamp(width.rounded(), to: 0...1e6)), Self.places)
    case .linear, .logarithmic:
      if style == .year { return Phrase(Int(clamp(width, to: 0...2000)), CalendarWords.years) }
      return withUnit(number.phrase(width))
    case .time(let precision):
      let calendar = precision == .year || precision == .month
      return CalendarWords.duration(min(from, to), max(from, to), inMonths: calendar)
    }
  }

  static var places: Counted {
    Counted(
      en: (one: "place", other: "places"), es: (one: "lugar", other: "lugares"),
      ar: .init(
        zero: "0 موضع", one: "موضع واحد", two: "موضعين", few: "مواضع", many: "موضعًا",
        other: "موضع"))
  }

  /// A few words for a tick or a cell: "12.5", "Mar 2024", "14:05"; without name and unit.
  public func tick(_ value: Double) -> Phrase {
    switch style {
    case .number: return bare(value)
    case .name, .year: return self.value(value)
    default: return CalendarWords.tick(value, range: range, precision: axis.timePrecision ?? .day)
    }
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
