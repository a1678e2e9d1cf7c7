// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The languages that a browser asks for.
struct AcceptedLanguages: Sendable, Equatable {
  /// Those of ours among them, the most wanted first.
  let languages: [Language]

  /// Reads an `Accept-Language` header (RFC 9110 section 12.5.4); what makes no sense is passed over.
  init(header: String?) {
    var wanted: [(language: Language, weight: Double)] = []
    // A header with more ranges than this is no browser's.
    for range in (header ?? "").split(separator: ",").prefix(50) {
      let parts = range.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let tag = parts.first, let language = Language(tag: tag) else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
        .flatMap { Double($0.dropFirst(2)) }
      guard let weight = parts.count == 1 ? 1 : weight, weight > 0, weight <= 1 else { continue }
      wanted.append((language, weight))
    }
    // Equal weights keep the order in which they were written.
    let ordered = wanted.enumerated().sorted { first, second in
      first.element.weight == second.element.weight
        ? first.offset < second.offset : first.element.weight > second.element.weight
    }
    var languages: [Language] = []
    for item in ordered where !languages.contains(item.element.language) {
      languages.append(item.element.language)
    }
    self.languages = languages
  }
}
