// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CategoryWords {
  static let french = Edition(
    CategoryWords(
      letters: "Lettres et factures",
      instructions: "Notices et médicaments",
      forms: "Formulaires et documents",
      menus: "Menus et prospectus",
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
      other: "Autre chose",
      everyday: "Vie quotidienne",
      study: "Études et travail",
      books: "Livres et récits",
      more: "Autres"))
}
