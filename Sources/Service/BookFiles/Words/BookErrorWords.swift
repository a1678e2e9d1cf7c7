// SPDX-License-Identifier: Apache-2.0

import Books
import DocumentReading
public import Speaking

/// What is said of a file that gives no book, or of a book that gives no file.
struct BookErrorWords: Words {
  // What is wrong with the file
  let noBook: String
  let damaged: String
  let damagedFile: Template
  let damagedLine: Template
  let missing: Template
  let outside: Template
  let entities: Template
  let unpacksTooMuch: String
  let fileUnpacksTooMuch: Template
  let tooManyFiles: Template
  let tooManyEntries: Template
  let tooManyClips: Template
  let tooManySentences: Template
  let locked: String
  let empty: String
  let loosePage: String
  let otherDocument: String
  let pages: String

  // What cannot be done with it
  let soundMissing: Template
  let soundUnreadable: Template
  let tooLong: Template
  let noRoom: Template
  let nothingToHear: String
  let noVoice: Template
  let languageUnknown: String

  // The machine
  let programMissing: Template
  let tooSlow: String
  let unavailable: String
  let unwritable: Template
}

extension BookError {
  /// What is wrong and what to do, in sentences.
  public func message(in language: Language) -> String {
    let words = BookErrorWords[language]
    switch self {
    case .fault(let fault): return words.told(of: fault)
    case .document(let error): return error.message(in: language)
    case .pages: return words.pages
    case .soundMissing(let file): return words.soundMissing(file)
    case .soundUnreadable(let file): return words.soundUnreadable(file)
    case .tooLong(let hours): return words.tooLong("\(hours)")
    case .noRoom(let bytes): return words.noRoom("\(bytes / 1_000_000)")
    case .nothingToHear: return words.nothingToHear
    case .noVoice(let tag): return words.noVoice(tag)
    case .languageUnknown: return words.languageUnknown
    case .programMissing(let name, let package):
      return words.programMissing(["program": name, "package": package])
    case .tooSlow: return words.tooSlow
    case .unwritable(let reason): return words.unwritable(reason)
    case .unavailable, .cancelled: return words.unavailable
    }
  }
}

extension BookErrorWords {
  fileprivate func told(of fault: BookFault) -> String {
    switch fault {
    case .noBook: return noBook
    case .damaged(let file, let line):
      guard !file.isEmpty else { return damaged }
      guard let line else { return damagedFile(file) }
      return damagedLine(["file": file, "line": "\(line)"])
    case .missing(let file): return missing(file)
    case .outside(let file, let address): return outside(["file": file, "address": address])
    case .entities(let file): return entities(file)
    case .unpacksTooMuch(let file):
      return file.isEmpty ? unpacksTooMuch : fileUnpacksTooMuch(file)
    case .tooMany(let what, let maximum):
      switch what {
      case .files: return tooManyFiles("\(maximum)")
      case .entries: return tooManyEntries("\(maximum)")
      case .clips: return tooManyClips("\(maximum)")
      case .sentences: return tooManySentences("\(maximum)")
      }
    case .locked: return locked
    case .empty: return empty
    case .loosePage: return loosePage
    case .otherDocument: return otherDocument
    }
  }
}
