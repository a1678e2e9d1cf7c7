// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// A form in which what is written can be saved.
public enum PadExport: UInt8, Hashable, Worded {
  /// Print.
  case letters
  /// Braille characters.
  case cells
  /// A file for a braille embosser: `BrailleASCII`.
  case brf

  /// The word in events and effects.
  public var word: String {
    switch self {
    case .letters: "letters"
    case .cells: "cells"
    case .brf: "brf"
    }
  }
}
