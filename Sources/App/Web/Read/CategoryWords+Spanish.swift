// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CategoryWords {
  static let spanish = Edition(
    CategoryWords(
      science: "Ciencia",
      religion: "Religión",
      literature: "Literatura",
      languages: "Idiomas",
      worldNovels: "Novelas del mundo",
      scienceArticles: "Artículos de ciencia",
      researchPapers: "Trabajos de investigación",
      fictionStories: "Ficción",
      historicalStories: "Historias históricas",
      detectiveNovels: "Novelas policíacas",
      childrensStories: "Cuentos infantiles",
      heritageBooks: "Clásicos y patrimonio",
      magazinesAndNewspapers: "Revistas y periódicos",
      other: "Otra cosa"))
}
