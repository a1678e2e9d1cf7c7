// SPDX-License-Identifier: Apache-2.0

import Reading
import Speaking

/// The names of the kinds of texts.
struct CategoryWords: Words {
  let letters: String
  let instructions: String
  let forms: String
  let menus: String
  let science: String
  let religion: String
  let literature: String
  let languages: String
  let worldNovels: String
  let scienceArticles: String
  let researchPapers: String
  let fictionStories: String
  let historicalStories: String
  let detectiveNovels: String
  let childrensStories: String
  let heritageBooks: String
  let magazinesAndNewspapers: String
  let other: String
  // Groups of kinds
  let everyday: String
  let study: String
  let books: String
  let more: String

  /// The name of a kind.
  func name(of category: Category) -> String {
    switch category {
    case .letters: letters
    case .instructions: instructions
    case .forms: forms
    case .menus: menus
    case .science: science
    case .religion: religion
    case .literature: literature
    case .languages: languages
    case .worldNovels: worldNovels
    case .scienceArticles: scienceArticles
    case .researchPapers: researchPapers
    case .fictionStories: fictionStories
    case .historicalStories: historicalStories
    case .detectiveNovels: detectiveNovels
    case .childrensStories: childrensStories
    case .heritageBooks: heritageBooks
    case .magazinesAndNewspapers: magazinesAndNewspapers
    case .other: other
    }
  }

  private func name(of group: CategoryGroup) -> String {
    switch group {
    case .everyday: everyday
    case .study: study
    case .books: books
    case .more: more
    }
  }

  /// All kinds to choose from, by their groups.
  var choices: [(group: String, options: [(value: String, words: String)])] {
    CategoryGroup.allCases.map { group in
      (name(of: group), group.categories.map { ($0.rawValue, name(of: $0)) })
    }
  }
}
