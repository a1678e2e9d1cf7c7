// SPDX-License-Identifier: Apache-2.0

import Books

/// Reads DAISY 2.02.
struct Daisy202Book {
  private let archive: BookArchive
  private let path: String

  /// - Parameter path: the navigation control centre, `ncc.html`.
  init(_ archive: BookArchive, contents path: String) {
    self.archive = archive
    self.path = path
  }

  func read() throws(BookFault) -> Book {
    let markup = try BookArchive.markup(try archive.needed(path), by: .html, path)
    let contents = try NavigationCentre(markup, file: path)
    var assembly = BookAssembly(.daisy202)
    contents.tell(&assembly.book)
    var sync: [SyncPoints] = []
    for file in contents.smilFiles {
      guard let smil = try archive.markup(file, by: .xml) else { throw .missing(file: file) }
      let points = try SyncPoints(smil, file: file)
      try assembly.add(points, of: file)
      sync.append(points)
    }
    let wanted = EPUBBook.wanted(sync)
    var texts: [String] = []
    var known: Set<String> = []
    for case let text? in sync.flatMap({ $0.points.map { $0.text?.file } }) {
      if known.insert(text).inserted { texts.append(text) }
      guard texts.count <= BookAssembly.Limits.texts else {
        throw .tooMany(.files, maximum: BookAssembly.Limits.texts)
      }
    }
    if texts.isEmpty { texts = [path] }
    for file in texts {
      guard let markup = try archive.markup(file, by: .html) else {
        assembly.lostTexts.append(file)
        continue
      }
      try assembly.add(BookText(markup, wanted: wanted[file] ?? []), of: file)
    }
    assembly.attachSound(archive)
    if !assembly.hasPages { assembly.insertPages(contents.pages) }
    try assembly.cut(contents.entries)
    return try assembly.finished()
  }
}

/// What `ncc.html` tells.
private struct NavigationCentre {
  private(set) var entries: [ContentsEntry] = []
  private(set) var pages: [ContentsEntry] = []
  /// The files of points of sound, in the order in which they are named.
  private(set) var smilFiles: [String] = []
  private var metas: [(name: String, text: String)] = []
  private var title = ""

  init(_ markup: Markup, file: String) throws(BookFault) {
    var reader = Reader(file: file)
    markup.walk { event in
      switch event {
      case .open(let element): reader.open(element)
      case .text(let text): reader.text? += text
      case .close(let name): reader.close(name.lowercased())
      }
    }
    if let fault = reader.fault { throw fault }
    (entries, pages, smilFiles) = (reader.entries, reader.pages, reader.smilFiles)
    (metas, title) = (reader.metas, reader.title)
    guard !smilFiles.isEmpty else { throw .damaged(file: file, line: nil) }
  }

  func tell(_ book: inout Book) {
    func values(_ names: String...) -> [String] {
      metas.filter { names.contains($0.name) && !$0.text.isEmpty }.map { $0.text }
    }
    book.title = values("dc:title").first ?? title
    book.languageTag = values("dc:language").first
    book.authors = values("dc:creator")
    book.identifier = values("dc:identifier").first
    book.date = values("dc:date").first
    book.narrators = values("ncc:narrator")
    book.isMachineSpoken = values(MachineVoice.property).contains("true")
  }

  private struct Reader {
    let file: String
    var entries: [ContentsEntry] = []
    var pages: [ContentsEntry] = []
    var smilFiles: [String] = []
    var metas: [(name: String, text: String)] = []
    var title = ""
    var fault: BookFault?
    /// The text of the element that is open.
    var text: String?
    private var seen: Set<String> = []
    private var kind: Kind?
    private var target: BookAddress?

    private enum Kind {
      case title
      case heading(String, level: Int)
      case page(String)
    }

    init(file: String) { self.file = file }

    mutating func open(_ element: MarkupElement) {
      let name = element.name.lowercased()
      switch name {
      case "meta":
        if let name = element["name"], let content = element["content"] {
          metas.append((name.lowercased(), content))
        }
      case "title": begin(.title)
      case "h1", "h2", "h3", "h4", "h5", "h6":
        begin(.heading(name, level: Int(name.dropFirst()) ?? 1))
      case "span", "div":
        if (element["class"] ?? "").hasPrefix("page-") { begin(.page(name)) }
      case "a": if let address = element["href"] { follow(address) }
      default: break
      }
    }

    private mutating func begin(_ kind: Kind) {
      self.kind = kind
      text = ""
      target = nil
    }

    private mutating func follow(_ address: String) {
      do throws(BookFault) {
        let found = try BookArchive.resolve(address, from: file)
        target = target ?? found
        if found.file.lowercased().hasSuffix(".smil"), seen.insert(found.file).inserted {
          smilFiles.append(found.file)
        }
      } catch { fault = fault ?? error }
    }

    mutating func close(_ name: String) {
      let told = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      switch kind {
      case .title where name == "title": title = told
      case .heading(name, let level):
        entries.append(ContentsEntry(title: told, level: level, target: target))
      case .page(name): pages.append(ContentsEntry(title: told, level: 1, target: target))
      case .title, .heading, .page, nil: return
      }
      kind = nil
      text = nil
    }
  }
}
