// SPDX-License-Identifier: Apache-2.0

public import Database
import Foundation
public import Speaking

/// What a requester fills in.
public struct RequestDraft: Sendable, Hashable {
  /// The longest title, in characters.
  public static let maximumTitleLength = 200
  /// The longest text, in characters: some two hours of reading aloud.
  public static let maximumTextLength = 100_000

  /// What the text is.
  public var title: String
  /// The text itself.
  public var text: String
  /// What kind of text it is.
  public var category: Category
  /// The language of the text.
  public var language: Language
  /// Until when it is wanted; nil when there is no hurry.
  public var deadline: Timestamp?
  /// Who may take it; nil leaves it as it is, and a new one as the host has it.
  public var readers: Readers?

  /// Fills in the form.
  public init(
    title: String, text: String, category: Category, language: Language,
    deadline: Timestamp? = nil, readers: Readers? = nil
  ) {
    self.title = title
    self.text = text
    self.category = category
    self.language = language
    self.deadline = deadline
    self.readers = readers
  }

  /// The draft with its texts cleaned, when every field can be used.
  /// - Throws: `invalid` with every problem at once.
  func checked(at now: Timestamp, mostNames: Int) throws(ReadingError) -> RequestDraft {
    var draft = self
    draft.title =
      title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .precomposedStringWithCanonicalMapping
    draft.text = text.replacingOccurrences(of: "\r\n", with: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    var problems: [RequestField: RequestProblem] = [:]
    if draft.title.isEmpty { problems[.title] = .missing }
    if draft.title.count > Self.maximumTitleLength {
      problems[.title] = .tooLong(maximum: Self.maximumTitleLength)
    }
    if draft.text.isEmpty { problems[.text] = .missing }
    if draft.text.count > Self.maximumTextLength {
      problems[.text] = .tooLong(maximum: Self.maximumTextLength)
    }
    if case .named(let names)? = readers {
      let names = names.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        .filter { !$0.isEmpty }
      if names.isEmpty { problems[.readers] = .missing }
      if names.count > mostNames { problems[.readers] = .tooMany(maximum: mostNames) }
      draft.readers = .named(names)
    }
    if let deadline, deadline <= now { problems[.deadline] = .past }
    guard problems.isEmpty else { throw .invalid(problems) }
    return draft
  }
}
