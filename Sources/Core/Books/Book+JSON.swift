// SPDX-License-Identifier: Apache-2.0

public import Bytes

extension Book {
  /// Writes the book as the members of an object: how it goes from a worker to who asked.
  ///
  /// Sentences are lists: the text, and three numbers for each clip, the last −1 where the end is not known.
  public func write(to writer: inout JSONWriter) {
    writer.field("format", format.rawValue)
    writer.field("title", title)
    if let languageTag { writer.field("language", languageTag) }
    writer.key("authors")
    writer.array { list in for author in authors { list.value(author) } }
    writer.key("narrators")
    writer.array { list in for narrator in narrators { list.value(narrator) } }
    if let identifier { writer.field("identifier", identifier) }
    if let date { writer.field("date", date) }
    writer.field("machine", isMachineSpoken)
    writer.key("sounds")
    writer.array { list in
      for sound in sounds {
        list.array { list in
          list.value(sound.name)
          list.value(sound.isMissing)
        }
      }
    }
    writer.key("parts")
    writer.array { list in for part in parts { list.array { part.write(to: &$0) } } }
    writer.key("warnings")
    writer.array { list in for warning in warnings { list.array { warning.write(to: &$0) } } }
  }

  /// Reads what `write` wrote; nil for anything else.
  public init?(_ value: JSONValue) {
    guard let format = value["format"]?.string.flatMap({ BookFormat(rawValue: $0) }),
      let title = value["title"]?.string
    else { return nil }
    self.init(format: format, title: title)
    languageTag = value["language"]?.string
    authors = (value["authors"]?.array ?? []).compactMap { $0.string }
    narrators = (value["narrators"]?.array ?? []).compactMap { $0.string }
    identifier = value["identifier"]?.string
    date = value["date"]?.string
    isMachineSpoken = value["machine"]?.bool ?? false
    sounds = (value["sounds"]?.array ?? []).compactMap { item in
      guard let list = item.array, list.count == 2, let name = list[0].string else { return nil }
      return BookSound(name: name, isMissing: list[1].bool ?? false)
    }
    let soundCount = sounds.count
    parts = (value["parts"]?.array ?? []).compactMap { BookPart($0, soundCount: soundCount) }
    warnings = (value["warnings"]?.array ?? []).compactMap { BookWarning($0) }
  }
}

extension BookPart {
  /// Writes the part as the members of a list: title, level, then its paragraphs.
  public func write(to list: inout JSONWriter) {
    list.value(title)
    list.value(level)
    for paragraph in paragraphs {
      list.array { list in
        list.value(paragraph.kind.rawValue)
        for sentence in paragraph.sentences {
          list.array { list in
            list.value(sentence.text)
            for clip in sentence.clips {
              list.value(clip.sound)
              list.value(clip.begin)
              list.value(clip.end ?? -1)
            }
          }
        }
      }
    }
  }

  /// Reads what `write` wrote; nil for anything else.
  /// - Parameter soundCount: how many sounds the book has: clips point to no others.
  public init?(_ value: JSONValue, soundCount: Int) {
    guard let list = value.array, list.count >= 2, let title = list[0].string,
      let level = list[1].integer
    else { return nil }
    self.init(title: title, level: level)
    for item in list.dropFirst(2) {
      guard let members = item.array,
        let kind = members.first?.string.flatMap({ BookParagraph.Kind(rawValue: $0) })
      else { return nil }
      paragraphs.append(
        BookParagraph(
          kind, members.dropFirst().compactMap { BookSentence($0, soundCount: soundCount) }))
    }
  }
}

extension BookSentence {
  fileprivate init?(_ value: JSONValue, soundCount: Int) {
    guard let list = value.array, let text = list.first?.string else { return nil }
    self.init(text)
    var index = 1
    while index + 2 < list.count {
      guard let sound = list[index].integer, (0..<soundCount).contains(sound),
        let begin = list[index + 1].integer, begin >= 0, let end = list[index + 2].integer
      else { return nil }
      clips.append(BookClip(sound: sound, begin: begin, end: end < 0 ? nil : end))
      index += 3
    }
  }
}

extension BookWarning {
  /// Writes the warning as the members of a list.
  public func write(to list: inout JSONWriter) {
    switch self {
    case .soundsMissing(let names): list.add("soundsMissing", names)
    case .textsMissing(let names): list.add("textsMissing", names)
    case .outOfOrder(let title): list.add("outOfOrder", [title])
    case .entriesLost(let count): list.add("entriesLost", count)
    case .soundWithoutText(let count): list.add("soundWithoutText", count)
    case .badTimes(let count): list.add("badTimes", count)
    case .soundsUnreadable(let names): list.add("soundsUnreadable", names)
    case .soundsLost(let names): list.add("soundsLost", names)
    case .noContents: list.value("noContents")
    case .headingsGuessed(let count): list.add("headingsGuessed", count)
    case .titleGuessed: list.value("titleGuessed")
    case .silentPictures(let count): list.add("silentPictures", count)
    case .encodingGuessed(let name): list.add("encodingGuessed", [name])
    case .brokenCharacters: list.value("brokenCharacters")
    case .languageGuessed(let tag): list.add("languageGuessed", [tag])
    case .scripted(let count): list.add("scripted", count)
    }
  }

  /// Reads what `write` wrote; nil for anything else.
  public init?(_ value: JSONValue) {
    guard let list = value.array, let name = list.first?.string else { return nil }
    let words = list.dropFirst().compactMap { $0.string }
    let count = list.dropFirst().first?.integer ?? 0
    switch name.bytewise {
    case "soundsMissing": self = .soundsMissing(words)
    case "textsMissing": self = .textsMissing(words)
    case "outOfOrder": self = .outOfOrder(words.first ?? "")
    case "entriesLost": self = .entriesLost(count)
    case "soundWithoutText": self = .soundWithoutText(count)
    case "badTimes": self = .badTimes(count)
    case "soundsUnreadable": self = .soundsUnreadable(words)
    case "soundsLost": self = .soundsLost(words)
    case "noContents": self = .noContents
    case "headingsGuessed": self = .headingsGuessed(count)
    case "titleGuessed": self = .titleGuessed
    case "silentPictures": self = .silentPictures(count)
    case "encodingGuessed": self = .encodingGuessed(words.first ?? "")
    case "brokenCharacters": self = .brokenCharacters
    case "languageGuessed": self = .languageGuessed(words.first ?? "")
    case "scripted": self = .scripted(count)
    default: return nil
    }
  }
}

extension JSONWriter {
  fileprivate mutating func add(_ name: String, _ words: [String]) {
    value(name)
    for word in words { value(word) }
  }

  fileprivate mutating func add(_ name: String, _ count: Int) {
    value(name)
    value(count)
  }
}
