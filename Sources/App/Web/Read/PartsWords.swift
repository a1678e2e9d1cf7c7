// SPDX-License-Identifier: Apache-2.0

import Reading
import Speaking

/// What is said of texts that several people read at once, each a part.
struct PartsWords: Words {
  let choice: String
  let choiceHint: String
  /// How many parts there would be, and how long each is.
  let offer: Template
  let alone: String
  /// That several readers were asked for, and why there is one.
  let undivided: String
  let areSeveral: String
  let isOne: String
  // Where the whole stands
  let filesFirst: String
  let progress: Template
  let joining: String
  let late: String
  let editSome: String
  // The list of parts
  let heading: String
  let part: Template
  let titled: Template
  let listen: Template
  let again: Template
  let keep: Template

  /// How far the parts of a text have come.
  static func of(_ progress: PartsProgress, in language: Language) -> String {
    let words = Self[language]
    if progress.count == 0 { return words.filesFirst }
    if progress.ready == progress.count { return words.joining }
    let counts = words.progress([
      "ready": "\(progress.ready)", "count": "\(progress.count)", "claimed": "\(progress.claimed)",
      "open": "\(progress.open)",
    ])
    return progress.isLate && progress.open > 0 ? counts + " " + words.late : counts
  }

  /// "Part 2 of 5".
  static func of(_ part: PartPlace, in language: Language) -> String {
    Self[language].part(["number": "\(part.number)", "count": "\(part.count)"])
  }
}

extension RequestSummary {
  /// The title, with the part where it is one.
  func title(in language: Language) -> String {
    guard let part else { return title }
    return PartsWords[language].titled(["title": title, "part": PartsWords.of(part, in: language)])
  }
}
