// SPDX-License-Identifier: Apache-2.0

public import Database

/// What kind of text a request is about.
///
/// The raw names are stored and are part of the API: they never change.
public enum Category: String, Sendable, CaseIterable, SQLConvertible {
  /// Letters and bills.
  case letters
  /// Instructions, such as those of a medicine or a machine.
  case instructions
  /// Forms to fill in, and documents.
  case forms
  /// Menus and leaflets.
  case menus
  /// Science.
  case science
  /// Religion.
  case religion
  /// Literature.
  case literature
  /// Learning languages.
  case languages
  /// Novels of the world.
  case worldNovels
  /// Articles about science.
  case scienceArticles
  /// Research papers.
  case researchPapers
  /// Invented stories.
  case fictionStories
  /// Stories from history.
  case historicalStories
  /// Detective novels.
  case detectiveNovels
  /// Stories for children.
  case childrensStories
  /// Books of the heritage.
  case heritageBooks
  /// Magazines and newspapers.
  case magazinesAndNewspapers
  /// Anything else.
  case other

  /// The group of kinds that it belongs to.
  public var group: CategoryGroup {
    switch self {
    case .letters, .instructions, .forms, .menus: .everyday
    case .science, .languages, .scienceArticles, .researchPapers: .study
    case .literature, .worldNovels, .fictionStories, .historicalStories, .detectiveNovels,
      .childrensStories, .heritageBooks:
      .books
    case .religion, .magazinesAndNewspapers, .other: .more
    }
  }
}

/// Kinds of texts that are offered together, in the order in which they are.
public enum CategoryGroup: Sendable, CaseIterable {
  /// What comes by post or lies on a table.
  case everyday
  /// Study and work.
  case study
  /// Books and stories.
  case books
  /// All else.
  case more

  /// The kinds of the group.
  public var categories: [Category] { Category.allCases.filter { $0.group == self } }
}
