// SPDX-License-Identifier: Apache-2.0

import Bytes
import PageText
public import Speaking

/// The text of a document, as a machine reading takes it.
public struct DocumentText: Sendable, Equatable {
  /// What stands behind a word that was not surely recognised.
  public static let doubtMark = PageParagraphs.doubtMark

  /// One page, or one part of what has no pages.
  public struct Page: Sendable, Equatable {
    /// Its number, from 1.
    public var number: Int
    /// The text: paragraphs with an empty line between them, cells of a row parted by a tab, and `doubtMark` behind
    /// each word that was not surely recognised.
    public var text: String
    /// How surely it was read, from 0 to 1: 1 for what the file holds as text.
    public var confidence: Double

    /// The text without marks: what is spoken.
    public var spokenText: String { text.replacing(DocumentText.doubtMark, with: "") }
  }

  /// The BCP 47 tag of the language; nil where it could not be told.
  public var languageTag: String?
  /// The pages.
  public var pages: [Page]
  /// What a careful reader wants to know about it.
  public var warnings: [DocumentWarning]
}

/// What a careful reader wants to know about how a document was read.
public enum DocumentWarning: Sendable, Hashable {
  /// Its name says something else than it is, such as "PDF".
  case namedOtherwise(kind: String)
  /// The language was found out from the text.
  case languageGuessed(Language)
  /// The language could not be told, so print was recognised as English.
  case languageUnknown
  /// The document says so itself, or who asked said so, and the text is rather in this one.
  case languageDoubted(told: String, likelier: Language)
  /// Lines that stand at the edge of several pages were left out.
  case headsLeftOut([String])
  /// The numbers of the pages were left out.
  case pageNumbersLeftOut
  /// These pages had no text of their own and were recognised as pictures.
  case recognised(pages: [Int])
  /// So many words of a page were not surely read, and are marked.
  case unsure(page: Int, words: Int)
  /// Something on a page looks like print and was not read.
  case unread(page: Int)
  /// The picture of a page was turned by so many degrees to make its lines level.
  case straightened(page: Int, degrees: Int)
  /// The picture of a page lay on its side or on its head and was turned upright.
  case turned(page: Int)
  /// Shadows were taken out of the picture of a page.
  case evened(page: Int)
  /// There is no text on these pages.
  case emptyPages([Int])
  /// So many pictures have no words that stand for them.
  case silentPictures(Int)
  /// So many parts are named and not there.
  case missingParts(Int)
  /// The text is in an old encoding, which was guessed.
  case encodingGuessed(String)
  /// Some characters are broken.
  case brokenCharacters
}

extension DocumentText {
  /// The text as JSON, with its warnings in the words of a language.
  public func json(in language: Language) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("language")
      if let languageTag { writer.value(languageTag) } else { writer.null() }
      writer.key("pages")
      writer.array { writer in
        for page in pages {
          writer.object { writer in
            writer.field("number", page.number)
            writer.field("text", page.text)
            writer.field("confidence", (page.confidence * 1000).rounded() / 1000)
          }
        }
      }
      writer.key("warnings")
      writer.array { writer in
        for warning in warnings { writer.value(warning.message(in: language)) }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}
