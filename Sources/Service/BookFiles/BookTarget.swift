// SPDX-License-Identifier: Apache-2.0

import Books

/// The forms of file that a book is written in.
public enum BookTarget: String, Sendable, CaseIterable {
  /// EPUB 3 with media overlays.
  case epub
  /// DAISY 2.02, in an archive.
  case daisy202
  /// A W3C audiobook.
  case lpf
  /// One MPEG-4 file with chapters.
  case m4b

  /// How the name of such a file ends.
  public var suffix: String {
    switch self {
    case .epub: "epub"
    case .daisy202: "zip"
    case .lpf: "lpf"
    case .m4b: "m4b"
    }
  }

  /// The form that the name of a file asks for; nil for none of these.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let suffix = fileName[fileName.index(after: dot)...].lowercased()
    guard let found = Self.allCases.first(where: { $0.suffix == suffix }) else { return nil }
    self = found
  }

  /// Whether the file has no text, so that each part is a piece of sound.
  var isSoundAlone: Bool {
    switch self {
    case .epub, .daisy202: false
    case .lpf, .m4b: true
    }
  }
}

/// What was left out or changed when a book was written.
public struct BookReport: Sendable, Equatable {
  /// Whether a machine voice spoke it just now.
  public var wasSpoken = false
  /// The length in milliseconds.
  public var milliseconds = 0
  /// How many parts it has.
  public var parts = 0
  /// Whether the text is not in the new file.
  public var leftText = false
}
