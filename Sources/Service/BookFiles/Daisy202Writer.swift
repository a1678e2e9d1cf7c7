// SPDX-License-Identifier: Apache-2.0

import Archives
import Books
import Documents

/// Writes a book as DAISY 2.02.
struct Daisy202Writer {
  private let book: Book
  private let sounds: [BookSoundFile]
  private let pages: [SpokenPage]

  init(_ book: Book, sounds: [BookSoundFile]) {
    self.book = book
    self.sounds = sounds
    pages = book.parts.map { SpokenPage($0, style: .daisy202) }
  }

  var entries: [ArchiveEntry] {
    var entries = [text("ncc.html", navigation), text("master.smil", master)]
    for index in pages.indices {
      entries.append(text(name(index) + ".html", page(index)))
      entries.append(text(name(index) + ".smil", points(index)))
    }
    for sound in sounds {
      entries.append(ArchiveEntry(name: sound.name, content: .file(path: sound.path)))
    }
    return entries
  }

  private func text(_ name: String, _ text: String) -> ArchiveEntry {
    ArchiveEntry(name: name, content: .bytes(Array(text.utf8)))
  }

  private func name(_ index: Int) -> String { "part" + BookSounds.number(index + 1) }

  private var identifier: String { book.identifier ?? BookIdentifier.made(for: book) }

  private static func meta(_ name: String, _ content: String) -> String {
    "<meta name=\"\(name)\" content=\"\(BookXML.escaped(content))\" />\n"
  }

  /// "1:02:03", rounded to a second.
  private static func clock(_ milliseconds: Int) -> String {
    let clock = MediaClock.clock((milliseconds + 500) / 1000 * 1000)
    return String(clock.prefix { $0 != "." })
  }

  private func document(_ head: String, _ body: String) -> String {
    BookXML.head
      + "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\" "
      + "\"http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd\">\n"
      + "<html xmlns=\"http://www.w3.org/1999/xhtml\" \(BookXML.language(book))>\n<head>\n"
      + "<meta http-equiv=\"Content-type\" content=\"text/html; charset=utf-8\" />\n"
      + head + "</head>\n<body>\n" + body + "</body>\n</html>\n"
  }

  private var navigation: String {
    var head = "<title>\(BookXML.escaped(book.title))</title>\n"
    for author in book.authors { head += Self.meta("dc:creator", author) }
    if let date = book.date { head += Self.meta("dc:date", date) }
    head += Self.meta("dc:format", "Daisy 2.02")
    head += Self.meta("dc:identifier", identifier)
    head += Self.meta("dc:language", book.languageTag ?? "und")
    head += Self.meta("dc:title", book.title)
    head += Self.meta("ncc:charset", "utf-8")
    head += Self.meta("ncc:depth", "\(book.parts.map(\.level).max() ?? 1)")
    head += Self.meta("ncc:multimediaType", "audioFullText")
    for narrator in book.narrators { head += Self.meta("ncc:narrator", narrator) }
    head += Self.meta("ncc:pageFront", "0") + Self.meta("ncc:pageNormal", "\(book.pageCount)")
    head += Self.meta("ncc:pageSpecial", "0") + Self.meta("ncc:setInfo", "1 of 1")
    head += Self.meta("ncc:tocItems", "\(book.parts.count + book.pageCount)")
    head += Self.meta("ncc:totalTime", Self.clock(book.duration ?? 0))
    if book.isMachineSpoken {
      head += Self.meta(MachineVoice.property, "true")
      head += Self.meta("dc:description", MachineStatement.text(for: book))
    }
    var body = ""
    for (index, part) in book.parts.enumerated() {
      let title = part.title.isEmpty ? "\(index + 1)" : part.title
      let kind = index == 0 ? " class=\"title\"" : ""
      body += "<h\(part.level)\(kind) id=\"part\(index + 1)\"><a href=\"\(name(index)).smil#p1\">"
      body += "\(BookXML.escaped(title))</a></h\(part.level)>\n"
      for sign in pages[index].pages {
        let point = min(sign.point, max(0, pages[index].points.count - 1)) + 1
        body += "<span class=\"page-normal\" id=\"part\(index + 1)-\(sign.id)\">"
        body += "<a href=\"\(name(index)).smil#p\(point)\">\(sign.label)</a></span>\n"
      }
    }
    return document(head, body)
  }

  private func page(_ index: Int) -> String {
    document(
      "<title>\(BookXML.escaped(book.parts[index].title))</title>\n",
      "<div id=\"part\">\n\(pages[index].content)</div>\n")
  }

  private func smil(_ head: String, _ body: String) -> String {
    BookXML.head
      + "<!DOCTYPE smil PUBLIC \"-//W3C//DTD SMIL 1.0//EN\" "
      + "\"http://www.w3.org/TR/REC-SMIL/SMIL10.dtd\">\n<smil>\n<head>\n"
      + Self.meta("dc:format", "Daisy 2.02") + Self.meta("dc:identifier", identifier) + head
      + "<layout><region id=\"txtView\" /></layout>\n</head>\n<body>\n" + body
      + "</body>\n</smil>\n"
  }

  private var master: String {
    var head = Self.meta("dc:title", book.title)
    head += Self.meta("ncc:timeInThisSmil", Self.clock(book.duration ?? 0))
    var body = ""
    for (index, part) in book.parts.enumerated() {
      body += "<ref title=\"\(BookXML.escaped(part.title))\" src=\"\(name(index)).smil#p1\""
      body += " id=\"part\(index + 1)\" />\n"
    }
    return smil(head, body)
  }

  private func points(_ index: Int) -> String {
    let part = book.parts[index]
    var head = Self.meta("dc:title", book.title) + Self.meta("title", part.title)
    head += Self.meta("ncc:totalElapsedTime", Self.clock(book.starts[index]))
    head += Self.meta("ncc:timeInThisSmil", Self.clock(part.length))
    var body = "<seq dur=\"\(MediaClock.seconds(part.length))s\">\n"
    let page = name(index) + ".html"
    // A part without sound is still a place that one goes to.
    if pages[index].points.isEmpty {
      body += "<par endsync=\"last\" id=\"p1\"><text id=\"t1\" src=\"\(page)#part\" /></par>\n"
    }
    for (number, point) in pages[index].points.enumerated() {
      let end = point.clip.end ?? point.clip.begin
      body += "<par endsync=\"last\" id=\"p\(number + 1)\">"
      body += "<text id=\"t\(number + 1)\" src=\"\(page)#\(point.id)\" />"
      body += "<audio id=\"a\(number + 1)\" src=\"\(sounds[point.clip.sound].name)\""
      body += " clip-begin=\"npt=\(MediaClock.seconds(point.clip.begin))s\""
      body += " clip-end=\"npt=\(MediaClock.seconds(end))s\" /></par>\n"
    }
    return smil(head, body + "</seq>\n")
  }
}
