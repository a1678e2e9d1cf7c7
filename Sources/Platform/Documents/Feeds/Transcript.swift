// SPDX-License-Identifier: Apache-2.0

import Bytes

/// The words of an episode, paragraph by paragraph.
public struct Transcript: Sendable, Equatable {
  /// A paragraph.
  public struct Line: Sendable, Equatable {
    /// Where it begins, in seconds; nil where that is not told.
    public var start: Double?
    /// What is said.
    public var text: String

    /// A paragraph.
    public init(start: Double?, text: String) {
      (self.start, self.text) = (start, text)
    }
  }

  /// The most paragraphs and characters that are kept: a talk of a whole day has fewer.
  static let mostLines = 5000
  static let mostCharacters = 1_000_000

  /// Its paragraphs.
  public var lines: [Line] = []
  /// Whether its end was left out.
  public var isCut = false

  /// Words without end.
  public init(lines: [Line] = [], isCut: Bool = false) {
    (self.lines, self.isCut) = (lines, isCut)
  }

  /// Reads VTT, SRT, JSON, a page or a text: what it is shows from its content.
  /// - Returns: nil where nothing is said in it.
  public init?(_ bytes: [UInt8]) {
    let text = PlainText(bytes).text
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.first == "{" {
      self.init(json: bytes)
    } else if start.first == "<" {
      self.init()
      guard let page = try? DocumentContent(html: bytes) else { return nil }
      for text in page.parts.joined() { add(nil, text) }
    } else if text.contains("-->") {
      self.init(cues: text)
    } else {
      self.init()
      for line in text.split(whereSeparator: \.isNewline) { add(nil, line.trimmed) }
    }
    if lines.isEmpty { return nil }
  }

  /// Cues of VTT or SRT: a line with two times, and what is said until the next empty line.
  private init(cues text: String) {
    self.init()
    var gathered = Gathered()
    var start: Double?
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.contains("-->") {
        start = Self.seconds(line.prefix { $0 != "-" }.trimmed)
      } else if line.allSatisfy(\.isWhitespace) {
        start = nil
      } else if let start {
        gathered.add(Self.spoken(line), at: start, to: &self)
      }
    }
    gathered.end(in: &self)
  }

  /// The JSON of Podcasting 2.0: segments with who speaks.
  private init?(json bytes: [UInt8]) {
    guard let segments = (try? JSONParser.parse(bytes))?["segments"]?.array else { return nil }
    self.init()
    var gathered = Gathered()
    var speaker: String?
    for segment in segments {
      guard let body = segment["body"]?.string else { continue }
      let name = segment["speaker"]?.string
      let isOther = name != nil && name != speaker
      if isOther { gathered.end(in: &self) }
      speaker = name ?? speaker
      let words = isOther ? "\(name ?? ""): \(body)" : body
      gathered.add(words, at: segment["startTime"]?.number, to: &self)
    }
    gathered.end(in: &self)
  }

  private mutating func add(_ start: Double?, _ text: String) {
    guard !text.isEmpty else { return }
    let count = lines.reduce(0) { $0 + $1.text.utf8.count / 4 }
    guard lines.count < Self.mostLines, lines.count % 100 != 99 || count < Self.mostCharacters
    else {
      isCut = true
      return
    }
    let short = text.count > 20_000 ? String(text.prefix(20_000)) : text
    if short.count < text.count { isCut = true }
    lines.append(Line(start: start, text: short))
  }

  /// "01:02:03.400", "02:03,400": hours may be left out.
  private static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: ":").map { part in
      Double(part.map { $0 == "," ? "." : String($0) }.joined())
    }
    guard (1...3).contains(parts.count) else { return nil }
    var total = 0.0
    for part in parts {
      guard let part, part.isFinite, part >= 0, part < 1_000_000 else { return nil }
      total = total * 60 + part
    }
    return total
  }

  /// What a line of a cue says: a name stands before what somebody says (`<v Ana>`), other marks go.
  private static func spoken(_ line: Substring) -> String {
    guard line.contains("<") || line.contains("&") else { return line.trimmed }
    var text = ""
    var mark: String?
    for letter in line {
      if letter == "<" {
        mark = ""
      } else if letter == ">", let ended = mark {
        let isVoice = ended.hasPrefix("v ") || ended.hasPrefix("v.")
        if isVoice, let space = ended.firstIndex(of: " ") {
          text += ended[ended.index(after: space)...].trimmed + ": "
        }
        mark = nil
      } else if mark != nil {
        mark?.append(letter)
      } else {
        text.append(letter)
      }
    }
    // What was never closed is no mark.
    if let mark { text += "<" + mark }
    return FeedText.plain(text, longest: 20_000)
  }

  /// Cues while they become a paragraph: each is a piece of a sentence.
  private struct Gathered {
    private static let enough = 300
    private static let most = 900
    private var start: Double?
    private var text = ""

    mutating func add(_ more: String, at moment: Double?, to transcript: inout Transcript) {
      guard !more.isEmpty else { return }
      if text.isEmpty { start = moment }
      // Of captions that roll up, each says again what the one before said.
      if text == more || text.hasSuffix(" " + more) { return }
      text += (text.isEmpty ? "" : " ") + more
      let isWhole = text.last.map { ".?!…؟。".contains($0) } ?? false
      let count = text.utf8.count
      if isWhole && count >= Self.enough || count >= Self.most { end(in: &transcript) }
    }

    mutating func end(in transcript: inout Transcript) {
      transcript.add(start, text)
      text = ""
    }
  }
}

/// A place in an episode that has a name.
public struct FeedChapter: Sendable, Equatable {
  /// How many chapters of an episode are kept.
  static let most = 500

  /// Where it begins, in seconds.
  public var start: Double
  /// What it is called; may be empty.
  public var title: String

  /// A chapter.
  public init(start: Double, title: String) {
    (self.start, self.title) = (start, title)
  }

  /// Reads the JSON chapters of Podcasting 2.0, in order of their times; what makes no sense is left out.
  public static func chapters(json bytes: [UInt8]) throws(FeedFault) -> [FeedChapter] {
    guard let list = (try? JSONParser.parse(bytes))?["chapters"]?.array else { throw .noFeed }
    return arranged(
      list.compactMap { one in
        // Those that are not for a list of contents only change a picture.
        guard one["toc"]?.bool != false, let start = one["startTime"]?.number else { return nil }
        return FeedChapter(start: start, title: FeedText.line(one["title"]?.string ?? ""))
      })
  }

  /// Chapters in order, each place once.
  public static func arranged(_ chapters: [FeedChapter]) -> [FeedChapter] {
    var last = -1.0
    let sane = chapters.filter { $0.start.isFinite && (0...1_000_000).contains($0.start) }
    let sorted = sane.enumerated().sorted {
      $0.element.start == $1.element.start
        ? $0.offset < $1.offset : $0.element.start < $1.element.start
    }
    return Array(
      sorted.map(\.element).filter { chapter in
        defer { last = chapter.start }
        return chapter.start - last >= 0.001
      }.prefix(most))
  }
}
