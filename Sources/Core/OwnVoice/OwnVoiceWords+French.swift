// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OwnVoiceWords {
  static let french = Edition(
    OwnVoiceWords(
      here: "Sur cette page : {things}.",
      links: .french(one: "{count} lien", other: "{count} liens"),
      buttons: .french(one: "{count} bouton", other: "{count} boutons"),
      fields: .french(one: "{count} champ", other: "{count} champs"),
      choices: .french(one: "{count} choix", other: "{count} choix"),
      others: .french(one: "{count} autre commande", other: "{count} autres commandes"),
      mainAct: "La principale : {name}.",
      keys: """
        La flèche vers le bas lit la page phrase par phrase. Tabulation va d’une chose à faire à la \
        suivante, et Entrée la fait. Échap fait silence. F2 répète, F4 épelle, F9 dit où vous êtes. \
        F8 coupe et remet cette voix.
        """,
      touch: "Faites glisser un doigt sur la page pour entendre ce qui se trouve dessous.",
      endOfPage: "Fin de la page.",
      beginningOfPage: "Début de la page.",
      noText: "Il n’y a pas de texte sur cette page.",
      sentenceOf: "Phrase {position} sur {count}.",
      nothingToSpell: "Il n’y a encore rien à épeler.",
      endOfText: "Fin.",
      deleted: "{text} effacé",
      selected: "{text} sélectionné",
      atTop: "En haut : {things}.",
      inMiddle: "Au milieu : {things}.",
      atBottom: "En bas : {things}.",
      amongThem: "{count}, dont {things}",
      controls: .french(one: "{count} commande", other: "{count} commandes"),
      nothingInSight: "Il n’y a rien à activer ici. Continuez la lecture pour en trouver."))
}
