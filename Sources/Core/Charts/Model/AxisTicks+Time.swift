// SPDX-License-Identifier: Apache-2.0

import Maths

extension AxisTicks {
  /// A span of the calendar or the clock between two ticks.
  private enum Span {
    case seconds(Double)
    /// Days, counted from a Monday.
    case days(Int)
    case months(Int)
    case years(Step)

    /// Its mean length in seconds.
    var length: Double {
      switch self {
      case .seconds(let seconds): seconds
      case .days(let days): Double(days) * WallTime.secondsOfDay
      case .months(let months): Double(months) * WallTime.secondsOfYear / 12
      case .years(let step): step.times(1) * WallTime.secondsOfYear
      }
    }
  }

  private static func spans(_ precision: TimePrecision) -> [Span] {
    var spans: [Span] = []
    if precision == .millisecond || precision == .second {
      for seconds in [1.0, 2, 5, 10, 15, 30] { spans.append(.seconds(seconds)) }
    }
    if precision != .day, precision != .month, precision != .year {
      for minutes in [1.0, 2, 5, 10, 15, 30] { spans.append(.seconds(minutes * 60)) }
      for hours in [1.0, 2, 3, 6, 12] { spans.append(.seconds(hours * 3600)) }
    }
    if precision != .month, precision != .year {
      for days in [1, 2, 7, 14] { spans.append(.days(days)) }
    }
    if precision != .year {
      for months in [1, 2, 3, 6] { spans.append(.months(months)) }
    }
    return spans
  }

  static func time(
    _ range: ClosedRange<Double>, _ wanted: Int, _ precision: TimePrecision
  ) -> [Double] {
    let ideal = range.width / Double(wanted)
    guard range.width > 0 else { return [range.lowerBound] }
    let isBeyondCalendar =
      max(range.lowerBound.magnitude, range.upperBound.magnitude) > WallTime.mostSeconds
    if isBeyondCalendar || (precision == .millisecond && ideal < 1) { return linear(range, wanted) }
    let years = max(ideal / WallTime.secondsOfYear, 0.8)
    let span =
      spans(precision).first { $0.length * mostTimesWanted >= ideal } ?? .years(niceStep(years))
    return ticks(of: span, in: range)
  }

  /// A step is taken when it makes at most so many times the ticks that are wanted.
  private static let mostTimesWanted = 1.3

  private static func ticks(of span: Span, in range: ClosedRange<Double>) -> [Double] {
    let first = WallTime(range.lowerBound)
    switch span {
    case .seconds(let step):
      return steps(from: range.lowerBound / step, in: range) { $0 * step }
    case .days(let days):
      // 5 January 1970 was a Monday.
      let monday = 4.0
      let step = Double(days) * WallTime.secondsOfDay
      let offset = monday * WallTime.secondsOfDay
      return steps(from: (range.lowerBound - offset) / step, in: range) { $0 * step + offset }
    case .months(let months):
      let from = Double(first.date.year * 12 + first.date.month - 1) / Double(months)
      return steps(from: from.rounded(.down), in: range) { count in
        let month = clamp(count * Double(months), to: -4e6...4e6)
        let year = (month / 12).rounded(.down)
        return WallTime.start(year: Int(year), month: Int(month - year * 12) + 1)
      }
    case .years(let step):
      let from = Double(first.date.year) / step.times(1)
      return steps(from: from.rounded(.down), in: range) { count in
        WallTime.start(year: Int(clamp(step.times(count), to: -3e5...3e5)), month: 1)
      }
    }
  }

  private static func steps(
    from: Double, in range: ClosedRange<Double>, _ tick: (Double) -> Double
  ) -> [Double] {
    var count = from.rounded(.down)
    guard count.magnitude < 9e15 else { return [range.lowerBound] }
    var ticks: [Double] = []
    var tries = 0
    while tries < most + 2 {
      let place = tick(count)
      if place > range.upperBound { break }
      if place >= range.lowerBound, place > ticks.last ?? -.infinity { ticks.append(place) }
      count += 1
      tries += 1
    }
    return ticks
  }
}
