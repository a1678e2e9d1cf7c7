// SPDX-License-Identifier: Apache-2.0

/// What a file of sound tells of itself; texts that it does not tell are empty.
public struct SoundTags: Sendable, Equatable {
  /// A place in the sound that it names.
  public struct Chapter: Sendable, Equatable {
    /// What the file calls it.
    public var title: String
    /// Where it begins, in milliseconds.
    public var begin: Int

    /// A chapter.
    public init(title: String, begin: Int) {
      (self.title, self.begin) = (title, begin)
    }
  }

  /// The title of this sound.
  public var title = ""
  /// What it belongs to: a record, or a book.
  public var album = ""
  /// Who is heard, or who wrote it.
  public var artist = ""
  /// Who made the whole to which it belongs.
  public var albumArtist = ""
  /// Who wrote the music; in audio books mostly who reads.
  public var composer = ""
  /// The kind of music, or "Audiobook".
  public var genre = ""
  /// When it came out, as the file writes it.
  public var date = ""
  /// The language, as the file writes it: mostly three letters of ISO 639-2.
  public var language = ""
  /// Which disc of several it is on, from 1.
  public var disc: Int?
  /// Which track of the disc it is, from 1.
  public var track: Int?
  /// The places that it names, in the order of the file.
  public var chapters: [Chapter] = []
  /// The old encoding that texts were taken for, since they were in none that the file may use; nil for none.
  public var guessedEncoding: String?

  /// What a file tells that tells nothing.
  public init() {}
}

extension SoundTags {
  /// The most chapters that are read, as of a table of contents of a book.
  static let mostChapters = 50_000
  /// The longest text, in characters: lyrics are no title.
  private static let longestText = 500

  /// Reads what ffmpeg writes of a file (`-f ffmetadata`): lines with name=value, and sections for chapters.
  init(ffmetadata bytes: [UInt8]) {
    var section = Section.whole
    var chapter = ChapterLines()
    for line in Self.lines(bytes) {
      if line == Array("[CHAPTER]".utf8) || line == Array("[STREAM]".utf8) {
        if section == .chapter { add(chapter) }
        chapter = ChapterLines()
        section = line.contains(UInt8(ascii: "H")) ? .chapter : .stream
        continue
      }
      guard let (name, value) = Self.field(line) else { continue }
      switch section {
      case .whole, .stream: take(name, value)
      case .chapter: chapter.take(name, name == "title" ? text(value) : "", value)
      }
    }
    if section == .chapter { add(chapter) }
  }

  private enum Section {
    case whole
    case stream
    case chapter
  }

  private struct ChapterLines {
    var title = ""
    var start: Double?
    var unit = 1.0

    mutating func take(_ name: String, _ title: String, _ value: [UInt8]) {
      let plain = String(decoding: value, as: UTF8.self)
      switch name {
      case "title": self.title = title
      case "start": start = Double(plain)
      case "timebase":
        let parts = plain.split(separator: "/").compactMap { Double($0) }
        if parts.count == 2, parts[1] > 0 { unit = parts[0] / parts[1] }
      default: break
      }
    }
  }

  private mutating func add(_ lines: ChapterLines) {
    guard let start = lines.start, chapters.count < Self.mostChapters else { return }
    let milliseconds = (start * lines.unit * 1000).rounded()
    guard (0...1e10).contains(milliseconds) else { return }
    chapters.append(Chapter(title: lines.title, begin: Int(milliseconds)))
  }

  private mutating func take(_ name: String, _ value: [UInt8]) {
    switch name {
    case "title": keep(value, in: \.title)
    case "album": keep(value, in: \.album)
    case "artist": keep(value, in: \.artist)
    case "album_artist", "albumartist": keep(value, in: \.albumArtist)
    case "composer", "narrator": keep(value, in: \.composer)
    case "genre": keep(value, in: \.genre)
    case "date": keep(value, in: \.date)
    case "language": keep(value, in: \.language)
    case "disc": disc = disc ?? Self.number(value)
    case "track": track = track ?? Self.number(value)
    default: break
    }
  }

  private mutating func keep(_ value: [UInt8], in field: WritableKeyPath<SoundTags, String>) {
    if self[keyPath: field].isEmpty { self[keyPath: field] = text(value) }
  }

  /// "3" or "3/12".
  private static func number(_ value: [UInt8]) -> Int? {
    let digits = String(decoding: value, as: UTF8.self).prefix { $0 != "/" }
    return Int(digits).flatMap { (1...100_000).contains($0) ? $0 : nil }
  }

  /// A text in one line, without what would not be seen.
  private mutating func text(_ value: [UInt8]) -> String {
    let told = ToldText(value)
    if let encoding = told.guessedEncoding { guessedEncoding = encoding }
    let visible = told.text.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    let words = String(String.UnicodeScalarView(visible)).split(separator: " ")
    return String(words.joined(separator: " ").prefix(Self.longestText))
  }

  /// The lines; one that ends with a backslash goes on in the next.
  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), !isEscaped {
        lines.append(line)
        line = []
        continue
      }
      line.append(byte)
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return lines + (line.isEmpty ? [] : [line])
  }

  /// The name before the first sign of equality that is not escaped, in small letters, and the value behind it.
  private static func field(_ line: [UInt8]) -> (name: String, value: [UInt8])? {
    if line.first == UInt8(ascii: ";") || line.first == UInt8(ascii: "#") { return nil }
    var name: [UInt8]?
    var read: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
        continue
      }
      if byte == UInt8(ascii: "="), !isEscaped, name == nil {
        name = read
        read = []
      } else {
        read.append(byte)
      }
      isEscaped = false
    }
    return name.map { (String(decoding: $0, as: UTF8.self).lowercased(), read) }
  }
}
