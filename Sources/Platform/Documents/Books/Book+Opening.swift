// SPDX-License-Identifier: Apache-2.0

package import Books

extension Book {
  /// Opens the archive at a path as the book that it is.
  package init(archive path: String) throws(BookFault) {
    let archive = try BookArchive(path)
    let names = archive.archive.names
    if archive.archive.has("META-INF/container.xml") {
      self = try EPUBBook(archive).read()
    } else if archive.archive.has(Audiobook.manifestName) {
      self = try Audiobook(archive).read()
    } else if archive.archive.has("word/document.xml") {
      self = try WordBook(archive).read()
    } else if let contents = Self.first("ncc.html", in: names) ?? Self.first("ncc.htm", in: names) {
      self = try Daisy202Book(archive, contents: contents).read()
    } else if let package = names.filter({ $0.lowercased().hasSuffix(".opf") }).min(
      by: Self.isHigher)
    {
      self = try Daisy3Book(archive, package: package).read()
    } else if let folder = SoundFolder(archive) {
      self = try folder.read()
    } else {
      let others = ["xl/workbook.xml", "ppt/presentation.xml", "content.xml"]
      throw others.contains { archive.archive.has($0) } ? .otherDocument : .noBook
    }
  }

  /// A file by the last part of its name, the one nearest to the top.
  private static func first(_ name: String, in names: [String]) -> String? {
    names.filter { $0.split(separator: "/").last?.lowercased() == name }.min(by: Self.isHigher)
  }

  private static func isHigher(_ left: String, _ right: String) -> Bool {
    (left.count { $0 == "/" }, left) < (right.count { $0 == "/" }, right)
  }

}

/// The sounds of an archive, which come piece by piece; it stays open in between.
package final class ArchivedSounds {
  /// Where the archive lies.
  package let path: String
  private let archive: BookArchive

  /// Opens the archive at a path.
  package init(path: String) throws(BookFault) {
    self.path = path
    archive = try BookArchive(path)
  }

  /// A piece of a sound; fewer bytes than asked for only at its end.
  package func piece(
    of name: String, from offset: Int, count: Int
  ) throws(BookFault) -> [UInt8] {
    do throws(DocumentFault) {
      guard let bytes = try archive.archive.piece(of: name, from: offset, count: count) else {
        throw .damaged
      }
      return bytes
    } catch { throw BookFault(error, in: name) }
  }
}
