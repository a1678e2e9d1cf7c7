// SPDX-License-Identifier: Apache-2.0

import Maths
import Phrases
import Speaking

/// A value that is marked on an axis, and the text beside it.
struct PictureTick: Sendable, Equatable {
  var value: Double
  var label: String
}

/// The values marked on an axis of a picture.
enum PictureTicks {
  /// Ticks of an axis over a range, about as many as wanted.
  static func ticks(
    _ axis: Axis, over range: ClosedRange<Double>, about count: Int, in language: Language
  ) -> [PictureTick] {
    let number = SpokenNumber(range: range)
    switch axis.scale {
    case .categories(let names):
      return names.indices.map { PictureTick(value: Double($0), label: names[$0]) }
    case .logarithmic:
      return decades(range, about: count).map {
        PictureTick(value: $0, label: SpokenNumber.exact($0).text(in: language))
      }
    case .time(let precision):
      return PictureDates.ticks(over: range, precision: precision, about: count)
    case .linear:
      return steps(range, about: count).map {
        PictureTick(value: $0, label: number.phrase($0).text(in: language))
      }
    }
  }

  /// Multiples of 1, 2 or 5 times a power of ten within a range.
  static func steps(_ range: ClosedRange<Double>, about count: Int) -> [Double] {
    let step = step(range, about: count)
    guard step > 0 else { return [range.lowerBound] }
    var values: [Double] = []
    var index = (range.lowerBound / step - 1e-9).rounded(.up)
    while index * step <= range.upperBound + step * 1e-9, values.count < 100 {
      values.append(index * step)
      index += 1
    }
    return values
  }

  /// The step between such values; 0 for a range without width.
  static func step(_ range: ClosedRange<Double>, about count: Int) -> Double {
    guard range.width > 0, count > 0 else { return 0 }
    let rough = range.width / Double(count)
    let power = pow(10, log10(rough).rounded(.down))
    let factor = rough / power
    return (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10) * power
  }

  /// The range widened to whole steps, so that ticks lie at both ends.
  static func widened(_ range: ClosedRange<Double>, about count: Int) -> ClosedRange<Double> {
    let step = step(range, about: count)
    guard step > 0 else { return range }
    let lower = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let upper = (range.upperBound / step - 1e-9).rounded(.up) * step
    return min(lower, range.lowerBound)...max(upper, range.upperBound)
  }

  /// Powers of ten within a range; where there are few also their doubles and fivefolds, where many not all.
  private static func decades(_ range: ClosedRange<Double>, about count: Int) -> [Double] {
    guard range.lowerBound > 0 else { return [range.upperBound] }
    let first = log10(range.lowerBound).rounded(.down)
    let last = log10(range.upperBound).rounded(.up)
    let powers = last - first
    let every = max((powers / Double(max(count, 1))).rounded(.up), 1)
    let factors: [Double] = powers * 3 <= Double(count + 2) ? [1, 2, 5] : [1]
    var values: [Double] = []
    var power = first
    while power <= last, values.count < 100 {
      for factor in factors {
        let value = factor * pow(10, power)
        if value >= range.lowerBound * (1 - 1e-9), value <= range.upperBound * (1 + 1e-9) {
          values.append(value)
        }
      }
      power += every
    }
    return values.isEmpty ? [range.lowerBound, range.upperBound] : values
  }
}
