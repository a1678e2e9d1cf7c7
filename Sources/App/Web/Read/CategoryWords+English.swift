// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CategoryWords {
  static let english = Edition(
    CategoryWords(
      letters: "Letters and bills",
      instructions: "Instructions and medicines",
      forms: "Forms and documents",
      menus: "Menus and leaflets",
      science: "Science",
      religion: "Religion",
      literature: "Literature",
      languages: "Languages",
      worldNovels: "Novels of the world",
      scienceArticles: "Science articles",
      researchPapers: "Research papers",
      fictionStories: "Fiction",
      historicalStories: "Historical stories",
      detectiveNovels: "Detective novels",
      childrensStories: "Children’s stories",
      heritageBooks: "Heritage books",
      magazinesAndNewspapers: "Magazines and newspapers",
      other: "Something else",
      everyday: "Everyday",
      study: "Study and work",
      books: "Books and stories",
      more: "More"))
}
