// SPDX-License-Identifier: Apache-2.0

/// A language tag with perhaps a braille code and a grade, such as `en-ueb-g2`, `ar-g2` or `fr`.
struct TableTag {
  private let language: String
  private let words: [String]
  private let grade: String?

  init(_ tag: String) {
    var parts = tag.split(separator: "-").map(String.init)
    grade = parts.last.flatMap { last in
      last.hasPrefix("g") && last.dropFirst().allSatisfy { $0.isNumber || $0 == "." }
        && last.utf8.count > 1
        ? String(last.dropFirst()) : nil
    }
    if grade != nil { parts.removeLast() }
    language = parts.first ?? ""
    words = Array(parts.dropFirst())
  }

  /// The most usual table that is all this.
  func best(among tables: [BrailleTable]) -> BrailleTable? { ranked(among: tables).first }

  /// The tables that are all this, the most usual first.
  func ranked(among tables: [BrailleTable]) -> [BrailleTable] {
    tables.enumerated().compactMap { index, table in
      score(table).map { (score: $0, index: index, table: table) }
    }
    .sorted { ($0.score, $1.index) > ($1.score, $0.index) }
    .map(\.table)
  }

  /// How usual a table is among those of its language; nil when it is for another language or grade.
  private func score(_ table: BrailleTable) -> Int? {
    let tags = table.languages.filter { $0 == language || $0.hasPrefix(language + "-") }
    guard !language.isEmpty, !tags.isEmpty else { return nil }
    if let grade, table.grade != grade { return nil }
    var known: Set<String> = []
    for name in [table.fileNameWithoutEnding] + tags {
      known.formUnion(name.split(separator: "-").map(String.init))
    }
    if let system = table.system { known.insert(system) }
    let matching = words.filter { known.contains($0) }.count
    // A region that no table knows is no reason to have none; a braille code is.
    guard matching == words.count || words.allSatisfy({ $0.utf8.count == 2 }) else { return nil }
    // Uncontracted before contracted: whoever names only a language can read it.
    let reasons = [
      table.dots != 8, table.isDescribed, table.direction != .writing,
      table.contraction == .uncontracted, table.system == "ueb", table.kind == .literary,
      table.languages.first == language,
    ]
    var score = matching << reasons.count
    for (bit, holds) in reasons.enumerated() where holds { score += 1 << bit }
    return score
  }
}
