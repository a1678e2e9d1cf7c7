// SPDX-License-Identifier: Apache-2.0

import Books

/// An entry of a table of contents.
struct ContentsEntry {
  var title: String
  var level: Int
  /// Where it leads; nil for one that only stands above others.
  var target: BookAddress?
}

/// Puts a book together from its texts, its points of sound and its table of contents.
struct BookAssembly {
  /// How much a book may have.
  enum Limits {
    static let clips = 500_000
    static let sentences = 1_000_000
    static let entries = 50_000
    static let texts = 5000
  }

  private struct Place {
    var paragraph: Int
    var sentence: Int
  }

  private struct Heard: Hashable {
    var address: BookAddress?
    var clip: SyncPoints.Clip
  }

  var book: Book
  private var paragraphs: [BookParagraph] = []
  /// How deep each heading is; 0 for other paragraphs.
  private var headings: [Int] = []
  /// The paragraph at which an address leads.
  private var anchors: [BookAddress: Int] = [:]
  private var places: [BookAddress: Place] = [:]
  private var points: [SyncPoints.Point] = []
  /// The files of points, in order.
  private(set) var pointFiles: [String] = []
  /// Which point an address in a file of points means.
  private var pointsByID: [BookAddress: Int] = [:]
  private var sounds: [String: Int] = [:]
  private var silentPictures = 0
  private var scripted = 0
  private var badTimes = 0
  private var sentenceCount = 0
  private var clipCount = 0
  var lostTexts: [String] = []

  init(_ format: BookFormat) { book = Book(format: format) }

  // MARK: Texts

  /// Adds the text of a file; one that was added already is left out.
  mutating func add(_ text: BookText, of file: String) throws(BookFault) {
    let whole = BookAddress(file: file, id: "")
    guard anchors[whole] == nil else { return }
    let base = paragraphs.count
    anchors[whole] = base
    for (id, index) in text.anchors { anchors[BookAddress(file: file, id: id)] = base + index }
    for paragraph in text.paragraphs { try add(paragraph, of: file) }
    silentPictures += text.silentPictures
    if text.hasScripts { scripted += 1 }
    if book.languageTag == nil { book.languageTag = text.languageTag }
  }

  private mutating func add(
    _ paragraph: BookText.Paragraph, of file: String
  ) throws(BookFault) {
    var sentences: [BookSentence] = []
    for piece in paragraph.pieces {
      if let id = piece.id {
        let address = BookAddress(file: file, id: id)
        if places[address] == nil {
          places[address] = Place(paragraph: paragraphs.count, sentence: sentences.count)
        }
        sentences.append(BookSentence(Self.trimmed(piece.text)))
      } else {
        sentences += SentenceEnds.split(piece.text).map { BookSentence($0) }
      }
    }
    sentenceCount += sentences.count
    guard sentenceCount <= Limits.sentences else {
      throw .tooMany(.sentences, maximum: Limits.sentences)
    }
    paragraphs.append(BookParagraph(paragraph.kind, sentences))
    headings.append(paragraph.level)
  }

  private static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    return String(scalars)
  }

  // MARK: Sound

  /// Adds what a SMIL file says.
  mutating func add(_ sync: SyncPoints, of file: String) throws(BookFault) {
    pointFiles.append(file)
    for point in sync.points {
      for id in point.ids { pointsByID[BookAddress(file: file, id: id)] = points.count }
      if pointsByID[BookAddress(file: file, id: "")] == nil {
        pointsByID[BookAddress(file: file, id: "")] = points.count
      }
      clipCount += point.clips.count
      points.append(point)
    }
    badTimes += sync.badTimes
    guard clipCount <= Limits.clips else { throw .tooMany(.clips, maximum: Limits.clips) }
  }

  /// Gives each sentence its sound.
  ///
  /// What belongs to no text is heard with the text before it.
  mutating func attachSound(_ archive: BookArchive) {
    var heard: Set<Heard> = []
    var last: Place?
    var early: [SyncPoints.Clip] = []
    var without = 0
    // A note that is heard where the text refers to it, and at its own place behind, is heard there only.
    var left: [SyncPoints.Clip: Int] = [:]
    for clip in points.flatMap({ $0.clips }) { left[clip, default: 0] += 1 }
    for point in points {
      let place = point.text.flatMap { self.place(of: $0) }
      if place == nil, !point.clips.isEmpty, point.text != nil { without += 1 }
      for clip in point.clips { left[clip, default: 1] -= 1 }
      if point.isNote, point.clips.contains(where: { left[$0] ?? 0 > 0 }) { continue }
      let clips = point.clips.filter { heard.insert(Heard(address: point.text, clip: $0)).inserted }
      guard let target = place ?? last else {
        early += clips
        continue
      }
      for clip in early + clips {
        let index = sound(clip.file, archive)
        paragraphs[target.paragraph].sentences[target.sentence].clips.append(
          BookClip(sound: index, begin: clip.begin, end: clip.end))
      }
      early = []
      last = target
    }
    if without > 0 { book.warnings.append(.soundWithoutText(without)) }
    tellOfSounds()
  }

  /// Warns of sounds that are not there, and of times that mean nothing.
  mutating func tellOfSounds() {
    let missing = book.sounds.filter { $0.isMissing }.map { $0.name }
    if !missing.isEmpty { book.warnings.append(.soundsMissing(missing)) }
    if badTimes > 0 { book.warnings.append(.badTimes(badTimes)) }
  }

  private func place(of address: BookAddress) -> Place? {
    if let place = places[address] { return place }
    guard let index = anchors[address], paragraphs.indices.contains(index),
      !paragraphs[index].sentences.isEmpty
    else { return nil }
    return Place(paragraph: index, sentence: 0)
  }

  mutating func sound(_ file: String, _ archive: BookArchive) -> Int {
    if let index = sounds[file] { return index }
    let name = archive.archive.name(like: file)
    sounds[file] = book.sounds.count
    book.sounds.append(BookSound(name: name ?? file, isMissing: name == nil))
    return book.sounds.count - 1
  }

  // MARK: Parts

  /// Cuts the text at the entries of the table of contents.
  mutating func cut(_ entries: [ContentsEntry]) throws(BookFault) {
    guard entries.count <= Limits.entries else {
      throw .tooMany(.entries, maximum: Limits.entries)
    }
    var found: [(entry: ContentsEntry, index: Int)] = []
    var lost = 0
    var waiting: [ContentsEntry] = []
    for entry in entries {
      guard let target = entry.target else {
        waiting.append(entry)
        continue
      }
      guard let index = paragraph(of: target) else {
        lost += 1
        continue
      }
      found += waiting.map { ($0, index) } + [(entry, index)]
      waiting = []
    }
    lost += waiting.count
    if lost > 0 { book.warnings.append(.entriesLost(lost)) }
    for (before, next) in zip(found, found.dropFirst()) where next.index < before.index {
      book.warnings.append(.outOfOrder(next.entry.title))
    }
    // Those at one place stay as they are listed.
    let sorted = found.enumerated().sorted {
      ($0.element.index, $0.offset) < ($1.element.index, $1.offset)
    }.map { $0.element }
    makeParts(sorted.map { ($0.entry.title, $0.entry.level, $0.index) })
  }

  /// How many points without text may stand before one with it.
  private static let nearPoints = 1000

  private func paragraph(of target: BookAddress) -> Int? {
    if let index = anchors[target] { return index }
    guard let number = pointsByID[target] else { return nil }
    for point in points[number...].prefix(Self.nearPoints) {
      if let text = point.text, let place = place(of: text) { return place.paragraph }
    }
    return nil
  }

  /// Cuts the text at its headings.
  mutating func cutAtHeadings() {
    let found = headings.indices.filter { headings[$0] > 0 && !paragraphs[$0].text.isEmpty }
    makeParts(found.map { (paragraphs[$0].text, headings[$0], $0) })
  }

  private mutating func makeParts(_ starts: [(title: String, level: Int, index: Int)]) {
    let levels = Self.levels(starts.map { $0.level })
    let first = starts.first?.index ?? paragraphs.count
    let front = Self.withoutEmpty(paragraphs[..<first])
    if !front.isEmpty {
      book.parts.append(BookPart(title: book.title, level: 1, paragraphs: front))
    }
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1].index : paragraphs.count
      book.parts.append(
        BookPart(
          title: start.title, level: levels[number],
          paragraphs: Self.withoutEmpty(paragraphs[start.index..<max(start.index, end)])))
    }
  }

  /// Each at most one deeper than the one before it, and the first at the top.
  static func levels(_ levels: [Int]) -> [Int] {
    var open: [Int] = []
    return levels.map { level in
      while let last = open.last, last >= level { open.removeLast() }
      open.append(level)
      return open.count
    }
  }

  private static func withoutEmpty(_ paragraphs: ArraySlice<BookParagraph>) -> [BookParagraph] {
    paragraphs.compactMap { paragraph in
      let sentences = paragraph.sentences.filter { !$0.text.isEmpty || !$0.clips.isEmpty }
      return sentences.isEmpty ? nil : BookParagraph(paragraph.kind, sentences)
    }
  }

  /// The first heading, where the title has to be guessed.
  var firstHeading: String? {
    headings.indices.first { headings[$0] > 0 && !paragraphs[$0].text.isEmpty }
      .map { paragraphs[$0].text }
  }

  var hasPages: Bool { paragraphs.contains { $0.kind == .page } }

  /// Puts in the pages of a list, where the text itself has no signs of them.
  mutating func insertPages(_ pages: [ContentsEntry]) {
    var found: [(index: Int, label: String)] = []
    for page in pages.prefix(Limits.entries) {
      if let target = page.target, let index = paragraph(of: target) {
        found.append((index, page.title))
      }
    }
    guard !found.isEmpty else { return }
    found.sort { $0.index < $1.index }
    var moved: [Int] = []
    var (newParagraphs, newHeadings): ([BookParagraph], [Int]) = ([], [])
    var next = 0
    for index in 0...paragraphs.count {
      // An address leads to the sign of the page before the paragraph.
      moved.append(newParagraphs.count)
      while next < found.count, found[next].index == index {
        newParagraphs.append(BookParagraph(.page, [BookSentence(found[next].label)]))
        newHeadings.append(0)
        next += 1
      }
      if index < paragraphs.count {
        newParagraphs.append(paragraphs[index])
        newHeadings.append(headings[index])
      }
    }
    paragraphs = newParagraphs
    headings = newHeadings
    for (address, index) in anchors { anchors[address] = moved[min(index, moved.count - 1)] }
    for (address, place) in places {
      // Behind the signs that were put before it.
      var index = moved[place.paragraph]
      while newParagraphs[index].kind == .page, index + 1 < newParagraphs.count { index += 1 }
      places[address] = Place(paragraph: index, sentence: place.sentence)
    }
  }

  /// The book, once its parts are cut.
  mutating func finished() throws(BookFault) -> Book {
    if !lostTexts.isEmpty { book.warnings.append(.textsMissing(lostTexts)) }
    if silentPictures > 0 { book.warnings.append(.silentPictures(silentPictures)) }
    if scripted > 0 { book.warnings.append(.scripted(scripted)) }
    guard book.parts.contains(where: { !$0.paragraphs.isEmpty }) else { throw .empty }
    return book
  }
}
