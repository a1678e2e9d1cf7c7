// SPDX-License-Identifier: Apache-2.0

import Books

/// An archive that is a folder of sounds: a record, or a book in files.
///
/// Cue sheets beside them tell where pieces begin.
struct SoundFolder {
  private let archive: BookArchive
  private let names: [String]

  /// - Returns: nil where there is no sound in the archive.
  init?(_ archive: BookArchive) {
    let names = archive.archive.names.filter(Self.isSound).sorted(by: NaturalOrder.isBefore)
    guard !names.isEmpty else { return nil }
    self.archive = archive
    self.names = names
  }

  /// A part for each sound, called like its file, or for each piece of a cue sheet.
  ///
  /// Where a sound ends is not known yet.
  func read() throws(BookFault) -> Book {
    var book = Book(format: .sound)
    guard names.count <= Self.mostSounds else { throw .tooMany(.files, maximum: Self.mostSounds) }
    book.sounds = names.map { BookSound(name: $0) }
    let sheets = try cueSheets(&book)
    for (index, name) in names.enumerated() {
      let tracks = sheets[name] ?? []
      if tracks.isEmpty {
        book.parts.append(Self.part(Self.title(ofFile: name), index, 0, nil))
        continue
      }
      for (number, track) in tracks.enumerated() {
        let end = tracks.dropFirst(number + 1).first?.begin
        if end == track.begin { continue }
        // What sounds before the first piece belongs to it.
        book.parts.append(Self.part(track.title, index, number == 0 ? 0 : track.begin, end))
      }
    }
    return book
  }

  /// As many sounds as the reader measures.
  private static let mostSounds = 2000
  private static let endings: Set<String> = [
    "aac", "aif", "aiff", "amr", "caf", "flac", "m4a", "m4b", "mka", "mp3", "mp4", "oga", "ogg",
    "opus", "wav", "webm", "wma",
  ]

  private static func isSound(_ name: String) -> Bool {
    guard let last = name.split(separator: "/").last, !isHidden(name) else { return false }
    let ending = last.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return last.contains(".") && endings.contains(ending)
  }

  /// What Apple's programs put beside each file.
  private static func isHidden(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
  }

  static func title(ofFile name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard let point = last.lastIndex(of: "."), point > last.startIndex else { return last }
    return String(last[..<point])
  }

  private static func part(_ title: String, _ sound: Int, _ begin: Int, _ end: Int?) -> BookPart {
    let clip = BookClip(sound: sound, begin: begin, end: end)
    return BookPart(title: title, level: 1, heard: clip)
  }

  // MARK: Cue sheets

  /// The pieces of each sound that a sheet beside it tells of.
  private func cueSheets(_ book: inout Book) throws(BookFault) -> [String: [CueSheet.Track]] {
    var found: [String: [CueSheet.Track]] = [:]
    var count = 0
    let sounds = KnownSounds(names)
    for name in archive.archive.names.sorted(by: NaturalOrder.isBefore)
    where name.lowercased().hasSuffix(".cue") && !Self.isHidden(name) {
      guard let bytes = try archive.bytes(name) else { continue }
      let plain = PlainText(bytes)
      let sheet = CueSheet(plain.text)
      if let encoding = plain.guessedEncoding,
        !book.warnings.contains(.encodingGuessed(encoding))
      {
        book.warnings.append(.encodingGuessed(encoding))
      }
      if book.title.isEmpty { book.title = sheet.title }
      if book.authors.isEmpty, !sheet.performer.isEmpty { book.authors = [sheet.performer] }
      let folder = SoundFolder.folder(of: name)
      for file in sheet.files {
        guard let sound = sounds.sound(file.name, in: folder), found[sound] == nil else { continue }
        found[sound] = file.tracks
        count += file.tracks.count
        guard count <= BookAssembly.Limits.entries else {
          throw .tooMany(.entries, maximum: BookAssembly.Limits.entries)
        }
      }
    }
    return found
  }

  /// With the stroke at its end; empty for the top.
  fileprivate static func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
  }
}

/// The sounds of a folder, by what sheets call them.
private struct KnownSounds {
  private var byName: [String: String] = [:]
  private var byStem: [String: String] = [:]

  init(_ names: [String]) {
    for name in names.reversed() {
      byName[name.lowercased()] = name
      let stem = SoundFolder.folder(of: name) + SoundFolder.title(ofFile: name)
      byStem[stem.lowercased()] = name
    }
  }

  /// The sound that a sheet means: by its name, else by its name without the ending, since many are made anew in
  /// another form.
  func sound(_ name: String, in folder: String) -> String? {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? name
    return byName[(folder + last).lowercased()]
      ?? byStem[(folder + SoundFolder.title(ofFile: last)).lowercased()]
  }
}
