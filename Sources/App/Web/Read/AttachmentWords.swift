// SPDX-License-Identifier: Apache-2.0

import DocumentReading
import Reading
import Speaking

/// The words of files that are attached to a request.
struct AttachmentWords: Words {
  // Attaching
  let field: String
  let fieldHint: Template
  let camera: String
  let cameraHint: String
  let add: String
  let addAct: String
  let noFile: String
  let chooseAgain: String
  // Files of a form that was refused
  let kept: Template
  let keptHeading: String
  let keptLead: String
  let keptGone: String
  let kilobytes: Template
  let megabytes: Template
  /// What is wrong with one of several files.
  let refused: Template
  let tooManyFiles: Template
  let tooMuchTogether: Template
  let tooMuchInAll: Template
  // The list
  let heading: String
  let reading: String
  let readingCount: Plural
  let allRead: String
  let readByMachine: String
  let recognised: String
  let page: Template
  let pageSureness: Template
  let tooMuchText: Template
  let notHere: String
  let serverFailed: String
  let stillSeen: String
  let open: Template
  let download: Template
  let picture: Template
  let up: Template
  let down: Template
  let remove: Template
  let noText: String
  /// In the place of how long a text takes to read, where nothing was typed or recognised.
  let lengthUnknown: String
  // What was done
  let attached: String
  let removed: String
  let putBack: String
  let moved: String
}

extension AttachmentWords {
  /// Why there is no text of a file, and the remedy.
  static func told(_ problem: AttachmentProblem, in language: Language) -> String {
    let words = Self[language]
    return switch problem {
    case .document(let error): error.message(in: language)
    case .tooMuchText(let most): words.tooMuchText("\(most)")
    case .notHere: words.notHere
    case .serverFailed: words.serverFailed
    }
  }

  /// Why a file was not attached; nil for what is no fault of the file or of the number of files.
  static func told(_ error: AttachmentError, in language: Language) -> String? {
    let words = Self[language]
    return switch error {
    case .document(let error): error.message(in: language)
    case .tooManyFiles(let most): words.tooManyFiles("\(most)")
    case .tooMuchTogether(let bytes): words.tooMuchTogether("\(bytes / 1_000_000)")
    case .tooMuchInAll(let bytes): words.tooMuchInAll("\(bytes / 1_000_000)")
    case .reading, .noSuchAttachment: nil
    }
  }
}
