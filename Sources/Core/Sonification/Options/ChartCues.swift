// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// What sounds besides the values.
public enum ChartCue: UInt16, Equatable, Worded {
  /// A short sound at the least value of each series, and another at the greatest.
  case extremes
  /// At values far from the others.
  case outliers
  /// In the gap where a value is missing.
  case missing
  /// Where a value that the data marks out is crossed, upwards or downwards.
  case thresholds
  /// Where values change from below zero to above, or back.
  case sign
  /// A soft steady tone at the pitch of zero, where values lie on both sides of it.
  case zero
  /// A soft tap at each round value of the x axis.
  case ticks
  /// The lowest and the highest pitch of the axis, before the chart begins.
  case limits
  /// Three notes of each series, before the chart begins.
  case legend
  /// Two notes upwards, before anything else.
  case start

  /// The word in options and traces.
  public var word: String {
    switch self {
    case .extremes: "extremes"
    case .outliers: "outliers"
    case .missing: "missing"
    case .thresholds: "thresholds"
    case .sign: "sign"
    case .zero: "zero"
    case .ticks: "ticks"
    case .limits: "limits"
    case .legend: "legend"
    case .start: "start"
    }
  }
}

/// A choice of cues.
public struct ChartCues: Sendable, Equatable {
  private var bits: UInt16 = 0

  /// The cues.
  public init(_ cues: [ChartCue]) {
    for cue in cues { insert(cue) }
  }

  /// No cues.
  public static var none: ChartCues { ChartCues([]) }
  /// Those that say something about the values and do not lengthen the sound.
  public static var usual: ChartCues {
    ChartCues([.extremes, .outliers, .missing, .thresholds, .sign])
  }
  /// Every cue.
  public static var all: ChartCues { ChartCues(Array(ChartCue.allCases)) }

  /// Whether a cue is among them.
  public func contains(_ cue: ChartCue) -> Bool { bits & (1 << cue.rawValue) != 0 }

  /// Adds a cue.
  public mutating func insert(_ cue: ChartCue) { bits |= 1 << cue.rawValue }

  /// Takes a cue away.
  public mutating func remove(_ cue: ChartCue) { bits &= ~(1 << cue.rawValue) }

  /// `none`, `usual`, `all`, or words of cues with commas between them; nil when there is another word.
  public init?(words: String) {
    switch words.bytewise {
    case "none": self = .none
    case "usual": self = .usual
    case "all": self = .all
    default:
      for word in words.utf8.split(separator: UInt8(ascii: ",")) {
        guard let cue = ChartCue(word: String(decoding: word, as: UTF8.self)) else { return nil }
        insert(cue)
      }
    }
  }

  /// The words that make this choice.
  public var words: String {
    if self == .none { return "none" }
    if self == .usual { return "usual" }
    var words = ""
    for cue in ChartCue.allCases where contains(cue) {
      words += words.utf8.isEmpty ? cue.word : "," + cue.word
    }
    return words
  }
}
