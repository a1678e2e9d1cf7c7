// SPDX-License-Identifier: Apache-2.0

import TextRecognition

/// What a file is that somebody gives to be read, as its content shows it.
///
/// The raw names are stored and are part of the API: they never change.
public enum DocumentSort: String, Sendable, CaseIterable {
  /// A photo.
  case jpeg
  /// A picture of a screen or a scanner.
  case png
  /// A scan or a fax, of one page or several.
  case tiff
  /// A picture from the web.
  case webp
  /// Pages.
  case pdf
  /// A book.
  case epub
  /// A document of Word.
  case docx
  /// An archive that may be a book or a document of another kind.
  case zip
  /// A web page.
  case html
  /// Plain text.
  case text
}

extension DocumentSort {
  /// Whether it is a picture, which everybody's browser shows as it is; TIFF it does not.
  public var isShownAsPicture: Bool {
    switch self {
    case .jpeg, .png, .webp: true
    case .tiff, .pdf, .epub, .docx, .zip, .html, .text: false
    }
  }

  /// Whether it is pages as they look, so that their print has to be recognised.
  public var isPages: Bool {
    switch self {
    case .jpeg, .png, .tiff, .webp, .pdf: true
    case .epub, .docx, .zip, .html, .text: false
    }
  }

  /// The media type under which it is given to somebody.
  public var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .tiff: "image/tiff"
    case .webp: "image/webp"
    case .pdf: "application/pdf"
    case .epub: "application/epub+zip"
    case .docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    case .zip: "application/zip"
    // As text: nothing that a stranger wrote runs or is laid out as a page.
    case .html, .text: "text/plain; charset=utf-8"
    }
  }

  /// How the name of such a file ends.
  public var suffix: String {
    switch self {
    case .jpeg: "jpg"
    case .text: "txt"
    case .tiff: "tif"
    case .png, .webp, .pdf, .epub, .docx, .zip, .html: rawValue
    }
  }

  init(_ kind: DocumentKind, firstBytes bytes: [UInt8]) {
    switch kind {
    case .picture(.jpeg): self = .jpeg
    case .picture(.png), .picture(.greymap): self = .png
    case .picture(.tiff): self = .tiff
    case .picture(.webp): self = .webp
    case .pdf: self = .pdf
    case .html: self = .html
    case .plain: self = .text
    case .archive:
      // A book says so in its first file (EPUB OCF, "mimetype"); one of Word has its parts in a folder.
      if bytes.dropFirst(30).starts(with: "mimetypeapplication/epub+zip".utf8) {
        self = .epub
      } else if bytes[...].firstRange(of: Array("word/".utf8)) != nil {
        self = .docx
      } else {
        self = .zip
      }
    }
  }
}
