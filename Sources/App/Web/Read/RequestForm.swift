// SPDX-License-Identifier: Apache-2.0

import Bytes
import Database
import Library
import Reading
import Speaking

extension RequestField {
  /// The names of the fields, from the beginning of the form to its end.
  static let names = allCases.map(\.rawValue)
  /// The names under which a form sends them: a day in three parts too, where programs send it as one.
  static let controls = allCases.flatMap(\.controls)

  /// The names under which a form sends this field.
  private var controls: [String] {
    switch self {
    case .deadline: [rawValue] + DayField.names(in: rawValue)
    case .wishes: WishFields.names
    case .title, .text, .language, .category, .parts, .readers, .names: [rawValue]
    }
  }
}

extension RequestDraft {
  /// What a field of the form shows of it.
  func text(of field: RequestField) -> String {
    switch field {
    case .title: title
    case .text: text
    case .language: language.tag
    case .category: category.rawValue
    case .deadline: deadline.map { CivilDate($0).isoText } ?? ""
    // In fields of its own.
    case .wishes: ""
    case .parts: mostParts > 1 ? "\(mostParts)" : ""
    case .readers: readers?.kind.rawValue ?? ""
    case .names:
      if case .named(let names)? = readers { names.joined(separator: " ") } else { "" }
    }
  }
}

extension FormState {
  /// The form filled in with a draft.
  init(_ draft: RequestDraft) {
    for field in RequestField.allCases { values[field.rawValue] = draft.text(of: field) }
    values[RequestField.wishes.rawValue] = nil
    values.merge(WishFields.values(of: draft.wishes)) { _, wish in wish }
  }

  /// What a field of a request shows.
  func value(_ field: RequestField) -> String { value(field.rawValue) }

  /// The request as it was filled in; a word that is not known is refused, and what is not there is the usual.
  mutating func draft(in language: Language) -> RequestDraft {
    let deadline = day(RequestField.deadline.rawValue) { ReadWords[$0].notADay }
    let category = Category(rawValue: value(.category))
    let own = TextLanguage(tag: value(.language))
    if category == nil { refuseWord(.category, Category.allCases.map(\.rawValue)) }
    let tag = value(.language)
    if own == nil, !tag.isEmpty { refuse(.language) { ReadWords[$0].unknownLanguage(tag) } }
    refuseWord(WishFields.pace, Wishes.Pace.allCases.map(\.rawValue))
    refuseWord(WishFields.voice, Wishes.Voice.allCases.map(\.rawValue))
    if mostParts == nil {
      refuse(.parts) { FormWords[$0].notWhole(RequestField.parts.rawValue, PartsJSON.range) }
    }
    if readers == nil { refuseWord(.readers, Readers.Kind.allCases.map(\.rawValue)) }
    // Whoever names people means them, whatever else is chosen: nobody else may get the text by a mistake.
    let hasNames = value(.names).contains { !$0.isWhitespace }
    if hasNames, readers?.kind != .named {
      refuse(.names) { ReadStateWords[$0].namesUnused }
    }
    return RequestDraft(
      title: value(.title), text: value(.text), category: category ?? .other,
      language: own ?? TextLanguage(language), deadline: deadline?.end, wishes: wishes,
      readers: readers, mostParts: mostParts ?? 1)
  }

  /// How many people may read it at once; nil for what is no such number.
  private var mostParts: Int? {
    let typed = value(.parts)
    return typed.isEmpty ? 1 : Int(typed).flatMap { PartsJSON.range.contains($0) ? $0 : nil }
  }

  /// Who may read it, as it was filled in; nil when the form does not say.
  private var readers: Readers? {
    switch Readers.Kind(rawValue: value(.readers)) {
    case .anyone: .anyone
    case .vetted: .vetted
    case .named:
      .named(
        value(.names).split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "،" })
          .map(String.init))
    case nil: nil
    }
  }

  private mutating func refuse(_ field: RequestField, _ words: @escaping Saying) {
    refuse(field.rawValue, words)
  }

  /// Refuses the word in a field, if there is one.
  private mutating func refuseWord(_ field: RequestField, _ words: [String]) {
    refuseWord(field.rawValue, words)
  }

  /// Refuses the word in a control, if there is one that is none of these.
  private mutating func refuseWord(_ name: String, _ words: [String]) {
    let typed = value(name)
    guard !typed.isEmpty, !words.contains(typed) else { return }
    refuse(name) { FormWords[$0].unknownWord(name, typed, words) }
  }

  /// Says why a request is not taken now, where it may be later: what was written is long and dear, and stays in the
  /// form.
  /// - Returns: Whether it is such a reason; else there is nothing more to do with the form.
  mutating func keep(_ error: ReadingError, at now: Timestamp) -> Bool {
    guard let sorry = Sorry(error) else { return false }
    switch sorry {
    case .tooOften:
      let minutes = error.wait(at: now).map(VolunteerWords.minutes)
      refuse(.names) { sorry.words(minutes: minutes, in: $0) }
    case .tooManyRequests, .barred: refuse(.title) { sorry.words(in: $0) }
    case .taken, .tooManyClaims, .oneAtFirst, .claimEnded, .noMoreTime, .takenMeanwhile, .notNow,
      .notRequester,
      .notVolunteer, .noMoreToday, .noMoreFromHere, .signedOut, .linksOff,
      .linkUnderWay:
      return false
    }
    return true
  }

  /// Says what the service found wrong, in the order of the form.
  mutating func refuse(_ problems: [RequestField: RequestProblem]) {
    for field in RequestField.allCases {
      guard let problem = problems[field] else { continue }
      // Of the wishes only the dialect is free.
      refuse(field == .wishes ? WishFields.dialect : field.rawValue) {
        ReadWords.problem(problem, of: field, in: $0)
      }
    }
  }
}
