// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database

/// A sound that a person may hear, as the database holds it.
struct SoundRow: RowDecodable {
  let key: BlobKey
  private let title: String
  private let request: String?

  init(row: Row) throws(DatabaseError) {
    let stored: String = try row.value("audio_key")
    guard let key = BlobKey(rawValue: stored) else {
      throw .wrongType(column: "audio_key", expected: "BlobKey", found: stored)
    }
    self.key = key
    title = try row.value("title")
    request = try row.value("source")
  }

  /// The tracks of a person, and what they recorded for others as long as they may hear it: until it is accepted.
  static func all(of account: AccountID) -> Statement {
    """
    SELECT audio_key, title, source FROM tracks
    WHERE state = 'ready' AND audio_key IS NOT NULL AND (
      (owner = \(account) AND is_hidden = 0)
      OR id IN (SELECT recordings.track
        FROM recordings JOIN requests ON requests.id = recordings.request
        WHERE recordings.place = 'present' AND requests.state = 'recorded'
          AND requests.volunteer = \(account) AND requests.withdrawn_at IS NULL))
    ORDER BY created_at, id
    """
  }

  func sound(number: Int, path: String) -> AccountCopy.Sound {
    AccountCopy.Sound(
      name: "sounds/\(String(1000 + number).dropFirst()) \(Self.fileName(title)).mp3",
      title: title, request: request, path: path)
  }

  /// A title as every system takes it in the name of a file.
  static func fileName(_ title: String) -> String {
    let refused: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
    let kept = title.unicodeScalars.map { scalar -> Character in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        " "
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
        .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
        .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
        .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator:
        refused.contains(scalar) ? "-" : Character(scalar)
      @unknown default: " "
      }
    }
    // A name has at most 255 bytes, and a letter at most 4.
    let words = String(kept.prefix(50)).split(separator: " ").joined(separator: " ")
    return words.hasSuffix(".") ? words + "-" : words
  }
}
