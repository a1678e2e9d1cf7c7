// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CategoryWords {
  static let spanish = Edition(
    CategoryWords(
      letters: "Cartas y facturas",
      instructions: "Instrucciones y medicamentos",
      forms: "Formularios y documentos",
      menus: "Menús y folletos",
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
      other: "Otra cosa",
      everyday: "Del día a día",
      study: "Estudio y trabajo",
      books: "Libros y cuentos",
      more: "Más"))
}
