// SPDX-License-Identifier: Apache-2.0

import Bytes
import Reading
import Speaking

/// The words of asking for a reading: the lists, the form, and what is wrong in it.
struct ReadWords: Words {
  // Strangers
  let how: String
  let steps: [String]
  // The list of a requester
  let ask: String
  let yours: String
  let answered: String
  let waiting: String
  let takenBack: String
  let nothingAsked: String
  let older: String
  let more: String
  let toList: String
  // The form
  let askLead: String
  let fieldTitle: String
  let fieldTitleHint: String
  let fieldText: String
  let fieldTextHint: String
  let fieldCategory: String
  let fieldLanguage: String
  let otherLanguages: String
  let unknownLanguage: Template
  let fieldDeadline: String
  let fieldDeadlineHint: String
  let post: String
  let edit: String
  /// Why a request that somebody reads cannot be edited.
  let editLater: String
  let editTitle: String
  let withdraw: String
  /// The same where a recording goes with it.
  let withdrawRecorded: String
  let restore: String
  // One request
  let yourText: String
  let recording: String
  let download: String
  let openInListen: String
  let keepAfterAll: String
  let isGood: String
  let isGoodHint: String
  let again: String
  let by: Template
  let asks: Template
  let notADay: String
  let tooLongReport: Template
  let missingTitle: String
  let tooLong: Template
  let past: String
  let openNews: Plural
  let askedNews: Template
  let takenNews: Template

  static func problem(
    _ problem: RequestProblem, of field: RequestField, in language: Language
  ) -> String {
    let words = Self[language]
    return switch (problem, field) {
    case (.missing, .title): words.missingTitle
    case (.missing, .names): ReadStateWords[language].noNames
    case (.missing, .deadline): words.notADay
    // These have a usual answer, or may be left empty, so none of them is ever missing.
    case (.missing, .text), (.missing, .language), (.missing, .category), (.missing, .readers),
      (.missing, .wishes), (.missing, .parts):
      FieldError.missing(field.rawValue).message(in: language)
    case (.noSuchVolunteers(let names), _): ReadStateWords.noSuchVolunteers(names, in: language)
    case (.tooMany, .parts): FormWords[language].notWhole(field.rawValue, PartsJSON.range)
    case (.tooMany(let most), _): ReadStateWords[language].tooManyNames("\(most)")
    case (.tooLong(let maximum), .wishes): WishWords[language].dialectTooLong("\(maximum)")
    case (.tooLong(let maximum), _): words.tooLong("\(maximum)")
    case (.past, _): words.past
    }
  }
}
