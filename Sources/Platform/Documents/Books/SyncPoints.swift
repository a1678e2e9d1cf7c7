// SPDX-License-Identifier: Apache-2.0

import Books

/// What a SMIL file says: which sound is heard with which text.
struct SyncPoints {
  /// Text and sound that go together.
  struct Point {
    /// The identifiers of the elements, by which others point here.
    var ids: [String] = []
    /// The text; nil where there is none.
    var text: BookAddress?
    var clips: [Clip] = []
    /// Whether it is a note, heard where the text refers to it.
    var isNote = false
  }

  /// A piece of a file of sound.
  struct Clip: Hashable {
    var file: String
    var begin: Int
    var end: Int?
  }

  private(set) var points: [Point] = []
  /// Clips that end before they begin, or whose times mean nothing.
  private(set) var badTimes = 0

  /// - Throws: `outside` where it names files outside the book.
  init(_ markup: Markup, file: String) throws(BookFault) {
    var reader = Reader(file: file)
    markup.walk { event in
      switch event {
      case .open(let element): reader.open(element)
      case .text: break
      case .close(let name): reader.close(name)
      }
    }
    if let fault = reader.fault { throw fault }
    points = reader.points
    badTimes = reader.badTimes
  }

  private struct Reader {
    let file: String
    var points: [Point] = []
    var badTimes = 0
    var fault: BookFault?
    private var current: Point?
    private var depth = 0

    init(file: String) { self.file = file }

    mutating func open(_ element: MarkupElement) {
      switch element.name {
      case "par":
        depth += 1
        if current == nil { current = Point() }
        if let id = element["id"] { current?.ids.append(id) }
        if Self.isNote(element) || notes.contains(true) { current?.isNote = true }
      case "text": addText(element)
      case "audio": addSound(element)
      case "seq", "a":
        if element.name == "seq" { notes.append(Self.isNote(element)) }
        // What stands around a point is pointed at, too.
        if let id = element["id"] { waiting.append(id) }
      default: break
      }
    }

    /// Identifiers of what stands around the next point.
    private var waiting: [String] = []

    /// Whether each of the open sequences is a note.
    private var notes: [Bool] = []

    private static func isNote(_ element: MarkupElement) -> Bool {
      let test = (element["system-required"] ?? element["customTest"] ?? "").lowercased()
      return test.hasPrefix("footnote") || test.hasPrefix("endnote") || test == "note"
    }

    mutating func close(_ name: String) {
      if name == "seq" { _ = notes.popLast() }
      guard name == "par" else { return }
      depth -= 1
      if depth == 0 { finish() }
    }

    private mutating func finish() {
      guard var point = current else { return }
      current = nil
      point.ids += waiting
      waiting = []
      if point.text != nil || !point.clips.isEmpty { points.append(point) }
    }

    private mutating func addText(_ element: MarkupElement) {
      let isAlone = current == nil
      if isAlone { current = Point() }
      if let id = element["id"] { current?.ids.append(id) }
      if let text = element["src"].flatMap({ resolved($0) }) { current?.text = text }
      if isAlone { finish() }
    }

    private mutating func addSound(_ element: MarkupElement) {
      guard let address = element["src"], let sound = resolved(address) else { return }
      let isAlone = current == nil
      if isAlone { current = Point() }
      if let id = element["id"] { current?.ids.append(id) }
      if let clip = Self.clip(of: sound.file, element) {
        if clip.end != clip.begin { current?.clips.append(clip) }
      } else {
        badTimes += 1
      }
      if isAlone { finish() }
    }

    /// The clip that an element names; nil where its times mean nothing.
    private static func clip(of file: String, _ element: MarkupElement) -> Clip? {
      var clip = Clip(file: file, begin: 0, end: nil)
      if let begin = element["clip-begin"] ?? element["clipBegin"] {
        guard let begin = MediaClock.milliseconds(begin) else { return nil }
        clip.begin = begin
      }
      if let end = element["clip-end"] ?? element["clipEnd"] {
        guard let end = MediaClock.milliseconds(end), end >= clip.begin else { return nil }
        clip.end = end
      }
      return clip
    }

    private mutating func resolved(_ address: String) -> BookAddress? {
      do throws(BookFault) { return try BookArchive.resolve(address, from: file) } catch {
        fault = fault ?? error
        return nil
      }
    }
  }
}
