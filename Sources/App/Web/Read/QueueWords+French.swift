// SPDX-License-Identifier: Apache-2.0

import Speaking

extension QueueWords {
  static let french = Edition(
    QueueWords(
      interestsTitle: "Ce que je lis",
      interestsLead: """
        La liste des textes en attente commence avec ceux-ci seulement. Si vous ne choisissez \
        rien, vous les voyez tous.
        """,
      languagesQuestion: "Langues",
      anotherLanguage: "Une autre langue",
      noOther: "Aucune",
      categoriesQuestion: "Types de texte",
      interestsSaved: "C’est enregistré. La liste contient ce que vous lisez.",
      showAll: "Montrer tous les textes",
      showInterests: "Montrer seulement ce que je lis",
      nothingOfInterest: """
        Aucun texte que vous lisez n’attend pour le moment. Montrez tous les textes, ou gardez \
        cette page ouverte.
        """,
      showing: "Vous voyez seulement ce que vous lisez : {joined}.",
      skip: "Pas pour moi",
      skipped: "Ce texte ne vous est plus proposé.",
      offeredAgain: "Le texte vous est proposé de nouveau.",
      skippedTitle: "Textes que j’ai passés",
      skippedLead: "Ils ne vous sont plus proposés. Les personnes qui demandent n’en savent rien.",
      nothingSkipped: "Aucun des textes que vous avez passés n’attend.",
      offerAgain: "Me le proposer de nouveau",
      oneAtFirst: """
        Vous avez un texte, et on commence avec un seul texte à la fois. Quand quelqu’un aura \
        gardé une de vos lectures, vous pourrez en avoir plusieurs. Envoyez d’abord votre \
        enregistrement, ou rendez le texte.
        """,
      oneUntilKept: """
        Tant que personne n’a gardé une de vos lectures, vous pouvez avoir un texte à la fois. \
        Cela protège les personnes qui demandent.
        """))
}
