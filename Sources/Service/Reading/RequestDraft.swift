// SPDX-License-Identifier: Apache-2.0

import Accounts
public import Database
import Foundation
public import Library

/// What a requester fills in.
public struct RequestDraft: Sendable, Hashable {
  /// The longest title, in characters.
  public static let maximumTitleLength = 200
  /// The longest text, in characters: some two hours of reading aloud.
  public static let maximumTextLength = 100_000

  /// What the text is.
  public var title: String
  /// The text itself; empty where files hold it, or the title alone says which text it is.
  public var text: String
  /// What kind of text it is.
  public var category: Category
  /// The language of the text.
  public var language: TextLanguage
  /// Until when it is wanted; nil when there is no hurry.
  public var deadline: Timestamp?
  /// How it is to be read.
  public var wishes: Wishes
  /// Who may take it; nil leaves it as it is, and a new one as the host has it.
  public var readers: Readers?
  /// How many people may read it at once, each a part, where it is long; 1 for one reader.
  public var mostParts: Int

  /// Fills in the form.
  public init(
    title: String, text: String, category: Category, language: TextLanguage,
    deadline: Timestamp? = nil, wishes: Wishes = .none, readers: Readers? = nil,
    mostParts: Int = 1
  ) {
    self.title = title
    self.text = text
    self.category = category
    self.language = language
    self.deadline = deadline
    self.wishes = wishes
    self.readers = readers
    self.mostParts = mostParts
  }

  /// The draft without the white space that means nothing.
  var cleaned: RequestDraft {
    var draft = self
    draft.title = SeenText.line(title)
    draft.text = text.replacingOccurrences(of: "\r\n", with: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    draft.wishes.dialect = SeenText.line(wishes.dialect)
    if case .named(let names)? = readers {
      draft.readers = .named(
        names.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty })
    }
    return draft
  }

  /// Every field of a cleaned draft that cannot be used, as far as the draft itself shows it.
  func problems(at now: Timestamp, mostNames: Int) -> [RequestField: RequestProblem] {
    var problems: [RequestField: RequestProblem] = [:]
    if title.isEmpty { problems[.title] = .missing }
    if SeenText.isLonger(title, than: Self.maximumTitleLength) {
      problems[.title] = .tooLong(maximum: Self.maximumTitleLength)
    }
    if SeenText.isLonger(text, than: Self.maximumTextLength) {
      problems[.text] = .tooLong(maximum: Self.maximumTextLength)
    }
    if case .named(let names)? = readers {
      if names.isEmpty { problems[.names] = .missing }
      if names.count > mostNames { problems[.names] = .tooMany(maximum: mostNames) }
    }
    if SeenText.isLonger(wishes.dialect, than: Wishes.maximumDialectLength) {
      problems[.wishes] = .tooLong(maximum: Wishes.maximumDialectLength)
    }
    if let deadline, deadline <= now { problems[.deadline] = .past }
    if mostParts > TextParts.most { problems[.parts] = .tooMany(maximum: TextParts.most) }
    return problems
  }
}
