// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Maths
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
    if let names = axis.categories {
      return names.indices.map { PictureTick(value: Double($0), label: names[$0]) }
    }
    let words = AxisWords(axis, range: range)
    return axis.ticks(in: range, about: count).map { value in
      let label = words.tick(value, in: language)
      // No date can be told by a power of ten.
      if case .time = axis.scale { return PictureTick(value: value, label: label) }
      return PictureTick(value: value, label: shortened(label, value))
    }
  }

  /// The range widened to whole steps, so that ticks lie at both ends.
  static func widened(_ range: ClosedRange<Double>, about count: Int) -> ClosedRange<Double> {
    guard range.width > 0 else { return range }
    let step = AxisTicks.niceStep(range.width / Double(count)).times(1)
    guard step > 0, step.isFinite else { return range }
    let lower = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let upper = (range.upperBound / step - 1e-9).rounded(.up) * step
    return min(lower, range.lowerBound)...max(upper, range.upperBound)
  }

  /// A text that words made too long for an axis, as a power of ten.
  private static func shortened(_ text: String, _ value: Double) -> String {
    var letters = 0  // not bytes: those of Arabic letters are two
    for _ in text.unicodeScalars { letters += 1 }
    return letters > longest ? power(value) : text
  }

  /// Letters beyond which a number is written with a power of ten.
  private static let longest = 12

  /// A number as a factor and a power of ten, such as 2.5e15.
  private static func power(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let power = log10(value.magnitude).rounded(.down)
    let tenths = (value.magnitude / pow(10, power) * 10).rounded()
    let (whole, rest) = (Int(tenths) / 10, Int(tenths) % 10)
    return (value < 0 ? "−" : "") + "\(whole)" + (rest > 0 ? ".\(rest)" : "") + "e\(Int(power))"
  }
}
