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
  let ready: Template
  let claimed: Template
  /// How many somebody has sent that cannot be heard yet.
  let sent: Template
  let open: Template
  /// Which parts can be heard, where not all can.
  let heard: Template
  let joining: String
  let late: String
  let editSome: String
  let askedAgain: String
  // For who reads a part
  let isPart: String
  /// For every part but the first.
  let noTitle: String
  // Who has opened a part
  let openedBy: Template
  let wasGivenBack: Template
  let ranOutFor: Template
  // The list of parts
  let heading: String
  let part: Template
  let onePart: Template
  let titled: Template
  let listen: Template
  let again: Template
  let keep: Template

  /// How far the parts of a text have come.
  static func of(_ progress: PartsProgress, in language: Language) -> String {
    let words = Self[language]
    if progress.count == 0 { return words.filesFirst }
    if progress.ready == progress.count { return words.joining }
    var sentences = [
      words.ready(["ready": "\(progress.ready)", "count": "\(progress.count)"])
    ]
    // Whoever listens need not hear what there is none of.
    if progress.claimed > 0 { sentences.append(words.claimed("\(progress.claimed)")) }
    let sent = progress.count - progress.ready - progress.claimed - progress.open
    if sent > 0 { sentences.append(words.sent("\(sent)")) }
    if progress.open > 0 {
      sentences.append(words.open("\(progress.open)"))
      if progress.isLate { sentences.append(words.late) }
    }
    return sentences.joined(separator: " ")
  }

  /// Which parts can be heard; nil where none can.
  static func heard(_ numbers: [Int], in language: Language) -> String? {
    guard !numbers.isEmpty else { return nil }
    let parts = numbers.map { Self[language].onePart("\($0)") }
    return Self[language].heard(parts.joined(separator: Punctuation[language].comma))
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
