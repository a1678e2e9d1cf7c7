// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartToolWords {
  static let french = Edition(
    ChartToolWords(
      // What was typed after the command
      wrongChoice: "L’option {problem}",
      wrongChoiceBut: "L’option {problem} Vouliez-vous dire {nearest} ?",
      followNeedsRows:
        "L’option --follow prend des lignes de l’entrée standard. Écrivez : earshot chart play - --follow",
      wrongSpeed: "L’option --speed a besoin d’un nombre de 0.25 à 4, mais a reçu « {found} ».",
      wrongPart:
        "L’option --part a besoin de deux endroits avec deux points entre eux : --part 3..7",
      partBackwards: "L’option --part va de gauche à droite : {to} est avant {from}.",
      emptyPart: "Il n’y a rien entre {from} et {to}. Choisissez une autre partie.",
      noPlace:
        "« {text} » n’est pas un endroit de l’axe {axis}. Donnez-en un comme dans le fichier.",
      whereTo: "Dites où écrire le son, par exemple : -o out.wav",
      whichForm: "Dites quel format va à la sortie standard, par exemple : --as wav",
      noForm: "La terminaison de {path} ne nomme aucun format. Choisissez parmi : {list}.",
      notForTerminals:
        "Un terminal ne peut pas montrer .{ending}. Nommez un fichier, par exemple : -o out.{ending}",
      // Reading and writing
      noTable: "Il ne contient pas de tableau avec des colonnes.",
      openNumber: "{read}. {other} : ajoutez {option}.",
      tooFewRows:
        "L’entrée standard : Il y a trop peu de lignes pour un graphique. Envoyez-en plus.",
      noProgram:
        "{ending} a besoin du programme {program}. Installez le paquet {package}, ou écrivez un fichier .wav.",
      // Exploring
      wordsOnly: "{problem} Le graphique est décrit en mots seulement.",
      lineHint: "Tapez help pour les actions, quit pour quitter.",
      keyHint: "Appuyez sur H pour les touches, sur Q pour quitter.",
      noKey: "Il n’y a ni touche ni action « {word} ». Tapez help pour en avoir la liste.",
      noSound: "Aucun son n’est possible ici : il n’y a pas de carte son, ou --silent a été donné.",
      typePlace: "Tapez un endroit de l’axe x, ou = et une valeur, puis Entrée. Échap abandonne.",
      // Why a sound card does not play
      writeInstead: "{problem} Écrivez plutôt un fichier : earshot chart render {file} -o out.wav",
      noCard: "Il n’y a pas de carte son.",
      noDevice:
        "Il n’y a pas de périphérique de son {device}. Retirez le nom pour utiliser l’habituel.",
      busyDevice:
        "Un autre programme garde le périphérique de son {device} pour lui. Fermez ce programme et réessayez.",
      closedDevice:
        "Vous n’avez pas le droit d’utiliser le périphérique de son {device}. Demandez que votre compte rejoigne le groupe audio.",
      unfitDevice:
        "Le périphérique de son {device} ne peut pas jouer {channels} canaux à {rate} échantillons par seconde.",
      lostDevice: "Le périphérique de son {device} a disparu. Connectez-le de nouveau.",
      failedDevice:
        "Le périphérique de son {device} ne joue pas : {reason}. Essayez un autre périphérique."))
}
