// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension [DocumentWarning] {
  /// The warnings as a text that a database keeps; the names in it never change.
  package var storedText: String {
    var writer = JSONWriter()
    writer.array { list in for warning in self { warning.stored.write(to: &list) } }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Reads what `storedText` wrote; what is not known is left out.
  package init(storedText: String) {
    let value = try? JSONParser.parse([UInt8](storedText.utf8))
    let lists: [StoredList] = (value?.array ?? []).compactMap { StoredList($0) }
    self = lists.compactMap { DocumentWarning(stored: $0) }
  }
}

extension DocumentWarning {
  fileprivate var stored: StoredList {
    switch self {
    case .namedOtherwise(let kind): StoredList("namedOtherwise", words: [kind])
    case .languageGuessed(let language): StoredList("languageGuessed", words: [language.tag])
    case .languageUnknown: StoredList("languageUnknown")
    case .languageDoubted(let told, let likelier):
      StoredList("languageDoubted", words: [told, likelier.tag])
    case .headsLeftOut(let heads): StoredList("headsLeftOut", words: heads)
    case .pageNumbersLeftOut: StoredList("pageNumbersLeftOut")
    case .recognised(let pages): StoredList("recognised", pages: pages)
    case .unsure(let page, let count): StoredList("unsure", page, count)
    case .unread(let page): StoredList("unread", page)
    case .straightened(let page, let degrees): StoredList("straightened", page, degrees)
    case .turned(let page): StoredList("turned", page)
    case .evened(let page): StoredList("evened", page)
    case .emptyPages(let pages): StoredList("emptyPages", pages: pages)
    case .silentPictures(let count): StoredList("silentPictures", count)
    case .missingParts(let count): StoredList("missingParts", count)
    case .encodingGuessed(let name): StoredList("encodingGuessed", words: [name])
    case .brokenCharacters: StoredList("brokenCharacters")
    }
  }

  fileprivate init?(stored list: StoredList) {
    let (numbers, words) = (list.numbers, list.words)
    switch (list.name, numbers.count, words.count) {
    case ("namedOtherwise", _, 1): self = .namedOtherwise(kind: words[0])
    case ("languageGuessed", _, 1):
      guard let language = Language(tag: words[0]) else { return nil }
      self = .languageGuessed(language)
    case ("languageUnknown", _, _): self = .languageUnknown
    case ("languageDoubted", _, 2):
      guard let language = Language(tag: words[1]) else { return nil }
      self = .languageDoubted(told: words[0], likelier: language)
    case ("headsLeftOut", _, _): self = .headsLeftOut(words)
    case ("pageNumbersLeftOut", _, _): self = .pageNumbersLeftOut
    case ("recognised", _, _): self = .recognised(pages: numbers)
    case ("unsure", 2, _): self = .unsure(page: numbers[0], words: numbers[1])
    case ("unread", 1, _): self = .unread(page: numbers[0])
    case ("straightened", 2, _): self = .straightened(page: numbers[0], degrees: numbers[1])
    case ("turned", 1, _): self = .turned(page: numbers[0])
    case ("evened", 1, _): self = .evened(page: numbers[0])
    case ("emptyPages", _, _): self = .emptyPages(numbers)
    case ("silentPictures", 1, _): self = .silentPictures(numbers[0])
    case ("missingParts", 1, _): self = .missingParts(numbers[0])
    case ("encodingGuessed", _, 1): self = .encodingGuessed(words[0])
    case ("brokenCharacters", _, _): self = .brokenCharacters
    default: return nil
    }
  }
}
