// SPDX-License-Identifier: Apache-2.0

public import Database

/// What kind of text a request is about.
///
/// The raw names are stored and are part of the API: they never change.
public enum Category: String, Sendable, CaseIterable, SQLConvertible {
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
  /// Anything else, such as a letter.
  case other
}
