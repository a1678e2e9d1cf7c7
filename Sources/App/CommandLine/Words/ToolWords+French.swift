// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ToolWords {
  static let french = Edition(
    ToolWords(
      // Help
      tagline: "Earshot : vivre à l’oreille.",
      usage: "Utilisation : {usage}",
      helpAbout: "Afficher l’aide d’une commande.",
      versionAbout: "Afficher la version.",
      // Commands
      noCommand: "Il n’y a pas de commande « {name} ». Essayez : earshot help",
      noCommandBut:
        "Il n’y a pas de commande « {name} ». Vouliez-vous dire « earshot {nearest} » ? Essayez : earshot help",
      needsMore: "earshot {command} doit savoir que faire : {names}.",
      workerOnly: "earshot worker est pour le serveur lui-même. Essayez : earshot help",
      // Options and operands
      noOption: "Il n’y a pas d’option {name}. Essayez : {help}",
      noOptionBut: "Il n’y a pas d’option {name}. Vouliez-vous dire {nearest} ? Essayez : {help}",
      operandMissing: "Il manque {operand}. Utilisation : {usage}",
      operandTooMuch: "« {operand} » est en trop. Utilisation : {usage}",
      takesNoValue: "L’option {name} ne prend pas de valeur.",
      needsValue: "L’option {name} a besoin d’une valeur : {name} {value}.",
      needsNumber: "L’option {name} a besoin d’un nombre, mais a reçu « {found} ».",
      needsWholeNumber:
        "L’option {name} a besoin d’un nombre entier de {low} à {high}, mais a reçu « {found} ».",
      wrongWord: "L’option {name} ne peut pas être « {found} ». Choisissez parmi : {list}.",
      wrongWordBut:
        "L’option {name} ne peut pas être « {found} ». Vouliez-vous dire {nearest} ? Choisissez parmi : {list}."
    ))
}
