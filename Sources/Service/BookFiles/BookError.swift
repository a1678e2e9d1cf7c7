// SPDX-License-Identifier: Apache-2.0

public import Books
public import DocumentReading

/// Why there is no book of a file, or no file of a book.
public enum BookError: Error, Sendable, Equatable {
  /// What is wrong with the file as a book.
  case fault(BookFault)
  /// What is wrong with it as a document.
  case document(DocumentError)
  /// It is pages as they look, which are no book until they are read.
  case pages
  /// Of all its sound nothing is there.
  case soundMissing(String)
  /// A file of sound in it cannot be opened.
  case soundUnreadable(String)
  /// It is longer than can be made into one file.
  case tooLong(hours: Int)
  /// Its sounds are more than there is room for, in bytes.
  case noRoom(bytes: Int)
  /// There is neither sound nor a word that could be spoken.
  case nothingToHear
  /// No voice speaks the language with this tag.
  case noVoice(String)
  /// Its language is not known, so it is not known which voice should speak it.
  case languageUnknown
  /// A program that does the work is not installed.
  case programMissing(name: String, package: String)
  /// It took longer than any honest file of its size.
  case tooSlow
  /// The work could not be done now, through no fault of the file.
  case unavailable
  /// The disk is full, or what was to be written cannot be.
  case unwritable(reason: String)
  /// Nobody waits for it any more.
  case cancelled
}

extension BookError {
  /// Whether the file, or what was asked for it, is at fault, and not the machine.
  public var isOfFile: Bool {
    switch self {
    case .fault, .pages, .soundMissing, .soundUnreadable, .tooLong, .noRoom, .nothingToHear,
      .noVoice, .languageUnknown, .tooSlow:
      true
    case .document(let error): error.isOfFile
    case .programMissing, .unavailable, .unwritable, .cancelled: false
    }
  }
}
