// SPDX-License-Identifier: Apache-2.0

/// How much of a text an act concerns.
public enum PadUnit: UInt8, Sendable, Hashable, CaseIterable {
  /// What one reading stands for: mostly one cell.
  case character
  case word
  case line

  var word: String {
    switch self {
    case .character: "character"
    case .word: "word"
    case .line: "line"
    }
  }
}

/// A way through the text.
public enum PadStep: Sendable, Hashable {
  /// To the one before.
  case previous(PadUnit)
  /// To the one after.
  case next(PadUnit)
  /// To the beginning of the text.
  case start
  /// To the end of the text.
  case end

  /// All ways, in the order in which they are told.
  static let all: [PadStep] =
    PadUnit.allCases.flatMap { [.previous($0), .next($0)] } + [.start, .end]

  var word: String {
    switch self {
    case .previous(let unit): "previous-" + unit.word
    case .next(let unit): "next-" + unit.word
    case .start: "start"
    case .end: "end"
    }
  }
}
