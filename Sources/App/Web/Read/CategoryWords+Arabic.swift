// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CategoryWords {
  static let arabic = Edition(
    CategoryWords(
      letters: "رسائل وفواتير",
      instructions: "تعليمات وأدوية",
      forms: "استمارات ووثائق",
      menus: "قوائم طعام ومنشورات",
      science: "علوم",
      religion: "دين",
      literature: "أدب",
      languages: "لغات",
      worldNovels: "روايات عالمية",
      scienceArticles: "مقالات علمية",
      researchPapers: "أبحاث",
      fictionStories: "قصص خيالية",
      historicalStories: "قصص تاريخية",
      detectiveNovels: "روايات بوليسية",
      childrensStories: "قصص أطفال",
      heritageBooks: "كتب التراث",
      magazinesAndNewspapers: "مجلات وصحف",
      other: "شيء آخر",
      everyday: "الحياة اليومية",
      study: "الدراسة والعمل",
      books: "كتب وقصص",
      more: "غير ذلك"))
}
