// SPDX-License-Identifier: Apache-2.0

import Library
import Reading
import Speaking

/// The words of what a volunteer is offered: what they read, what they skipped, and how a new one begins.
struct QueueWords: Words {
  // What a volunteer reads
  let interestsTitle: String
  let interestsLead: String
  let languagesQuestion: String
  let anotherLanguage: String
  let noOther: String
  let categoriesQuestion: String
  let interestsSaved: String
  let showAll: String
  let showInterests: String
  let nothingOfInterest: String
  let showing: Template
  // What a volunteer does not want to read
  let skip: String
  let skipped: String
  let offeredAgain: String
  let skippedTitle: String
  let skippedLead: String
  let nothingSkipped: String
  let offerAgain: String
  // New volunteers
  /// Why somebody who has a text can take no other yet.
  let oneAtFirst: String
  /// The same rule, before they meet it.
  let oneUntilKept: String

  /// What a volunteer reads, in a sentence.
  static func showing(_ interests: Interests, in language: Language) -> String {
    let names =
      interests.languages.map { $0.name(in: language) }
      + interests.categories.map { CategoryWords[language].name(of: $0) }
    return Self[language].showing(names.joined(separator: Punctuation[language].comma))
  }
}
