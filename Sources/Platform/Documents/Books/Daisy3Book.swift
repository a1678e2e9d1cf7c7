// SPDX-License-Identifier: Apache-2.0

import Books

/// Reads DAISY 3 (ANSI/NISO Z39.86-2005).
struct Daisy3Book {
  private let archive: BookArchive
  private let path: String

  init(_ archive: BookArchive, package path: String) {
    self.archive = archive
    self.path = path
  }

  func read() throws(BookFault) -> Book {
    let package = try BookPackageFile(archive, path: path)
    var assembly = BookAssembly(.daisy3)
    package.tell(&assembly.book)
    var sync: [SyncPoints] = []
    for file in package.otherSpine where file.lowercased().hasSuffix(".smil") {
      guard let markup = try archive.markup(file, by: .xml) else { throw .missing(file: file) }
      let points = try SyncPoints(markup, file: file)
      try assembly.add(points, of: file)
      sync.append(points)
    }
    guard let ncx = package.ncx else { throw .missing(file: "*.ncx") }
    guard let contents = try archive.markup(ncx, by: .xml) else { throw .missing(file: ncx) }
    let texts = package.files.filter { $0.type == "application/x-dtbook+xml" }.map { $0.file }
    let wanted = EPUBBook.wanted(sync)
    for file in texts {
      guard let markup = try archive.markup(file, by: .xml) else {
        assembly.lostTexts.append(file)
        continue
      }
      try assembly.add(BookText(markup, wanted: wanted[file] ?? []), of: file)
    }
    let entries = try BookContents(ncx: contents, file: ncx)
    if texts.isEmpty {
      // Sound alone: the entries of the table of contents are the text.
      return try Self.soundOnly(assembly, entries, sync, archive)
    }
    assembly.attachSound(archive)
    if !assembly.hasPages { assembly.insertPages(entries.pages) }
    try assembly.cut(entries.entries)
    return try assembly.finished()
  }

  /// A book of sound, whose only text is its table of contents.
  private static func soundOnly(
    _ assembly: BookAssembly, _ contents: BookContents, _ sync: [SyncPoints],
    _ archive: BookArchive
  ) throws(BookFault) -> Book {
    var assembly = assembly
    guard contents.entries.count <= BookAssembly.Limits.entries else {
      throw .tooMany(.entries, maximum: BookAssembly.Limits.entries)
    }
    var starts: [String: [(title: String, level: Int)]] = [:]
    for entry in contents.entries {
      if let target = entry.target {
        starts[target.file + "#" + target.id, default: []].append((entry.title, entry.level))
      }
    }
    var parts: [BookPart] = []
    for (file, points) in zip(assembly.pointFiles, sync) {
      for point in points.points {
        for (title, level) in point.ids.flatMap({ starts[file + "#" + $0] ?? [] }) {
          parts.append(BookPart(title: title, level: level))
        }
        if parts.isEmpty { parts.append(BookPart(title: assembly.book.title, level: 1)) }
        let clips = point.clips.map {
          BookClip(sound: assembly.sound($0.file, archive), begin: $0.begin, end: $0.end)
        }
        parts[parts.count - 1].paragraphs.append(
          BookParagraph(.text, [BookSentence("", clips: clips)]))
      }
    }
    let levels = BookAssembly.levels(parts.map { $0.level })
    for index in parts.indices { parts[index].level = levels[index] }
    assembly.book.parts = parts
    assembly.tellOfSounds()
    return try assembly.finished()
  }
}
