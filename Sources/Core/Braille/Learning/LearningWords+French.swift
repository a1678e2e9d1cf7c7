// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LearningWords {
  static let french = Edition(
    LearningWords(
      then: ", puis ",
      letters: "Lettres",
      numbers: "Chiffres",
      punctuation: "Ponctuation",
      contractions: "Abréviations",
      practice: "Exercice avec des phrases",
      right: "Juste.",
      first: "D’abord :",
      next: "Ensuite :",
      again: "Encore :",
      swipes: " Glissez vers le haut pour réécouter un signe, vers le bas pour le passer.",
      practiceSwipes: " Glissez vers le bas pour réécouter.",
      goOn: "Choisissez « Leçon suivante » pour continuer.",
      allFinished: "C’était la dernière leçon.",
      stopped: "Arrêté. Ce que vous avez appris est gardé sur cet appareil.",
      chooseLesson: "Choisissez d’abord une leçon.",
      help:
        "Glissez vers le haut : réécouter. Vers le bas : passer. De côté : entendre les points. Trois doigts vers le haut : arrêter.",
      practiceBegins: "Écrivez ce que vous entendez, puis une nouvelle ligne.",
      practiceHelp:
        "Glissez vers le bas : réécouter la phrase. Nouvelle ligne : terminé. Vers le haut : ce que vous avez écrit. Trois doigts vers le haut : arrêter.",
      nothingMeasured: "Rien n’est encore mesuré. Faites une leçon ou écrivez une phrase.",
      erased:
        "Effacé de cet appareil. Annuler le rétablit tant que vous ne quittez pas la page.",
      restored: "Rétabli.",
      exported: "Enregistré dans un fichier.",
      // Sentences with a name, a number or dots
      span: "{kind} : de {first} à {last}",
      begins: "{title}. Écrivez chaque signe.",
      asked: "{sign}, {dots}",
      goesOn: "{title}, là où vous l’avez laissée.",
      typed: "C’était {name}.",
      missing: .french(
        one: " Il manque le point {dots}.", other: " Il manque les points {dots}."),
      extra: .french(
        one: " Le point {dots} est en trop.", other: " Les points {dots} sont en trop."),
      habit: " Le point {dot} manque souvent.",
      finished: "{title} : terminée, vous connaissez tous les signes.",
      progress: "{known} sur {all} connus",
      // How a phrase went
      wordsPerMinute: .french(one: "{count} mot par minute.", other: "{count} mots par minute."),
      noErrors: "Aucune erreur.",
      errorsAre: "{percent} pour cent d’erreurs.",
      correctedAre: .french(
        one: "Vous avez effacé {count} caractère.", other: "Vous avez effacé {count} caractères."),
      // How all phrases went, one sentence after another
      phrases: .french(
        one: "Vous avez écrit {count} phrase. ", other: "Vous avez écrit {count} phrases. "),
      mostMissed: .same(" Vous oubliez le plus le point {dot} : {times} fois sur {count}."),
      mostExtra: .same(" Vous ajoutez le plus le point {dot} : {count} fois."),
      offset:
        " Votre doigt se pose en moyenne à {points} points d’écran du point {dot}."))
}
