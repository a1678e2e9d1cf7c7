// SPDX-License-Identifier: Apache-2.0

import Maths

extension Axis {
  /// Round values of the axis, in ascending order and within the range: about so many.
  ///
  /// Steps are 1, 2 or 5 times a power of ten (Heckbert, "Nice Numbers for Graph Labels", 1990); on a logarithmic axis
  /// whole decades, with 2 and 5 where there are few; on one of time whole years, months, days, hours and so on; of
  /// names each, or every second, fifth, tenth…
  public func ticks(in range: ClosedRange<Double>, about count: Int) -> [Double] {
    let wanted = min(max(count, 1), AxisTicks.most)
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
    switch scale {
    case .linear: return AxisTicks.linear(range, wanted)
    case .logarithmic: return AxisTicks.logarithmic(range, wanted)
    case .time(let precision): return AxisTicks.time(range, wanted, precision)
    case .categories(let names): return AxisTicks.categories(range, wanted, names.count)
    }
  }
}

/// Where the round values of an axis lie.
package enum AxisTicks {
  /// More than these are no help to anybody.
  static let most = 1000
  /// So many times more or fewer ticks than wanted are bearable.
  private static let tolerance = 1.5

  static func linear(_ range: ClosedRange<Double>, _ wanted: Int) -> [Double] {
    guard range.width > 0 else { return [range.lowerBound] }
    let step = niceStep(range.width / Double(wanted))
    return multiples(of: step, in: range)
  }

  /// A step, kept as a small factor and a power of ten so that its multiples are exact.
  package struct Step {
    var factor: Double
    var power: Int

    /// So many steps from zero.
    package func times(_ count: Double) -> Double {
      power < 0 ? count * factor / pow(10, Double(-power)) : count * factor * pow(10, Double(power))
    }
  }

  /// The step of 1, 2 or 5 times a power of ten that is nearest to a length, by its ratio.
  package static func niceStep(_ length: Double) -> Step {
    let power = log10(length).rounded(.down)
    let share = length / pow(10, power)
    // The borders are the geometric means of 1, 2, 5 and 10.
    let factor = share < 1.414 ? 1.0 : share < 3.162 ? 2 : share < 7.071 ? 5 : 10
    let tens = Int(Int32(clamping: Int64(clamp(power, to: -400...400))))
    return factor == 10 ? Step(factor: 1, power: tens + 1) : Step(factor: factor, power: tens)
  }

  private static func multiples(of step: Step, in range: ClosedRange<Double>) -> [Double] {
    let unit = step.times(1)
    // A hair's breadth on both sides, so that the division's rounding loses no tick at the borders.
    let slack = 1e-9
    var count = (range.lowerBound / unit - slack).rounded(.up)
    let last = (range.upperBound / unit + slack).rounded(.down)
    // Beyond 2^53 neighbouring counts are the same number.
    guard count.magnitude < 9e15, last.magnitude < 9e15 else { return [range.lowerBound] }
    var ticks: [Double] = []
    while count <= last, ticks.count < most {
      // Adding zero turns −0 into 0.
      let tick = step.times(count) + 0
      if tick > ticks.last ?? -.infinity { ticks.append(tick) }
      count += 1
    }
    return ticks
  }

  static func logarithmic(_ range: ClosedRange<Double>, _ wanted: Int) -> [Double] {
    guard range.lowerBound > 0, range.width > 0 else { return linear(range, wanted) }
    let slack = 1e-9
    let first = (log10(range.lowerBound) + slack).rounded(.down)
    let last = (log10(range.upperBound) + slack).rounded(.down)
    let decades = log10(range.upperBound) - log10(range.lowerBound)
    guard decades >= 1 else { return linear(range, wanted) }
    let every = max(1, (decades / Double(wanted)).rounded())
    let hasRoom = decades * 3 <= Double(wanted) * tolerance
    var ticks: [Double] = []
    var power = every > 1 ? (first / every).rounded(.down) * every : first
    while power <= last {
      let decade = power < 0 ? 1 / pow(10, -power) : pow(10, power)
      for factor in hasRoom ? [1.0, 2, 5] : [1.0] {
        let tick = decade * factor
        if tick >= range.lowerBound * (1 - slack), tick <= range.upperBound * (1 + slack) {
          ticks.append(tick)
        }
      }
      power += every
    }
    return ticks
  }

  static func categories(_ range: ClosedRange<Double>, _ wanted: Int, _ count: Int) -> [Double] {
    guard count > 0 else { return [] }
    let last = Double(count - 1)
    let from = clamp(range.lowerBound.rounded(.up), to: 0...last)
    let to = clamp(range.upperBound.rounded(.down), to: 0...last)
    guard from <= to else { return [] }
    let many = (to - from + 1) > Double(wanted) * tolerance
    let step = many ? max(1, niceStep((to - from + 1) / Double(wanted)).times(1)) : 1
    var ticks: [Double] = []
    var tick = from
    while tick <= to, ticks.count < most {
      ticks.append(tick)
      tick += step
    }
    return ticks
  }
}
