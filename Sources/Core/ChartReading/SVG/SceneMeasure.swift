// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

/// How exactly places along an axis are known, and the values that they stand for.
struct SceneMeasure {
  let axis: SceneAxis
  /// Greatest error of a value; of its logarithm to base 10 where the axis is one of ratios.
  let error: Double

  /// What is worth telling of a range, whatever is known: a twenty-thousandth.
  private static let finest = 5e-5
  /// So many points do not all lie at whole steps by chance.
  private static let many = 16

  /// - Parameters:
  ///   - places: all places that were measured, which tell how they are rounded.
  ///   - extra: what may be wrong besides labels and rounding, in units of the picture.
  init(_ axis: SceneAxis, _ places: [Double], extra: Double = 0) {
    self.axis = axis
    let units = axis.looseness + Self.rounding(places) + extra
    error = max((units * axis.slope).magnitude, Self.finest * (axis.length * axis.slope).magnitude)
  }

  /// Half of the step that all places are whole multiples of, counted from the first one.
  private static func rounding(_ places: [Double]) -> Double {
    guard let first = places.first else { return 0 }
    for step in [1, 0.5, 0.1, 0.05, 0.01, 0.005, 0.001]
    where places.allSatisfy({ place in
      let count = (place - first) / step
      return (count - count.rounded()).magnitude < 0.001
    }) {
      return step / 2
    }
    return 5e-5
  }

  /// The value of a place, without digits that are not known.
  func value(_ place: Double) -> Double {
    let value = axis.value(place)
    switch axis.meaning {
    case .categories, .time: return value
    case .linear: return Self.rounded(value, to: power(error))
    case .logarithmic:
      guard value > 0 else { return value }
      return Self.rounded(value, to: power(value) + power(share))
    }
  }

  /// The value of a length.
  func length(from: Double, to: Double) -> Double {
    Self.rounded(axis.value(to) - axis.value(from), to: power(2 * error))
  }

  /// How far a true value may lie from what is told: in the unit of the axis, or as a share where it is one of ratios.
  var within: Double {
    switch axis.meaning {
    case .categories: 0
    case .time: Self.up(error)
    case .linear: Self.up(error + pow(10, power(error)) / 2)
    case .logarithmic: Self.up(share + pow(10, power(share)) / 2)
    }
  }

  /// The same for lengths.
  var lengthWithin: Double { Self.up(2 * error + pow(10, power(2 * error)) / 2) }

  private var share: Double { pow(10, min(error, 50)) - 1 }

  private func power(_ number: Double) -> Double {
    number > 0 && number.isFinite ? log10(number * 1.000001).rounded(.down) : 0
  }

  private static func rounded(_ value: Double, to power: Double) -> Double {
    // Dividing by whole powers keeps short numbers short, and adding 0 takes the sign off a zero.
    power < 0
      ? (value * pow(10, -power)).rounded() / pow(10, -power) + 0
      : (value / pow(10, power)).rounded() * pow(10, power) + 0
  }

  /// A number of one digit that is not less.
  private static func up(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return 0 }
    let power = log10(number).rounded(.down)
    let digits = (number / pow(10, power) - 1e-9).rounded(.up)
    return power < 0 ? digits / pow(10, -power) : digits * pow(10, power)
  }
}

// x stands at whole numbers and dates more often than not, and where all points do, they were meant.
extension SceneMeasure {
  /// The values of places along x; exact ones where every place lies at a whole step, within what was measured.
  func values(_ places: [Double]) -> (values: [Double], precision: TimePrecision, isExact: Bool) {
    switch axis.meaning {
    case .categories: return (places.map { axis.value($0) }, .day, true)
    case .logarithmic: return (places.map { value($0) }, .day, false)
    case .linear:
      let plain = places.map { axis.value($0) }
      let isWhole = error < 0.03 && plain.allSatisfy { ($0 - $0.rounded()).magnitude <= error }
      if isWhole, places.count > 2 { return (plain.map { $0.rounded() + 0 }, .day, true) }
      return (places.map { value($0) }, .day, false)
    case .time: return times(places.map { axis.value($0) })
    }
  }

  private func times(
    _ seconds: [Double]
  ) -> (values: [Double], precision: TimePrecision, isExact: Bool) {
    let error = max(error, 0.5)
    let steps: [(TimePrecision, Double)] = [
      (.year, 31_536_000), (.month, 2_419_200), (.day, 86_400), (.minute, 3600), (.minute, 60),
      (.second, 1),
    ]
    for (precision, length) in steps
    where 5 * error < length || (3 * error < length && seconds.count >= Self.many) {
      let whole = seconds.map { Self.nearest(precision, length, $0) }
      if zip(seconds, whole).allSatisfy({ ($0 - $1).magnitude <= error }) {
        return (whole, precision, true)
      }
    }
    let isCoarse = error > 20_000
    let step: Double = isCoarse ? 3600 : 60
    return (seconds.map { ($0 / step).rounded() * step }, isCoarse ? .day : .minute, false)
  }

  /// The nearest beginning of a year, a month, or of so many seconds.
  private static func nearest(_ precision: TimePrecision, _ length: Double, _ time: Double)
    -> Double
  {
    guard precision == .year || precision == .month, time.magnitude < 1e11 else {
      return (time / length).rounded() * length
    }
    // Half a month later is surely in the month that begins nearest.
    let day = GregorianDay(daysSince1970: Int(((time + length / 2) / 86_400).rounded(.down)))
    let month = precision == .year ? 1 : day.month
    return Double(GregorianDay(year: day.year, month: month, day: 1).daysSince1970) * 86_400
  }
}
