// SPDX-License-Identifier: Apache-2.0

import Archives
import Books
import Bytes
import Documents

/// Writes the sound of a book as a W3C audiobook in its package: a file for each part that has sound.
struct AudiobookWriter {
  private let book: Book
  private let pieces: [PartSound?]

  init(_ book: Book, pieces: [PartSound?]) {
    self.book = book
    self.pieces = pieces
  }

  var entries: [ArchiveEntry] {
    [
      ArchiveEntry(name: "publication.json", content: .bytes(manifest)),
      ArchiveEntry(name: "index.html", content: .bytes(Array(entryPage.utf8))),
    ]
      + pieces.compactMap { piece in
        piece.map { ArchiveEntry(name: $0.file.name, content: .file(path: $0.file.path)) }
      }
  }

  private static func duration(_ milliseconds: Int) -> String {
    "PT" + MediaClock.seconds(milliseconds) + "S"
  }

  private var manifest: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("@context")
      writer.array { list in
        list.value("https://schema.org")
        list.value("https://www.w3.org/ns/pub-context")
        list.object { $0.field("language", book.languageTag ?? "und") }
      }
      writer.field("conformsTo", "https://www.w3.org/TR/audiobooks/")
      writer.field("type", "Audiobook")
      writer.field("id", book.identifier ?? BookIdentifier.made(for: book))
      writer.field("name", book.title)
      writer.key("author")
      writer.array { list in for author in book.authors { list.value(author) } }
      writer.key("readBy")
      writer.array { list in for narrator in book.narrators { list.value(narrator) } }
      writer.field("inLanguage", book.languageTag ?? "und")
      if let date = book.date { writer.field("datePublished", date) }
      writer.field("duration", Self.duration(pieces.reduce(0) { $0 + ($1?.milliseconds ?? 0) }))
      if book.isMachineSpoken {
        writer.key(text: MachineVoice.property)
        writer.value(true)
        writer.field("accessibilitySummary", MachineStatement.text(for: book))
      }
      writer.key("resources")
      writer.array { list in
        list.object { item in
          item.field("url", "index.html")
          item.field("encodingFormat", "text/html")
          item.field("rel", "contents")
        }
      }
      writer.key("readingOrder")
      writer.array { list in
        for case (let part, let piece?) in zip(book.parts, pieces) {
          list.object { item in
            item.field("url", piece.file.name)
            item.field("encodingFormat", piece.file.mediaType)
            item.field("name", part.title)
            item.field("duration", Self.duration(piece.milliseconds))
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private var entryPage: String {
    let entries = book.parts.enumerated().map { index, part in
      let title = part.title.isEmpty ? "\(index + 1)" : part.title
      return (part.level, "<a href=\"\(address(of: index))\">\(BookXML.escaped(title))</a>")
    }
    return "<!DOCTYPE html>\n<html \(BookXML.language(book))>\n<head><meta charset=\"utf-8\"/>"
      + "<title>\(BookXML.escaped(book.title))</title>"
      + "<link rel=\"publication\" href=\"publication.json\"/></head>\n<body>\n"
      + "<h1>\(BookXML.escaped(book.title))</h1>\n"
      + (book.isMachineSpoken
        ? "<p>\(BookXML.escaped(MachineStatement.text(for: book)))</p>\n" : "")
      + "<nav role=\"doc-toc\">\n\(BookXML.nested(entries))</nav>\n</body>\n</html>\n"
  }

  /// Where a part begins; one without sound begins where the next does.
  private func address(of index: Int) -> String {
    if let next = pieces[index...].lazy.compactMap({ $0 }).first { return next.file.name }
    guard let last = pieces.lazy.compactMap({ $0 }).last else { return "" }
    return "\(last.file.name)#t=\(MediaClock.seconds(last.milliseconds))"
  }
}
