// SPDX-License-Identifier: Apache-2.0

import Foundation
package import TextRecognition

/// What a file is, by its content.
///
/// The name of a file is nobody's promise.
package enum DocumentKind: Sendable, Equatable {
  case picture(PictureForm)
  case pdf
  /// A ZIP archive: a book, a document of Word, or something else.
  case archive
  case html
  case plain

  /// How much of a file is looked at.
  package static let prefixLength = 64 << 10

  /// - Throws: what the file is instead.
  package init(firstBytes bytes: [UInt8]) throws(DocumentError) {
    if bytes.isEmpty { throw .empty }
    if let form = PictureForm(firstBytes: bytes) {
      self = .picture(form)
    } else if bytes.prefix(1024).has("%PDF-") {
      // Some programs write something before it (ISO 32000-1, annex H).
      self = .pdf
    } else if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      self = .archive
    } else if let other = OtherFile(firstBytes: bytes) {
      throw .otherFile(other)
    } else {
      self = Self.looksLikeHTML(bytes) ? .html : .plain
    }
  }

  private static func looksLikeHTML(_ bytes: [UInt8]) -> Bool {
    // In UTF-16 every other byte of a tag is zero.
    let text = String(decoding: bytes.prefix(4096).filter { $0 != 0 }, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines.union(["\u{FEFF}", "\u{FFFD}"])).lowercased()
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") { return true }
    guard text.hasPrefix("<") else { return false }
    // DTBook, the text of a DAISY book, names its paragraphs as HTML does.
    return ["<dtbook", "<html", "<body", "<head>", "<p>", "<div", "<h1"].contains {
      text.contains($0)
    }
  }

  /// The ends of names that such files have.
  func isNamed(_ suffix: String) -> Bool {
    switch self {
    case .picture(.jpeg): ["jpg", "jpeg", "jpe", "jfif"].contains(suffix)
    case .picture(.png): suffix == "png"
    case .picture(.tiff): ["tif", "tiff"].contains(suffix)
    case .picture(.webp): suffix == "webp"
    case .picture(.greymap): suffix == "pgm"
    case .pdf: suffix == "pdf"
    case .archive: ["epub", "docx", "docm", "dotx"].contains(suffix)
    case .html: ["html", "htm", "xhtml", "xht", "php", "asp", "aspx"].contains(suffix)
    case .plain: !Self.promises.contains(suffix)
    }
  }

  /// Ends of names that promise something else than plain text.
  private static let promises: Set<String> = [
    "jpg", "jpeg", "png", "tif", "tiff", "webp", "pdf", "epub", "docx", "doc", "html", "htm", "gif",
    "mp3", "wav", "zip", "exe", "heic", "rtf", "odt",
  ]

  /// The name of the kind, for the warning that a file has another than its name says.
  var name: String {
    switch self {
    case .picture(.jpeg): "JPEG"
    case .picture(.png): "PNG"
    case .picture(.tiff): "TIFF"
    case .picture(.webp): "WebP"
    case .picture(.greymap): "PGM"
    case .pdf: "PDF"
    case .archive: "ZIP"
    case .html: "HTML"
    case .plain: "TXT"
    }
  }
}

/// What a file is that holds no text that is read here.
public enum OtherFile: String, Sendable, CaseIterable {
  /// Sound or film.
  case sound
  /// A picture of a form that is not opened, such as HEIC or GIF.
  case picture
  /// A list of sounds to play.
  case playlist
  /// A program or a script.
  case program
  /// An archive of files.
  case archive
  /// A table of a spreadsheet program.
  case spreadsheet
  /// Slides of a program for talks.
  case slides
  /// A document of another program: old Word, LibreOffice, RTF.
  case document
  /// Something that is no text.
  case binary
}

extension OtherFile {
  /// The kind of file that begins so; nil for what may be text.
  init?(firstBytes bytes: [UInt8]) {
    if let known = Self.signatures.first(where: { signature in
      bytes.dropFirst(signature.offset).starts(with: signature.bytes)
    }) {
      self = known.kind
    } else if bytes.starts(with: [0xFF]), bytes.count > 1, bytes[1] & 0xE0 == 0xE0, bytes[1] != 0xFE
    {
      self = .sound
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return nil
    } else if Self.isBinary(bytes) {
      self = .binary
    } else {
      return nil
    }
  }

  private struct Signature {
    let kind: OtherFile
    let offset: Int
    let bytes: [UInt8]

    init(_ kind: OtherFile, _ text: String, at offset: Int = 0) {
      self.init(kind, Array(text.utf8), at: offset)
    }

    init(_ kind: OtherFile, _ bytes: [UInt8], at offset: Int = 0) {
      (self.kind, self.offset, self.bytes) = (kind, offset, bytes)
    }
  }

  private static let signatures: [Signature] =
    ["heic", "heix", "mif1", "msf1", "avif", "hevc"].map {
      Signature(.picture, "ftyp" + $0, at: 4)
    } + [
      Signature(.sound, "ftyp", at: 4), Signature(.sound, "WAVE", at: 8),
      Signature(.sound, "AVI ", at: 8), Signature(.sound, "OggS"), Signature(.sound, "fLaC"),
      Signature(.sound, "ID3"), Signature(.sound, [0x1A, 0x45, 0xDF, 0xA3]),
      Signature(.sound, "FORM"), Signature(.sound, "caff"), Signature(.sound, "#!AMR"),
      Signature(.sound, [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]),
      Signature(.picture, "GIF8"), Signature(.picture, "BM"), Signature(.picture, "8BPS"),
      Signature(.picture, [0, 0, 0, 0x0C, 0x6A, 0x50]), Signature(.picture, "<svg"),
      Signature(.playlist, "#EXTM3U"), Signature(.playlist, "[playlist]"),
      Signature(.playlist, "<asx"), Signature(.playlist, "ffconcat"),
      Signature(.program, [0x7F, 0x45, 0x4C, 0x46]), Signature(.program, "MZ"),
      Signature(.program, "#!"), Signature(.program, [0xCA, 0xFE, 0xBA, 0xBE]),
      Signature(.archive, [0x1F, 0x8B]), Signature(.archive, [0x37, 0x7A, 0xBC, 0xAF]),
      Signature(.archive, "Rar!"), Signature(.archive, "BZh"),
      Signature(.archive, [0xFD, 0x37, 0x7A, 0x58, 0x5A]), Signature(.archive, "ustar", at: 257),
      Signature(.archive, [0x50, 0x4B, 0x05, 0x06]), Signature(.document, "{\\rtf"),
      Signature(.document, [0xD0, 0xCF, 0x11, 0xE0]), Signature(.document, "%!PS"),
    ]

  /// Whether there are zeros, or more controls than any text has.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let controls = bytes.count { byte in
      byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1A].contains(byte) || byte == 0x7F
    }
    return bytes.contains(0) || controls * 100 > bytes.count
  }
}

extension ArraySlice<UInt8> {
  fileprivate func has(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
