// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What is said of a file that gives no text.
struct DocumentErrorWords: Words {
  let unreadable: String
  let empty: String
  let tooLarge: Template
  let tooManyPages: Template
  let tooManyPoints: Template
  let damaged: String
  let locked: String
  let unpacksTooMuch: String
  let tooSlow: String
  let noText: String
  let noTextInPicture: String

  // What it is instead
  let sound: String
  let picture: String
  let playlist: String
  let program: String
  let archive: String
  let spreadsheet: String
  let slides: String
  let document: String
  let binary: String

  // The language and the machine
  let unknownLanguage: Template
  let languageMissing: Template
  let programMissing: Template
  let unavailable: String
}

extension DocumentError {
  /// What is wrong and what to do, in sentences.
  public func message(in language: Language) -> String {
    let words = DocumentErrorWords[language]
    switch self {
    case .unreadable: return words.unreadable
    case .empty: return words.empty
    case .tooLarge(let bytes): return words.tooLarge("\(bytes / 1_000_000)")
    case .tooManyPages(let count, let most):
      return words.tooManyPages(["count": "\(count)", "most": "\(most)"])
    case .tooManyPoints(let width, let height):
      return words.tooManyPoints(["width": "\(width)", "height": "\(height)"])
    case .otherFile(let other): return words.told(of: other)
    case .damaged: return words.damaged
    case .locked: return words.locked
    case .unpacksTooMuch: return words.unpacksTooMuch
    case .tooSlow: return words.tooSlow
    case .noText(let isPicture): return isPicture ? words.noTextInPicture : words.noText
    case .unknownLanguage(let tag): return words.unknownLanguage(tag)
    case .languageMissing(let tag, let package):
      return words.languageMissing(["language": tag, "package": package])
    case .programMissing(let name, let package):
      return words.programMissing(["program": name, "package": package])
    case .unavailable, .cancelled: return words.unavailable
    }
  }
}

extension DocumentErrorWords {
  fileprivate func told(of other: OtherFile) -> String {
    switch other {
    case .sound: sound
    case .picture: picture
    case .playlist: playlist
    case .program: program
    case .archive: archive
    case .spreadsheet: spreadsheet
    case .slides: slides
    case .document: document
    case .binary: binary
    }
  }
}
