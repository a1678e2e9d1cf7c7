// SPDX-License-Identifier: Apache-2.0

/// A book as it is heard and read: its parts, their text in sentences, and the sound of each sentence where there is any.
///
/// All readers give this one form, whatever the file is, and all writers begin with it. Times are whole milliseconds, so
/// that a book that is written and read again has the same ones.
public struct Book: Sendable, Equatable {
  /// The form of the file that it was read from.
  public var format: BookFormat
  /// The title; empty where the file does not tell one.
  public var title: String
  /// The BCP 47 tag of the language; nil where it is not known.
  public var languageTag: String?
  /// Who wrote it, in the order of the file.
  public var authors: [String]
  /// Who reads it aloud, in the order of the file.
  public var narrators: [String]
  /// What the file calls itself, such as an ISBN; nil for nothing.
  public var identifier: String?
  /// When it was published, as the file writes it; nil where it does not.
  public var date: String?
  /// Whether the sound was spoken by a machine voice, as far as the file tells.
  public var isMachineSpoken: Bool
  /// The parts, in the order in which they are read.
  public var parts: [BookPart]
  /// The files of sound that clips point into.
  public var sounds: [BookSound]
  /// What whoever reads or hears the book wants to know.
  public var warnings: [BookWarning]

  /// A book.
  public init(
    format: BookFormat, title: String = "", languageTag: String? = nil, authors: [String] = [],
    narrators: [String] = [], identifier: String? = nil, date: String? = nil,
    isMachineSpoken: Bool = false,
    parts: [BookPart] = [], sounds: [BookSound] = [], warnings: [BookWarning] = []
  ) {
    self.format = format
    self.title = title
    self.languageTag = languageTag
    self.authors = authors
    self.narrators = narrators
    self.identifier = identifier
    self.date = date
    self.isMachineSpoken = isMachineSpoken
    self.parts = parts
    self.sounds = sounds
    self.warnings = warnings
  }
}

/// The forms of file that a book is read from.
public enum BookFormat: String, Sendable, CaseIterable {
  /// EPUB 3, with or without sound (media overlays).
  case epub3
  /// EPUB 2, which has no sound.
  case epub2
  /// DAISY 2.02.
  case daisy202
  /// DAISY 3 (ANSI/NISO Z39.86-2005).
  case daisy3
  /// A W3C audiobook in a Lightweight Packaging Format.
  case lpf
  /// Plain text.
  case text
  /// A web page.
  case html
  /// A document of Word.
  case docx
  /// Pages: a PDF, a scan or a photo.
  case pages
  /// A file of sound, or a folder of them in an archive.
  case sound
}

/// A part of a book: a chapter, or what is listed under one.
public struct BookPart: Sendable, Equatable {
  /// The title.
  public var title: String
  /// How deep it lies, from 1.
  public var level: Int
  /// The text.
  public var paragraphs: [BookParagraph]

  /// The deepest level that is told apart: headings have six.
  public static let deepestLevel = 6

  /// A part.
  public init(title: String, level: Int, paragraphs: [BookParagraph] = []) {
    self.title = title
    self.level = min(max(1, level), Self.deepestLevel)
    self.paragraphs = paragraphs
  }

  /// A part that is one piece of sound, without text.
  public init(title: String, level: Int, heard clip: BookClip) {
    self.init(
      title: title, level: level,
      paragraphs: [BookParagraph(.text, [BookSentence("", clips: [clip])])])
  }
}

/// A paragraph, or what stands between paragraphs.
public struct BookParagraph: Sendable, Equatable {
  /// What a paragraph is.
  public enum Kind: String, Sendable, CaseIterable {
    /// Text.
    case text
    /// A heading.
    case heading
    /// The number of a page, which begins here.
    case page
    /// A note: at the foot of a page, or at the end.
    case note
    /// What stands for a picture.
    case picture
  }

  /// What it is.
  public var kind: Kind
  /// Its sentences.
  public var sentences: [BookSentence]

  /// A paragraph.
  public init(_ kind: Kind, _ sentences: [BookSentence]) {
    self.kind = kind
    self.sentences = sentences
  }

  /// The whole text.
  public var text: String {
    var text = ""
    for sentence in sentences where !sentence.text.isEmpty {
      if !text.isEmpty { text += " " }
      text += sentence.text
    }
    return text
  }
}

/// A sentence, or another piece of text that is heard as one.
public struct BookSentence: Sendable, Equatable {
  /// The text; empty for sound without text.
  public var text: String
  /// Its sound, in order; nothing where it has none.
  public var clips: [BookClip]

  /// A sentence.
  public init(_ text: String, clips: [BookClip] = []) {
    self.text = text
    self.clips = clips
  }
}

/// A piece of a file of sound.
public struct BookClip: Sendable, Equatable {
  /// Which of the book's sounds.
  public var sound: Int
  /// Where it begins, in milliseconds.
  public var begin: Int
  /// Where it ends, in milliseconds; nil for the end of the file, whose length is not known yet.
  public var end: Int?

  /// A clip.
  public init(sound: Int, begin: Int, end: Int?) {
    self.sound = sound
    self.begin = begin
    self.end = end
  }

  /// How long it is, in milliseconds; 0 where the end is not known.
  public var length: Int { max(0, (end ?? begin) - begin) }
}

/// A file of sound that belongs to a book.
public struct BookSound: Sendable, Equatable {
  /// Its path in the file of the book.
  public var name: String
  /// Whether the book names it and does not have it.
  public var isMissing: Bool

  /// A file of sound.
  public init(name: String, isMissing: Bool = false) {
    self.name = name
    self.isMissing = isMissing
  }
}
