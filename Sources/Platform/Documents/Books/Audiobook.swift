// SPDX-License-Identifier: Apache-2.0

import Books
import Bytes

/// Reads W3C audiobooks in their package (Audiobooks, W3C Recommendation 2020; Lightweight Packaging Format).
struct Audiobook {
  static let manifestName = "publication.json"
  static let entryName = "index.html"

  private let archive: BookArchive

  init(_ archive: BookArchive) { self.archive = archive }

  /// A place in the sound: which file, and after how many milliseconds.
  private struct Start {
    var title: String
    var level: Int
    var sound: Int
    var time: Int
  }

  func read() throws(BookFault) -> Book {
    let bytes = try archive.needed(Self.manifestName)
    let manifest: JSONValue
    do throws(JSONError) { manifest = try JSONParser.parse(bytes) } catch {
      throw .damaged(file: Self.manifestName, line: error.line)
    }
    var book = Book(format: .lpf)
    book.title = Self.texts(manifest["name"]).first ?? ""
    book.languageTag = Self.texts(manifest["inLanguage"]).first
    book.authors = Self.texts(manifest["author"])
    book.narrators = Self.texts(manifest["readBy"])
    book.identifier = manifest["id"]?.string ?? manifest["url"]?.string
    book.date = manifest["datePublished"]?.string
    book.isMachineSpoken = manifest[MachineVoice.property]?.bool ?? false
    let items = try order(manifest, &book)
    guard !items.isEmpty else { throw .empty }
    let starts = try starts(manifest, items, &book)
    book.parts = Self.parts(starts, items, title: book.title)
    let missing = book.sounds.filter(\.isMissing).map(\.name)
    if !missing.isEmpty { book.warnings.append(.soundsMissing(missing)) }
    return book
  }

  private struct Item {
    var title: String
    var sound: Int
    var length: Int?
  }

  /// The files of sound in the order in which they are heard.
  private func order(_ manifest: JSONValue, _ book: inout Book) throws(BookFault) -> [Item] {
    var items: [Item] = []
    var others = 0
    let list = manifest["readingOrder"].map { $0.array ?? [$0] } ?? []
    guard list.count <= BookAssembly.Limits.entries else {
      throw .tooMany(.entries, maximum: BookAssembly.Limits.entries)
    }
    for value in list {
      guard let address = value.string ?? value["url"]?.string else { continue }
      let type = value["encodingFormat"]?.string ?? "audio/"
      guard type.hasPrefix("audio/") else {
        others += 1
        continue
      }
      let file = try BookArchive.resolve(address, from: Self.manifestName).file
      let name = archive.archive.name(like: file)
      book.sounds.append(BookSound(name: name ?? file, isMissing: name == nil))
      items.append(
        Item(
          title: Self.texts(value["name"]).first ?? "", sound: items.count,
          length: value["duration"]?.string.flatMap { MediaClock.milliseconds(iso: $0) }))
    }
    if others > 0 { book.warnings.append(.entriesLost(others)) }
    return items
  }

  /// The file with the table of contents: the one that the manifest calls so, else the entry page.
  private static func contentsName(_ manifest: JSONValue) throws(BookFault) -> String {
    for list in ["resources", "readingOrder", "links"] {
      for value in manifest[list].map({ $0.array ?? [$0] }) ?? [] {
        guard let address = value["url"]?.string, texts(value["rel"]).contains("contents")
        else { continue }
        return try BookArchive.resolve(address, from: manifestName).file
      }
    }
    return entryName
  }

  /// Where the parts begin: as the table of contents lists them, else at each file.
  private func starts(
    _ manifest: JSONValue, _ items: [Item], _ book: inout Book
  ) throws(BookFault) -> [Start] {
    var starts: [Start] = []
    let contents = try Self.contentsName(manifest)
    if let page = try archive.markup(contents, by: .html) {
      var lost = 0
      var numbers: [String: Int] = [:]
      for (number, sound) in book.sounds.enumerated().reversed() { numbers[sound.name] = number }
      for entry in try BookContents(navigation: page, file: contents).entries {
        guard let target = entry.target,
          let sound = numbers[target.file],
          let time = Self.time(target.id)
        else {
          lost += 1
          continue
        }
        starts.append(Start(title: entry.title, level: entry.level, sound: sound, time: time))
      }
      if lost > 0 { book.warnings.append(.entriesLost(lost)) }
    }
    if starts.isEmpty {
      if items.allSatisfy({ $0.title.isEmpty }) { book.warnings.append(.noContents) }
      starts = items.map { Start(title: $0.title, level: 1, sound: $0.sound, time: 0) }
    }
    for (before, next) in zip(starts, starts.dropFirst())
    where (next.sound, next.time) < (before.sound, before.time) {
      book.warnings.append(.outOfOrder(next.title))
    }
    return starts.enumerated().sorted {
      ($0.element.sound, $0.element.time, $0.offset)
        < ($1.element.sound, $1.element.time, $1.offset)
    }.map(\.element)
  }

  /// The beginning of a piece of sound: "t=12.5,20" (Media Fragments, 4.2.1).
  private static func time(_ fragment: String) -> Int? {
    guard !fragment.isEmpty else { return 0 }
    guard fragment.hasPrefix("t=") else { return nil }
    return MediaClock.milliseconds(String(fragment.dropFirst(2).prefix { $0 != "," }))
  }

  private static func parts(_ starts: [Start], _ items: [Item], title: String) -> [BookPart] {
    var parts: [BookPart] = []
    if let first = starts.first, (first.sound, first.time) > (0, 0) {
      let front = Start(title: title, level: 1, sound: 0, time: 0)
      parts.append(part(front, until: first, items))
    }
    for (number, start) in starts.enumerated() {
      parts.append(part(start, until: starts.dropFirst(number + 1).first, items))
    }
    let levels = BookAssembly.levels(parts.map(\.level))
    for index in parts.indices { parts[index].level = levels[index] }
    return parts
  }

  private static func part(_ start: Start, until next: Start?, _ items: [Item]) -> BookPart {
    var clips: [BookClip] = []
    let last = next?.sound ?? items.count - 1
    for sound in start.sound...max(start.sound, last) where sound < items.count {
      let begin = sound == start.sound ? start.time : 0
      let end = sound == next?.sound ? next?.time : items[sound].length
      if let end, end <= begin { continue }
      clips.append(BookClip(sound: sound, begin: begin, end: end))
    }
    var part = BookPart(title: start.title, level: start.level)
    if !clips.isEmpty {
      part.paragraphs = clips.map { BookParagraph(.text, [BookSentence("", clips: [$0])]) }
    }
    return part
  }

  /// A text, a list of them, or things with names.
  private static func texts(_ value: JSONValue?) -> [String] {
    guard let value else { return [] }
    if let text = value.string { return [text] }
    if let list = value.array { return list.prefix(100).flatMap { oneText($0) } }
    return oneText(value)
  }

  private static func oneText(_ value: JSONValue) -> [String] {
    if let text = value.string ?? value["value"]?.string { return [text] }
    guard let name = value["name"] else { return [] }
    if let text = name.string ?? name["value"]?.string { return [text] }
    return (name.array ?? []).prefix(1).compactMap { $0.string ?? $0["value"]?.string }
  }
}
