// SPDX-License-Identifier: Apache-2.0

import Phrases
import Reading
import Speaking

extension Category {
  /// Its name.
  var phrase: Phrase {
    switch self {
    case .science: Phrase(en: "Science", es: "Ciencia", ar: "علوم")
    case .religion: Phrase(en: "Religion", es: "Religión", ar: "دين")
    case .literature: Phrase(en: "Literature", es: "Literatura", ar: "أدب")
    case .languages: Phrase(en: "Languages", es: "Idiomas", ar: "لغات")
    case .worldNovels:
      Phrase(en: "Novels of the world", es: "Novelas del mundo", ar: "روايات عالمية")
    case .scienceArticles:
      Phrase(en: "Science articles", es: "Artículos de ciencia", ar: "مقالات علمية")
    case .researchPapers:
      Phrase(en: "Research papers", es: "Trabajos de investigación", ar: "أبحاث")
    case .fictionStories: Phrase(en: "Fiction", es: "Ficción", ar: "قصص خيالية")
    case .historicalStories:
      Phrase(en: "Historical stories", es: "Historias históricas", ar: "قصص تاريخية")
    case .detectiveNovels:
      Phrase(en: "Detective novels", es: "Novela policíaca", ar: "روايات بوليسية")
    case .childrensStories:
      Phrase(en: "Children’s stories", es: "Cuentos infantiles", ar: "قصص أطفال")
    case .heritageBooks:
      Phrase(en: "Heritage books", es: "Libros de patrimonio", ar: "كتب التراث")
    case .magazinesAndNewspapers:
      Phrase(en: "Magazines and newspapers", es: "Revistas y periódicos", ar: "مجلات وصحف")
    case .other: Phrase(en: "Something else", es: "Otra cosa", ar: "شيء آخر")
    }
  }
}

extension Language {
  /// Its name in the language of the page.
  var phrase: Phrase {
    switch self {
    case .english: Phrase(en: "English", es: "inglés", ar: "الإنجليزية")
    case .spanish: Phrase(en: "Spanish", es: "español", ar: "الإسبانية")
    case .arabic: Phrase(en: "Arabic", es: "árabe", ar: "العربية")
    }
  }
}
