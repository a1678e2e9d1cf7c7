// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ControlWords {
  static let french = Edition(
    ControlWords(
      link: "lien",
      button: "bouton",
      toggle: "bouton",
      disclosure: "plus",
      checkbox: "case",
      radio: "choix",
      radioOf: "choix {position} sur {count}",
      menu: "menu",
      textField: "champ de texte",
      textArea: "grand champ de texte",
      password: "champ de mot de passe",
      slider: "curseur",
      file: "fichier",
      heading: "titre",
      on: "activé",
      off: "désactivé",
      ticked: "cochée",
      notTicked: "non cochée",
      chosen: "choisi",
      notChosen: "non choisi",
      open: "ouvert",
      closed: "fermé",
      empty: "vide",
      unavailable: "pas disponible maintenant",
      invalid: "demande une autre réponse",
      here: "vous êtes ici",
      characters: .french(one: "{count} caractère", other: "{count} caractères"),
      opensLink: "Appuyez encore pour y aller.",
      presses: "Appuyez encore pour le faire.",
      ticks: "Appuyez encore pour la cocher.",
      unticks: "Appuyez encore pour la décocher.",
      chooses: "Appuyez encore pour le choisir.",
      opens: "Appuyez encore pour l’ouvrir.",
      closes: "Appuyez encore pour le fermer.",
      types: "Appuyez encore pour écrire.",
      moves: "Appuyez encore pour le déplacer.",
      choosesFile: "Appuyez encore pour choisir un fichier.",
      uses: "Appuyez encore pour l’utiliser."))
}
