// SPDX-License-Identifier: Apache-2.0

/// The text of a document, in the parts that it has.
public struct DocumentContent: Sendable, Equatable {
  /// The paragraphs of each part: a chapter of a book, a page of a text.
  ///
  /// Cells of a row are parted by a tab.
  public var parts: [[String]] = []
  /// The BCP 47 tag of the language that the document says it is in.
  public var languageTag: String?
  /// Pictures without words that stand for them.
  public var silentPictures = 0
  /// Parts that the document names and does not have, or that are damaged.
  public var missingParts = 0
  /// The old encoding that was taken for the text's, such as "Windows-1256"; nil where there was nothing to guess.
  public var guessedEncoding: String?
  /// Whether some characters are broken.
  public var hasBrokenCharacters = false

  /// A document without text.
  public init() {}
}
