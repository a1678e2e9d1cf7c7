// SPDX-License-Identifier: Apache-2.0

import Books

/// The files of a book in its archive, by their addresses.
final class BookArchive {
  let archive: ZipArchive

  init(_ path: String) throws(BookFault) {
    do throws(DocumentFault) { archive = try ZipArchive(path: path) } catch {
      throw error == .unpacksTooMuch
        ? .tooMany(.files, maximum: ZipArchive.Limits().entries) : BookFault(error, in: "")
    }
  }

  /// A file; nil where there is none.
  func bytes(_ name: String) throws(BookFault) -> [UInt8]? {
    do throws(DocumentFault) {
      guard let found = archive.name(like: name) else { return nil }
      return try archive.file(found)
    } catch { throw BookFault(error, in: name) }
  }

  /// A file that has to be there.
  func needed(_ name: String) throws(BookFault) -> [UInt8] {
    guard let bytes = try bytes(name) else { throw .missing(file: name) }
    return bytes
  }

  /// A file as a tree; nil where there is none.
  func markup(_ name: String, by rules: Markup.Rules) throws(BookFault) -> Markup? {
    guard let bytes = try bytes(name) else { return nil }
    return try Self.markup(bytes, by: rules, name)
  }

  static func markup(
    _ bytes: [UInt8], by rules: Markup.Rules, _ name: String
  ) throws(BookFault) -> Markup {
    let markup: Markup
    do throws(DocumentFault) {
      let isUTF8 = rules == .html && String(validating: bytes, as: UTF8.self) != nil
      markup = try Markup(bytes, by: rules, encoding: isUTF8 ? "UTF-8" : nil)
    } catch {
      throw .damaged(file: name, line: Markup.lastLine)
    }
    if markup.declaresEntities { throw .entities(file: name) }
    return markup
  }

  /// The name of the file that an address in another one means, and the identifier behind its #.
  /// - Throws: `outside` for one that leads out of the book.
  static func resolve(_ address: String, from file: String) throws(BookFault) -> BookAddress {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first.map(String.init) ?? ""
    let id = parts.count > 1 ? String(parts[1]) : ""
    if path.isEmpty { return BookAddress(file: file, id: id) }
    guard let name = ArchivePath.resolved(path, within: ArchivePath.folder(of: file)) else {
      throw .outside(file: file, address: address)
    }
    return BookAddress(file: name, id: id)
  }
}

/// A file of a book, and a place in it.
struct BookAddress: Hashable {
  var file: String
  /// The identifier of an element; empty for the whole file.
  var id: String
}

extension BookFault {
  init(_ fault: DocumentFault, in file: String) {
    switch fault {
    case .damaged: self = .damaged(file: file, line: nil)
    case .unpacksTooMuch: self = .unpacksTooMuch(file: file)
    case .locked: self = .locked(file: file)
    case .spreadsheet, .slides, .otherDocument: self = .otherDocument
    case .archive: self = .noBook
    }
  }
}
