// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths
import Sounding

/// From the values of an axis to hertz.
public struct PitchMap: Sendable, Equatable {
  /// The hertz of the two ends.
  public let range: PitchRange
  private let scale: PitchScale
  private let direction: Direction
  private let values: ClosedRange<Double>
  private let isLogarithmic: Bool
  /// The notes of a musical scale within the range, in hertz; empty for other scales.
  private let notes: [Double]

  /// The map of the values of an axis.
  public init(_ axis: Axis, values: ClosedRange<Double>, options: ChartOptions) {
    let profile = options.profile
    range = options.range.heard(from: profile.lowest, to: profile.highest)
    direction = options.direction
    self.values = values
    isLogarithmic = axis.isLogarithmic && values.lowerBound > 0
    if case .musical(let musical) = options.scale {
      notes = Self.notes(musical, in: range)
    } else {
      notes = []
    }
    // A range without a note of the scale sounds evenly.
    scale = options.scale.isMusical && notes.isEmpty ? .logarithmic : options.scale
  }

  /// The place of a value on its axis: 0 for the least, 1 for the greatest; the middle where all are the same.
  public func place(of value: Double) -> Double {
    guard values.width > 0, !value.isNaN else { return 0.5 }
    let share =
      isLogarithmic
      ? log2(max(value, values.lowerBound) / values.lowerBound)
        / log2(values.upperBound / values.lowerBound)
      : (value - values.lowerBound) / values.width
    return clamp(share, to: 0...1)
  }

  /// The hertz of a value.
  public func frequency(of value: Double) -> Double {
    let place = place(of: value)
    return frequency(atPlace: direction == .up ? place : 1 - place)
  }

  private func frequency(atPlace place: Double) -> Double {
    switch scale {
    case .logarithmic: return range.lowest * pow(range.highest / range.lowest, place)
    case .hertz: return range.lowest + place * (range.highest - range.lowest)
    case .mel:
      let (low, high) = (Self.mel(range.lowest), Self.mel(range.highest))
      return 700 * (pow(10, (low + place * (high - low)) / 2595) - 1)
    case .erb:
      let (low, high) = (Self.erb(range.lowest), Self.erb(range.highest))
      return (pow(10, (low + place * (high - low)) / 21.4) - 1) / 0.00437
    case .musical:
      let index = (place * Double(notes.count - 1)).rounded(.toNearestOrEven)
      return notes[Int(Int32(index))]
    }
  }

  /// Mel of hertz (O'Shaughnessy, "Speech Communication", 1987).
  private static func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }

  /// Equivalent rectangular bandwidths below hertz (Glasberg and Moore, Hearing Research 47, 1990).
  private static func erb(_ hertz: Double) -> Double { 21.4 * log10(1 + 0.00437 * hertz) }

  private static func notes(_ scale: MusicalScale, in range: PitchRange) -> [Double] {
    let semitones = scale.semitones
    var notes: [Double] = []
    // The notes of MIDI: 69 is A4, 0 is C five octaves below C4.
    for number in 0..<128 where semitones.contains(number % 12) {
      let hertz = 440 * exp2(Double(number - 69) / 12)
      // A hair's breadth, so that rounding does not take the ends away.
      if hertz >= range.lowest * 0.9999, hertz <= range.highest * 1.0001 { notes.append(hertz) }
    }
    return notes
  }
}
