// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// How the device is held while its person types.
public enum PadMode: UInt8, Hashable, Worded {
  /// In both hands, the screen facing away, so the left half of the screen is under the right hand.
  case hold
  /// Flat before the person.
  case table

  /// The word in traces, effects and options.
  public var word: String {
    switch self {
    case .hold: "hold"
    case .table: "table"
    }
  }

  /// The dots of the zones from top to bottom on one half of the screen.
  ///
  /// Held, the screen faces away: its left half is the right hand's. Flat, the hands come from both sides, their index
  /// fingers innermost, and the zones lie aslant beneath them.
  func dots(on side: ScreenSide) -> [Int] {
    switch (self, side) {
    case (.hold, .left): [4, 5, 6]
    case (.hold, .right): [1, 2, 3]
    case (.table, .left): [3, 2, 1]
    case (.table, .right): [6, 5, 4]
    }
  }
}

/// A half of the screen.
public enum ScreenSide: Sendable, Hashable, CaseIterable {
  case left
  case right
}

/// A third of one half of the screen.
public enum Zone: Int, Sendable, Hashable, CaseIterable {
  case upper
  case middle
  case lower
}
