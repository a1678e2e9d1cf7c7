// SPDX-License-Identifier: Apache-2.0

/// Why there is no text of a file.
public enum DocumentError: Error, Sendable, Hashable {
  /// There is no such file, or it cannot be read.
  case unreadable
  /// It has nothing in it.
  case empty
  /// It is larger than it may be.
  case tooLarge(maximumBytes: Int)
  /// It has more pages than are read at once.
  case tooManyPages(Int, maximum: Int)
  /// Its picture has more points than are read.
  case tooManyPoints(width: Int, height: Int)
  /// It is of a kind that holds no text, or whose text is not read here.
  case otherFile(OtherFile)
  /// It is damaged, or only seems to be of its kind.
  case damaged
  /// It is locked by a password or by rights management.
  case locked
  /// It unpacks to more than any document has.
  case unpacksTooMuch
  /// It took longer than any honest file of its size.
  case tooSlow
  /// There is no text in it.
  case noText(isPicture: Bool)
  /// No language has this tag, or none whose print can be recognised.
  case unknownLanguage(String)
  /// What recognises print of the language is not installed.
  case languageMissing(tag: String, package: String)
  /// A program that does the work is not installed.
  case programMissing(name: String, package: String)
  /// The work could not be done now, through no fault of the file.
  case unavailable
  /// Nobody waits for it any more.
  case cancelled
}

extension DocumentError {
  /// Whether the file, or what was asked for it, is at fault, and not the machine.
  public var isOfFile: Bool {
    switch self {
    case .unreadable, .empty, .tooLarge, .tooManyPages, .tooManyPoints, .otherFile, .damaged,
      .locked, .unpacksTooMuch, .tooSlow, .noText, .unknownLanguage, .languageMissing:
      true
    case .programMissing, .unavailable, .cancelled: false
    }
  }
}
