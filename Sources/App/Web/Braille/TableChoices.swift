// SPDX-License-Identifier: Apache-2.0

import Braille
import BrailleService
import BrailleTables
import Foundation
import HTML
import Speaking

/// The options of a field for the braille that is written: what the device reads by itself, then every table of the
/// server, in groups by language.
///
/// - Parameter chosen: the value of the option that is chosen, such as `en` or `en-ueb-g2.ctb`.
@HTMLBuilder func tableChoices(_ visit: Visit, chosen: String) -> Node {
  optgroup(.label(BrailleTableWords[visit].onDevice)) {
    for language in BrailleAlphabet.allCases.map(\.language) {
      option(
        .value(language.tag), .lang(language.tag), .data("language", language.tag),
        .selected(language.tag == chosen)
      ) { language.ownName }
    }
    option(
      .value(KanaTable.name), .data("language", "ja"), .selected(KanaTable.name == chosen)
    ) { BrailleTableWords[visit].kana }
  }
  for group in TableGroup.all(in: visit.language) {
    optgroup(.label(group.name)) {
      for choice in group.choices {
        option(
          .value(choice.table), .data("language", choice.tag), .selected(choice.table == chosen)
        ) { choice.name }
      }
    }
  }
}

/// The tables of one language, as somebody chooses among them.
struct TableGroup: Sendable {
  struct Choice: Sendable {
    let table: String
    let tag: String
    var name: String
  }

  /// The language, in the words of the person who chooses.
  let name: String
  let choices: [Choice]

  /// All groups in the order of their names, made once.
  static func all(in language: Language) -> [TableGroup] {
    made[language] ?? []
  }

  private static let made = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, groups(in: $0)) })

  private static func groups(in language: Language) -> [TableGroup] {
    let locale = Locale(identifier: language.tag)
    let tables = BrailleTranslator.installed?.all.filter { $0.id != KanaTable.name } ?? []
    let byTag = Dictionary(grouping: tables) { $0.languages.first.flatMap(Language.primary) ?? "" }
    let named = byTag.map { tag, tables in
      let name = tag.isEmpty ? nil : locale.localizedString(forLanguageCode: tag)
      return (name: name, tag: tag, tables: tables)
    }
    let groups = Dictionary(grouping: named) { $0.name ?? "" }.map { name, parts in
      TableGroup(
        name: name.isEmpty ? BrailleTableWords[language].otherLanguages : name,
        choices: choices(parts.flatMap(\.tables), in: language))
    }
    return groups.sorted {
      $0.name.compare($1.name, locale: locale) == .orderedAscending
    }
  }

  /// The tables of a language, the uncontracted ones first; those whose descriptions are the same are numbered.
  private static func choices(_ tables: [BrailleTable], in language: Language) -> [Choice] {
    let sorted = tables.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    let names = sorted.map { BrailleTableWords.description(of: $0, in: language) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    return zip(sorted, names).map { table, name in
      numbers[name, default: 0] += 1
      return Choice(
        table: table.id, tag: table.languages.first ?? "",
        name: counts[name] == 1 ? name : "\(name) (\(numbers[name, default: 1]))")
    }
  }
}

extension BrailleTable {
  /// How usual it is that somebody wants it.
  fileprivate var rank: Int {
    let isForComputers = kind == .computer
    let contracted =
      switch contraction {
      case .uncontracted, nil: 0
      case .partial: 1
      case .full: 2
      }
    return (isForComputers ? 8 : 0) + (isDescribed ? 0 : 4) + contracted
  }
}
