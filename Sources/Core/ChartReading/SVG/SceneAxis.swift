// SPDX-License-Identifier: Apache-2.0

import Maths

/// The scale of an axis, as its labels and their places tell.
struct SceneAxis {
  /// What the places of the labels mean.
  enum Meaning: Equatable {
    case linear
    case logarithmic
    case time
    case categories([String])
  }

  private(set) var meaning: Meaning
  /// The value, or its logarithm, is `slope` times the place plus `start`.
  private(set) var slope = 0.0
  private var start = 0.0
  /// How many units of the picture a place may be wrong by, as far as labels and ticks tell.
  private(set) var looseness: Double
  /// The places of the labels, in their order along the axis.
  private(set) var places: [Double]
  /// Where the labels stand across the axis.
  private(set) var across: Double
  /// The labels' numbers in the list of texts.
  let texts: [Int]
  /// What stands behind each of its numbers, such as %.
  private(set) var unit: [UInt8] = []

  /// Part of the axis that labels may lie off: half of the last digit of a rounded label.
  private static let tolerance = 0.015
  /// Labels of times are never rounded; Vega puts their ticks at whole units of the picture.
  private static let tickRounding = 0.75
  /// Names stand at even steps; these units of the picture, and this share of a step, they may not.
  private static let unevenness = (units: 1.5, share: 0.03)
  /// With two labels nothing tells how the values between them lie.
  private static let fewestLabels = 3

  /// A scale through numbers; nil where none fits.
  init?(_ labels: LabelNumbers, _ ticks: SceneTicks, texts: [Int], across: Double) {
    guard labels.values.count >= Self.fewestLabels else { return nil }
    meaning = .linear
    places = ticks.places
    looseness = ticks.looseness
    unit = labels.unit
    self.across = across
    self.texts = texts
    if !labels.arePowers, fit(labels.values), residual <= Self.tolerance * length {
      looseness += residual
      return
    }
    guard labels.values.allSatisfy({ $0 > 0 }), fit(labels.values.map { log10($0) }),
      residual <= Self.tolerance * length
    else { return nil }
    meaning = .logarithmic
    looseness += residual
  }

  /// A scale through times, in seconds; nil where none fits.
  init?(times: [Double], _ ticks: SceneTicks, texts: [Int], across: Double) {
    guard times.count >= Self.fewestLabels else { return nil }
    meaning = .time
    places = ticks.places
    looseness = ticks.looseness
    self.across = across
    self.texts = texts
    guard fit(times), residual <= Self.tickRounding else { return nil }
    looseness += residual
  }

  /// Labels that are names; nil where they do not stand at even steps or one comes twice, as in charts side by side.
  init?(names: [String], _ ticks: SceneTicks, texts: [Int], across: Double) {
    meaning = .categories(names)
    places = ticks.places
    looseness = ticks.looseness
    self.across = across
    self.texts = texts
    guard names.count > 1 else { return nil }
    let step = length / Double(names.count - 1)
    for (one, next) in zip(places, places.dropFirst())
    where (next - one - step).magnitude > Self.unevenness.units + Self.unevenness.share * step {
      return nil
    }
    var known = NameIndex()
    for name in names { _ = known.number(of: Array(name.utf8)[...]) }
    guard step > 0, known.names.count == names.count else { return nil }
  }

  /// From the first label to the last.
  var length: Double { (low - high).magnitude }
  var low: Double { places.first ?? 0 }
  var high: Double { places.last ?? 0 }
  var least: Double { min(low, high) }
  var greatest: Double { max(low, high) }

  var isNamed: Bool { if case .categories = meaning { true } else { false } }

  /// The value at a place; for categories the nearest one.
  func value(_ place: Double) -> Double {
    switch meaning {
    case .linear, .time: return slope * place + start
    case .logarithmic: return pow(10, min(max(slope * place + start, -99), 99))
    case .categories:
      var nearest = 0
      for index in places.indices
      where (places[index] - place).magnitude < (places[nearest] - place).magnitude {
        nearest = index
      }
      return Double(nearest)
    }
  }

  /// The place of zero; nil where there is none.
  var zero: Double? { meaning == .linear ? -start / slope : nil }

  /// Moves the scale along the picture.
  mutating func move(by shift: Double) {
    places = places.map { $0 + shift }
    start -= slope * shift
  }

  /// What is left uncertain once something is known to stand exactly at zero.
  mutating func settle(_ place: Double) {
    guard let zero else { return }
    move(by: place - zero)
  }

  /// Multiplies the labels by what stands at the end of the axis, and adds to them.
  mutating func scale(by factor: Double, adding offset: Double) {
    slope *= factor
    start = start * factor + offset
  }

  mutating func loosen(by units: Double) { looseness += units }

  /// The same axis in a picture that lies on its side, where what was to the right is above.
  func onItsSide(isRow: Bool) -> SceneAxis {
    var axis = self
    if isRow {
      axis.places = places.map { -$0 }
      axis.slope = -slope
    } else {
      axis.across = -across
    }
    return axis
  }

  /// Greatest distance of a label from where the scale has it, in units of the picture.
  private var residual = 0.0

  /// The line of least squares through the labels; false where there is none.
  private mutating func fit(_ values: [Double]) -> Bool {
    let count = Double(values.count)
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
    residual = 0
    for (place, value) in zip(places, values) {
      residual = max(residual, ((slope * place + start - value) / slope).magnitude)
    }
    return residual.isFinite
  }
}
