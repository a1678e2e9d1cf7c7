// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CategoryWords {
  static let french = Edition(
    CategoryWords(
      science: "Sciences",
      religion: "Religion",
      literature: "Littérature",
      languages: "Langues",
      worldNovels: "Romans du monde",
      scienceArticles: "Articles scientifiques",
      researchPapers: "Travaux de recherche",
      fictionStories: "Fiction",
      historicalStories: "Récits historiques",
      detectiveNovels: "Romans policiers",
      childrensStories: "Contes pour enfants",
      heritageBooks: "Livres du patrimoine",
      magazinesAndNewspapers: "Magazines et journaux",
      other: "Autre chose"))
}
