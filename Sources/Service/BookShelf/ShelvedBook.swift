// SPDX-License-Identifier: Apache-2.0

public import Books
public import Database
public import Library
public import Speaking

/// The identifier of a book on somebody's shelf.
public struct BookID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A book that somebody brought: only they see and hear it.
public struct ShelvedBook: Sendable, Equatable {
  /// The identifier.
  public let id: BookID
  /// The title; the name of the file until the book was opened.
  public let title: String
  /// Who wrote it, as the file has the names, with semicolons between; empty where it tells nobody.
  public let authors: String
  /// The tag of its language; nil where it is not known.
  public let languageTag: String?
  /// How far it is.
  public let state: BookState
  /// What whoever reads it wants to know.
  public let warnings: [BookWarning]
  /// Whether there is a word in it to read; music and many audio books have none.
  public let hasText: Bool
  /// How many pages are told.
  public let pageCount: Int
  /// How large the file is, in bytes.
  public let byteCount: Int
  /// What the person’s file is called.
  public let fileName: String
  /// When it was brought.
  public let addedAt: Timestamp
}

/// How far a book is.
public enum BookState: Sendable, Hashable {
  /// Nobody has looked into it yet.
  case opening
  /// Its text can be read; its sound is still being made.
  case readable
  /// All that it has is there; how long it is heard, in milliseconds, nil where it has no sound.
  case ready(milliseconds: Int?, isMachineSpoken: Bool)
  /// There is nothing to read or hear in it.
  case failed(BookFailure)
}

/// Why there is no book, or no sound of it, as a sentence in each language.
///
/// The sentence was made where the file was opened: what is kept is what is told.
public struct BookFailure: Sendable, Hashable {
  let sentences: [Language: String]

  init(_ sentence: (Language) -> String) {
    sentences = Dictionary(
      uniqueKeysWithValues: Language.allCases.map { ($0, sentence($0)) })
  }

  /// The sentence, with the remedy.
  public func message(in language: Language) -> String {
    sentences[language] ?? sentences[.english] ?? ""
  }
}

/// A part of a book in its table of contents.
public struct ShelvedPart: Sendable, Hashable {
  /// Its number in the order of the text, from 1.
  public let number: Int
  /// The title; empty where the book tells none.
  public let title: String
  /// How deep it lies, from 1.
  public let level: Int
  /// What it is heard from; nil where it has no sound.
  public let sound: PartSound?
}

/// Where the sound of a part is.
public struct PartSound: Sendable, Hashable {
  /// The track that has it.
  public let track: TrackID
  /// Where it begins there, in milliseconds.
  public let start: Int
}

/// The text of one part, with where each sentence is heard.
public struct PartText: Sendable, Equatable {
  /// The part, as the table of contents has it.
  public let part: ShelvedPart
  /// What it says; the clips of a sentence point into the sounds of the book.
  public let paragraphs: [BookParagraph]
}

/// A sentence in which a text was found.
public struct FoundSentence: Sendable, Equatable {
  /// The part, by its number.
  public let part: Int
  /// The title of that part.
  public let partTitle: String
  /// Which paragraph, and which sentence of that, from 0.
  public let place: BookPlace
  /// The sentence.
  public let text: String
}
