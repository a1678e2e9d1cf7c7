// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DocumentContent {
  /// A file that is a ZIP archive: a book (EPUB) or a document (DOCX).
  /// - Throws: `damaged`, `unpacksTooMuch`, `locked`, and the kinds of archive that are neither.
  public init(archive bytes: [UInt8]) throws(DocumentFault) {
    let archive = try ZipArchive(bytes)
    switch try archive.kind() {
    case .book: try self.init(book: archive)
    case .word: try self.init(word: archive)
    }
  }

  /// Chapters that a book may have.
  private static let mostChapters = 2000

  /// A book: its files in the order of its spine.
  private init(book archive: ZipArchive) throws(DocumentFault) {
    self.init()
    let package = try BookPackage(archive)
    languageTag = package.languageTag
    guard package.chapters.count <= Self.mostChapters else { throw .unpacksTooMuch }
    for name in package.chapters {
      guard !package.lockedFiles.contains(name) else { throw .locked }
      guard let file = try archive.file(name) else {
        missingParts += 1
        continue
      }
      let chapter = try DocumentContent(html: file)
      parts += chapter.parts.filter { !$0.isEmpty }
      silentPictures += chapter.silentPictures
      if languageTag == nil { languageTag = chapter.languageTag }
    }
    if parts.isEmpty, missingParts > 0 { throw .damaged }
  }
}

extension ZipArchive {
  /// What is read of archives.
  enum Kind {
    case book
    case word
  }

  /// What it is.
  /// - Throws: the kinds of archive that are neither.
  func kind() throws(DocumentFault) -> Kind {
    if has("META-INF/container.xml") { return .book }
    if has("word/document.xml") { return .word }
    if has("xl/workbook.xml") { throw .spreadsheet }
    if has("ppt/presentation.xml") { throw .slides }
    throw has("content.xml") ? .otherDocument : .archive
  }
}

/// What the package document of a book says (EPUB 3.3, section 5).
struct BookPackage {
  private(set) var chapters: [String] = []
  private(set) var languageTag: String?
  /// The files that are encrypted.
  private(set) var lockedFiles: Set<String> = []

  init(_ archive: ZipArchive) throws(DocumentFault) {
    guard let container = try archive.file("META-INF/container.xml"),
      let path = try Self.first("rootfile", "full-path", in: container),
      let package = try archive.file(path)
    else { throw .damaged }
    lockedFiles = try Self.lockedFiles(in: archive)
    try read(package, folder: ArchivePath.folder(of: path))
    guard !chapters.isEmpty else { throw .damaged }
  }

  /// The files of a book that are encrypted.
  static func lockedFiles(in archive: ZipArchive) throws(DocumentFault) -> Set<String> {
    guard let encryption = try archive.file("META-INF/encryption.xml") else { return [] }
    var files: Set<String> = []
    try Markup(encryption, by: .xml).walk { event in
      if case .open(let element) = event, element.name == "CipherReference",
        let file = element["URI"].flatMap({ ArchivePath.resolved($0, within: "") })
      {
        files.insert(file)
      }
    }
    return files
  }

  private mutating func read(_ package: [UInt8], folder: String) throws(DocumentFault) {
    var files: [String: String] = [:]
    var spine: [String] = []
    var isLanguage = false
    try Markup(package, by: .xml).walk { event in
      switch event {
      case .open(let element):
        isLanguage = element.name == "language" && languageTag == nil
        if element.name == "item", let id = element["id"], let address = element["href"],
          Self.isText(element["media-type"])
        {
          files[id] = ArchivePath.resolved(address, within: folder)
        } else if element.name == "itemref", let id = element["idref"] {
          spine.append(id)
        }
      case .text(let text):
        if isLanguage { languageTag = text.filter { !$0.isWhitespace } }
      case .close: isLanguage = false
      }
    }
    chapters = spine.compactMap { files[$0] }
  }

  private static func isText(_ mediaType: String?) -> Bool {
    ["application/xhtml+xml", "text/html", "application/x-dtbook+xml"].contains(mediaType)
  }

  private static func first(
    _ name: String, _ attribute: String, in file: [UInt8]
  ) throws(DocumentFault) -> String? {
    var found: String?
    try Markup(file, by: .xml).walk { event in
      if case .open(let element) = event, element.name == name, found == nil {
        found = element[attribute]
      }
    }
    return found
  }
}

/// Addresses of files within an archive.
enum ArchivePath {
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The name of the file that an address within a folder means; nil for one outside the archive.
  static func resolved(_ address: String, within folder: String) -> String? {
    let path = address.prefix { $0 != "#" && $0 != "?" }
    guard let decoded = String(path).removingPercentEncoding, !decoded.contains(":") else {
      return nil
    }
    var parts = folder.split(separator: "/").map(String.init)
    for part in decoded.split(separator: "/").map(String.init) {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }
}
