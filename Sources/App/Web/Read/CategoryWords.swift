// SPDX-License-Identifier: Apache-2.0

import Reading
import Speaking

/// The names of the kinds of texts.
struct CategoryWords: Words {
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

  /// The name of a kind.
  func name(of category: Category) -> String {
    switch category {
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
}
