// SPDX-License-Identifier: Apache-2.0

import Bytes

extension DocumentError {
  /// The error as a text that a database keeps: its name and what it tells, as a JSON list.
  ///
  /// The names never change.
  package var storedText: String {
    switch self {
    case .unreadable: StoredList("unreadable").text
    case .empty: StoredList("empty").text
    case .tooLarge(let bytes): StoredList("tooLarge", bytes).text
    case .tooManyPages(let count, let most): StoredList("tooManyPages", count, most).text
    case .tooManyPoints(let width, let height): StoredList("tooManyPoints", width, height).text
    case .otherFile(let other): StoredList("otherFile", words: [other.rawValue]).text
    case .damaged: StoredList("damaged").text
    case .locked: StoredList("locked").text
    case .unpacksTooMuch: StoredList("unpacksTooMuch").text
    case .tooSlow: StoredList("tooSlow").text
    case .noText(let isPicture): StoredList("noText", isPicture ? 1 : 0).text
    case .unknownLanguage(let tag): StoredList("unknownLanguage", words: [tag]).text
    case .languageMissing(let tag, let package):
      StoredList("languageMissing", words: [tag, package]).text
    case .programMissing(let name, let package):
      StoredList("programMissing", words: [name, package]).text
    case .unavailable: StoredList("unavailable").text
    case .cancelled: StoredList("cancelled").text
    }
  }

  /// Reads what `storedText` wrote; nil for anything else.
  package init?(storedText: String) {
    guard let list = StoredList(text: storedText) else { return nil }
    let (numbers, words) = (list.numbers, list.words)
    switch (list.name, numbers.count, words.count) {
    case ("unreadable", _, _): self = .unreadable
    case ("empty", _, _): self = .empty
    case ("tooLarge", 1, _): self = .tooLarge(maximumBytes: numbers[0])
    case ("tooManyPages", 2, _): self = .tooManyPages(numbers[0], maximum: numbers[1])
    case ("tooManyPoints", 2, _): self = .tooManyPoints(width: numbers[0], height: numbers[1])
    case ("otherFile", _, 1): self = .otherFile(OtherFile(rawValue: words[0]) ?? .binary)
    case ("damaged", _, _): self = .damaged
    case ("locked", _, _): self = .locked
    case ("unpacksTooMuch", _, _): self = .unpacksTooMuch
    case ("tooSlow", _, _): self = .tooSlow
    case ("noText", 1, _): self = .noText(isPicture: numbers[0] == 1)
    case ("unknownLanguage", _, 1): self = .unknownLanguage(words[0])
    case ("languageMissing", _, 2): self = .languageMissing(tag: words[0], package: words[1])
    case ("programMissing", _, 2): self = .programMissing(name: words[0], package: words[1])
    case ("unavailable", _, _): self = .unavailable
    case ("cancelled", _, _): self = .cancelled
    default: return nil
    }
  }
}

/// A name with numbers and words: how errors and warnings are kept.
struct StoredList: Equatable {
  let name: String
  let numbers: [Int]
  let words: [String]

  init(_ name: String, _ numbers: Int..., words: [String] = []) {
    (self.name, self.numbers, self.words) = (name, numbers, words)
  }

  init(_ name: String, pages: [Int]) {
    (self.name, numbers, words) = (name, pages, [])
  }

  init?(text: String) {
    guard let value = try? JSONParser.parse(Array(text.utf8)) else { return nil }
    self.init(value)
  }

  init?(_ value: JSONValue) {
    guard let list = value.array, let name = list.first?.string else { return nil }
    self.name = name
    numbers = list.dropFirst().compactMap(\.integer)
    words = list.dropFirst().compactMap(\.string)
  }

  func write(to writer: inout JSONWriter) {
    writer.array { list in
      list.value(name)
      for number in numbers { list.value(number) }
      for word in words { list.value(word) }
    }
  }

  var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
