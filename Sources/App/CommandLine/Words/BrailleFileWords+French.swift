// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleFileWords {
  static let french = Edition(
    BrailleFileWords(
      whichTable:
        "Quel code braille ? Donnez --table, par exemple --table en-ueb-g2. Tous : earshot braille tables",
      seeTables: "{problem} Toutes : earshot braille tables",
      notStarted:
        "La partie d’earshot qui convertit le braille n’a pas pu démarrer. Vérifiez qu’il reste de la mémoire, et que /proc existe.",
      // What the table has nothing for
      leftOut:
        "{file}, ligne {line} : {sign} est laissé de côté, car la table {table} n’a rien pour cela.",
      moreLeftOut: .french(
        one: "{count} autre a été laissé de côté.", other: "{count} autres ont été laissés de côté."
      ),
      // Reading
      tooLarge: "{file} dépasse {megabytes} Mo. Donnez-le en plusieurs parties.",
      notUTF8:
        "{file}, ligne {line} : Ce n’est pas de l’UTF-8. Enregistrez le fichier en texte UTF-8.",
      empty: "{file} ne contient rien. Donnez du texte.",
      noBraille: "{file} ne contient pas de braille. Donnez du braille Unicode, ou un fichier BRF.",
      notASCII:
        "{file}, ligne {line} : {sign} à la place {column} n’est pas du braille. Donnez du braille Unicode, ou un fichier BRF, qui n’a que les lettres et les signes de l’ASCII.",
      amongCells:
        "{file}, ligne {line} : {sign} se trouve parmi des cellules braille. Retirez-le, ou donnez-le aussi en cellules.",
      ordinaryText:
        "{file}, ligne {line} : Majuscules et minuscules sont mêlées, c’est donc un texte ordinaire et pas du braille. Convertissez-le avec earshot braille write, ou donnez --brf si c’est du BRF.",
      // Writing
      linesNeedBRF: "L’option --lines est pour les fichiers BRF. Donnez --brf avec elle.",
      noPlaceInBRF:
        "{file}, ligne {line} : {sign} n’a pas de place dans un fichier BRF, qui a des cellules de six points. Retirez --brf, ou prenez une autre table que {table}.",
      // What was typed after the command
      wrongSize:
        "L’option --size a besoin de la largeur et de la hauteur en points, chacune au-dessus de 0 et de 100000 au plus, par exemple 390x844, mais a reçu « {found} ».",
      wrongDensity:
        "L’option --density a besoin de points par millimètre, de 1 à 60, par exemple 6.3, mais a reçu « {found} ».",
      noTableFor: "Il n’y a pas de table pour la langue « {language} ». Il y en a pour : {tags}",
      // A table in the list
      table: "{name}, {languages}, {grade}, {way}",
      bothWays: "dans les deux sens",
      forWriting: "faite pour écrire",
      noDirection: "sens non précisé",
      noLanguage: "langue non précisée",
      grade: "degré {grade}",
      noGrade: "sans degré"))
}
