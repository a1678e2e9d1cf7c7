// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleLearnWords {
  static let french = Edition(
    BrailleLearnWords(
      title: "Apprendre le braille",
      lead: """
        Earshot dit un signe, vous l’écrivez, et vous entendez si c’est juste. Il n’y a pas de \
        limite de temps.
        """,
      toLessons: "Apprendre le braille : leçons à l’oreille et exercices",
      toPad: "Retour à Braille",
      withoutScripts: """
        Les leçons ont besoin de JavaScript, qui est désactivé ou ne s’est pas chargé. Sur la \
        page Braille, un formulaire convertit sans lui des lettres en braille.
        """,
      failed: "Les leçons n’ont pas pu être chargées. Rechargez la page.",
      table: "Braille à apprendre",
      tableHint: "Avec une table de braille abrégé, ses abréviations sont aussi enseignées.",
      lessons: "Leçons",
      now: "Ce qu’il faut écrire",
      repeat: "Répéter",
      hint: "Dire les points",
      skip: "Passer",
      done: "Phrase écrite",
      nextLesson: "Leçon suivante",
      nextPhrase: "Phrase suivante",
      stop: "Arrêter",
      results: "Vos progrès",
      kept: "Ceci est gardé sur cet appareil seulement.",
      phrases: "Phrases écrites",
      speed: "Mots par minute",
      errors: "Erreurs, en pour cent",
      corrected: "Caractères effacés",
      dots: "Erreurs par point",
      dot: "Point",
      asked: "Demandé",
      missed: "Manque",
      extra: "En trop",
      across: "Points d’écran vers la droite",
      down: "Points d’écran vers le bas",
      say: "Dire mes progrès",
      exportJSON: "Enregistrer dans un fichier (JSON)",
      exportCSV: "Enregistrer en tableau (CSV)",
      erase: "Effacer mes progrès",
      undo: "Annuler l’effacement"))
}
