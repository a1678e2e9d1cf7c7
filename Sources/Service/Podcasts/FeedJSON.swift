// SPDX-License-Identifier: Apache-2.0

import Bytes
import Documents

/// Feeds on their way from a worker, and texts as they are kept.
extension PodcastFeed {
  init?(_ value: JSONValue) {
    guard let title = value["title"]?.string, let list = value["episodes"]?.array else {
      return nil
    }
    self.init()
    self.title = title
    author = value["author"]?.string ?? ""
    summary = value["summary"]?.string ?? ""
    languageTag = value["language"]?.string
    isCut = value["isCut"]?.bool ?? false
    isMended = value["isMended"]?.bool ?? false
    episodes = list.map { FeedEpisode($0) }
  }

  func writeMembers(to json: inout JSONWriter) {
    json.field("title", title)
    json.field("author", author)
    json.field("summary", summary)
    if let languageTag { json.field("language", languageTag) }
    json.field("isCut", isCut)
    json.field("isMended", isMended)
    json.key("episodes")
    json.array { list in
      for episode in episodes { list.object { episode.writeMembers(to: &$0) } }
    }
  }
}

extension FeedEpisode {
  init(_ value: JSONValue) {
    self.init()
    identity = value["identity"]?.string ?? ""
    title = value["title"]?.string ?? ""
    summary = value["summary"]?.string ?? ""
    publishedAt = value["publishedAt"]?.number.flatMap { Int(exactly: $0) }
    seconds = value["seconds"]?.integer
    sound = value["sound"].flatMap { FeedLink($0) }
    transcripts = value["transcripts"]?.array?.compactMap { FeedLink($0) } ?? []
    chapters = value["chapters"].flatMap { FeedLink($0) }
  }

  func writeMembers(to json: inout JSONWriter) {
    json.field("identity", identity)
    json.field("title", title)
    json.field("summary", summary)
    if let publishedAt { json.field("publishedAt", Double(publishedAt)) }
    if let seconds { json.field("seconds", seconds) }
    if let sound {
      json.key("sound")
      json.array { sound.writeItems(to: &$0) }
    }
    json.key("transcripts")
    json.array { list in for one in transcripts { list.array { one.writeItems(to: &$0) } } }
    if let chapters {
      json.key("chapters")
      json.array { chapters.writeItems(to: &$0) }
    }
  }
}

extension FeedLink {
  init?(_ value: JSONValue) {
    guard let items = value.array, items.count == 2, let address = items[0].string,
      let type = items[1].string
    else { return nil }
    self.init(address: address, type: type)
  }

  func writeItems(to list: inout JSONWriter) {
    list.value(address)
    list.value(type)
  }
}

extension Transcript {
  init?(_ value: JSONValue) {
    guard let list = value["lines"]?.array else { return nil }
    self.init(
      lines: list.compactMap { line in
        guard let items = line.array, let text = items.first?.string else { return nil }
        return Line(start: items.count > 1 ? items[1].number : nil, text: text)
      }, isCut: value["isCut"]?.bool ?? false)
  }

  func writeMembers(to json: inout JSONWriter) {
    json.field("isCut", isCut)
    json.key("lines")
    json.array { list in
      for line in lines {
        list.array { item in
          item.value(line.text)
          if let start = line.start { item.value(start) }
        }
      }
    }
  }

  /// As it is kept.
  var storedText: String {
    var writer = JSONWriter()
    writer.object { writeMembers(to: &$0) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Chapters as a list of pairs.
struct ChapterList: JSONEncodable {
  let chapters: [FeedChapter]

  func write(to writer: inout JSONWriter) {
    writer.array { list in
      for chapter in chapters {
        list.array { pair in
          pair.value(chapter.start)
          pair.value(chapter.title)
        }
      }
    }
  }
}

extension [FeedChapter] {
  init?(_ value: JSONValue) {
    guard let list = value.array else { return nil }
    self = list.compactMap { pair in
      guard let items = pair.array, items.count == 2, let start = items[0].number,
        let title = items[1].string
      else { return nil }
      return FeedChapter(start: start, title: title)
    }
  }

  var json: ChapterList { ChapterList(chapters: self) }

  /// As they are kept.
  var storedText: String {
    var writer = JSONWriter()
    writer.value(json)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
