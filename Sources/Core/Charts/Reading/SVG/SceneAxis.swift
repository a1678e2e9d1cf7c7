// SPDX-License-Identifier: Apache-2.0

import Maths

/// The scale of an axis, as its labels and their places tell.
struct SceneAxis {
  /// What the places of the labels mean.
  enum Meaning: Equatable {
    case linear
    case logarithmic
    case time(TimePrecision)
    case categories([String])
  }

  var meaning: Meaning
  /// The value, or its logarithm, is `slope` times the place plus `start`.
  var slope = 0.0
  var start = 0.0
  /// Greatest distance of a label from where the scale has it, as a share of the axis.
  var deviation = 0.0
  /// The places of the labels, in rising order.
  var places: [Double]
  /// Where the labels stand across the axis.
  var across: Double
  /// The labels' numbers in the list of texts.
  var texts: [Int]

  /// The value at a place; for categories the nearest one.
  func value(_ place: Double) -> Double {
    switch meaning {
    case .linear, .time: return slope * place + start
    case .logarithmic: return pow(10, slope * place + start)
    case .categories:
      var nearest = 0
      for index in places.indices
      where (places[index] - place).magnitude < (places[nearest] - place).magnitude {
        nearest = index
      }
      return Double(nearest)
    }
  }

  /// The value, rounded to what can be measured.
  func roundedValue(_ place: Double) -> Double {
    guard let first = places.first, let last = places.last, last > first else {
      return value(place)
    }
    switch meaning {
    case .categories: return value(place)
    case .logarithmic: return rounded(value(place), to: value(place).magnitude)
    case .linear: return rounded(value(place), to: (slope * (last - first)).magnitude)
    case .time:
      let step: Double = timePrecision == .day ? 86_400 : 60
      return (value(place) / step).rounded() * step
    }
  }

  /// Days, or minutes where the whole axis is no longer than two months.
  var timePrecision: TimePrecision {
    guard let first = places.first, let last = places.last else { return .day }
    return (slope * (last - first)).magnitude > 60 * 86_400 ? .day : .minute
  }

  /// Four digits of a range are what pictures hold.
  private func rounded(_ value: Double, to range: Double) -> Double {
    guard range > 0 else { return value }
    let power = log10(range).rounded(.down) - 4
    // Dividing by whole powers keeps short numbers short, and adding 0 takes the sign off a zero.
    return power < 0
      ? (value * pow(10, -power)).rounded() / pow(10, -power) + 0
      : (value / pow(10, power)).rounded() * pow(10, power) + 0
  }

  /// Part of the axis that labels may lie off: half of the last digit of a rounded label.
  private static let tolerance = 0.015

  /// A scale through labels; nil where none fits.
  init?(values: [Double], places: [Double], across: Double, texts: [Int], time: TimePrecision?) {
    meaning = time.map { .time($0) } ?? .linear
    self.places = places
    self.across = across
    self.texts = texts
    if fit(values) { return }
    guard time == nil, values.allSatisfy({ $0 > 0 }), fit(values.map { log10($0) }) else {
      return nil
    }
    meaning = .logarithmic
  }

  /// Labels that are names.
  init(names: [String], places: [Double], across: Double, texts: [Int]) {
    meaning = .categories(names)
    self.places = places
    self.across = across
    self.texts = texts
  }

  /// The line of least squares through the labels; false where one lies too far off it.
  private mutating func fit(_ values: [Double]) -> Bool {
    let count = Double(values.count)
    guard count > 1 else { return false }
    let meanPlace = places.reduce(0, +) / count
    let meanValue = values.reduce(0, +) / count
    var (square, product) = (0.0, 0.0)
    for (place, value) in zip(places, values) {
      square += (place - meanPlace) * (place - meanPlace)
      product += (place - meanPlace) * (value - meanValue)
    }
    guard square > 0, product != 0 else { return false }
    slope = product / square
    start = meanValue - slope * meanPlace
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    deviation = 0
    for (place, value) in zip(places, values) {
      deviation = max(deviation, (slope * place + start - value).magnitude / range)
    }
    return deviation <= Self.tolerance
  }
}
