// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartErrorWords {
  /// The words in French.
  static let french = Edition(
    ChartErrorWords(
      // Cells
      notATime:
        "Ligne {line}, colonne «\u{A0}{column}\u{A0}»\u{A0}: «\u{A0}{found}\u{A0}» n’est ni une date ni une heure{others}, alors que d’autres cellules de la colonne le sont. Écrivez 2024-01-31 ou 2024-01-31 10:15, ou laissez la cellule vide.",
      noSuchDate:
        "Ligne {line}, colonne «\u{A0}{column}\u{A0}»\u{A0}: «\u{A0}{found}\u{A0}» n’existe pas dans le calendrier ou sur l’horloge{others}. Corrigez la valeur. Une date qui se lit partout de la même façon s’écrit 2024-01-31.",
      tooLarge:
        "Ligne {line}, colonne «\u{A0}{column}\u{A0}»\u{A0}: «\u{A0}{found}\u{A0}» est un nombre trop grand{others}. Utilisez une unité plus grande, pour que les nombres deviennent plus petits.",
      notANumber:
        "Ligne {line}, colonne «\u{A0}{column}\u{A0}»\u{A0}: «\u{A0}{found}\u{A0}» n’est pas un nombre{others}. Écrivez un nombre, comme 12.5, laissez la cellule vide, ou choisissez une autre colonne.",
      others: .french(
        one: " (comme {count} autre cellule)", other: " (comme {count} autres cellules)"),
      // Columns
      noSuchColumn:
        "Il n’y a pas de colonne «\u{A0}{name}\u{A0}». Les colonnes sont\u{A0}: {names}.",
      noNumbers:
        "Il ne reste aucune colonne de nombres. Choisissez un autre x, ou ajoutez une colonne de nombres. Les colonnes sont\u{A0}: {names}.",
      negativeShare:
        "«\u{A0}{name}\u{A0}» vaut {number}, mais un diagramme circulaire montre les parts d’un tout, qui ne peuvent pas être inférieures à 0. Choisissez plutôt des barres.",
      notAboveZero:
        "L’axe «\u{A0}{axis}\u{A0}» est logarithmique, mais il a la valeur {number}. Utilisez des valeurs supérieures à 0, ou un axe linéaire.",
      unsuitedCandlestick:
        "Un graphique en chandeliers a besoin de quatre colonnes de nombres. Nommez-les open, high, low et close, ou choisissez quatre colonnes de valeurs dans cet ordre.",
      unsuitedHeatMap:
        "Une carte de chaleur a besoin de deux colonnes de mots et d’une de nombres, ou d’un tableau avec plusieurs colonnes de nombres. Choisissez la colonne de x et celle des lignes.",
      unsuited:
        "Les données ne conviennent pas à ce type de graphique. Choisissez un autre type, ou laissez Earshot choisir.",
      none: "aucun",
      // Files of another kind
      spreadsheet:
        "C’est un fichier de tableur ou un fichier compressé. Ouvrez-le dans le programme d’où il vient, enregistrez la feuille au format CSV, puis choisissez ce fichier.",
      archive:
        "Ce fichier est compressé. Décompressez-le, puis choisissez le fichier qu’il contient.",
      dottedPicture:
        "C’est une image faite de pixels, qui ne contient pas de données. Choisissez les données au format CSV ou JSON, ou le graphique au format SVG.",
      pdf:
        "C’est un document PDF. Copiez le tableau qu’il contient, ou choisissez les données au format CSV.",
      // JSON
      jsonFault: "Ligne {line}, colonne {column}\u{A0}: {reason}",
      jsonEnd:
        "le texte se termine trop tôt, comme s’il avait été coupé. Choisissez le fichier entier.",
      jsonNumber: "ce n’est pas un nombre JSON. Écrivez 12.5 ou 1e6.",
      jsonText:
        "ce texte contient un mauvais échappement ou une fin de ligne. Écrivez les fins de ligne ainsi\u{A0}: \\n.",
      jsonDepth:
        "des listes et des objets sont imbriqués sur plus de 64 niveaux. Gardez seulement la partie qui contient le tableau.",
      jsonUnexpected:
        "ce n’est pas du JSON. Il manque peut-être avant une virgule, un crochet ou un guillemet.",
      noTableInJSON:
        "Le JSON ne contient pas de tableau. Écrivez une liste d’objets, comme [{\"x\": 1, \"y\": 2}], ou une liste de listes.",
      // Pages
      fewerTables: .french(
        one:
          "La page contient seulement {count} tableau avec des données. Choisissez un nombre plus petit.",
        other:
          "La page contient seulement {count} tableaux avec des données. Choisissez un nombre plus petit."
      ),
      noTable:
        "La page ne contient aucun tableau de nombres. Choisissez les données elles-mêmes au format CSV ou JSON.",
      // Specifications of Vega-Lite
      remoteData:
        "Ligne {line}\u{A0}: les données se trouvent ailleurs ({address}) et ne sont pas téléchargées. Mettez-les dans la spécification sous \"values\", ou choisissez le fichier de données lui-même.",
      noData:
        "Ligne {line}\u{A0}: la spécification ne contient pas de données. Mettez-les sous la forme {example}.",
      unknownPart:
        "Ligne {line}\u{A0}: {part} «\u{A0}{name}\u{A0}» de Vega-Lite n’est pas compris ici. Retirez-le, ou choisissez les données finies au format CSV ou JSON.",
      noField:
        "Ligne {line}\u{A0}: les données n’ont pas de champ «\u{A0}{name}\u{A0}». Leurs champs sont\u{A0}: {names}.",
      noChannel:
        "Ligne {line}\u{A0}: l’encodage «\u{A0}{name}\u{A0}» manque. Indiquez-y quel champ il montre.",
      // Limits
      tooManyColumns:
        "Il y a plus de 1000 colonnes. Gardez seulement celles que vous voulez entendre.",
      tooManyRows: "Il y a plus de 2 millions de lignes. Gardez-en moins, par exemple une sur dix.",
      tooManyCells:
        "Le tableau a plus de 20 millions de cellules, lignes fois colonnes. Gardez moins de lignes ou moins de colonnes.",
      tooMuchSpannedText:
        "Les cellules qui s’étendent sur plusieurs lignes ou colonnes représentent plus de 100 mégaoctets de texte. Raccourcissez leur texte, ou écrivez-le une seule fois.",
      tooManyAttributes:
        "Une balise de la page a plus de 200 attributs, ou un nom très long. Copiez le tableau voulu depuis votre navigateur, et collez-le seul.",
      tooManyTables:
        "La page contient plus de 1000 tableaux. Copiez le tableau voulu, et collez-le seul.",
      tablesTooDeep:
        "Des tableaux sont imbriqués sur plus de 16 niveaux. Copiez le tableau intérieur, et collez-le seul.",
      sequenceTooLong:
        "La suite de cette spécification a plus de 10 mille nombres, ou son pas ne finit jamais. Choisissez un pas plus grand, ou mettez les données sous \"values\".",
      tooManyParts:
        "La spécification a plus de 100 vues ou transformations. Gardez une seule vue, avec ses données finies.",
      tooManySteps:
        "Les transformations de cette spécification parcourent plus de 50 millions de cellules. Mettez les données finies sous \"values\", sans transformations.",
      // Pictures
      notSVG:
        "L’image SVG est abîmée ou coupée. Exportez-la de nouveau, ou choisissez les données au format CSV.",
      outlines:
        "Les lettres de cette image sont dessinées comme des contours, et les axes ne peuvent pas être lus. Dans matplotlib, réglez svg.fonttype sur none et enregistrez-la de nouveau, ou choisissez les données au format CSV.",
      noLabels:
        "L’image n’a pas de nombres sur ses axes\u{A0}: elle ne contient donc pas de données. Choisissez les données au format CSV.",
      noScale:
        "Les étiquettes de l’axe {axis} ne sont pas à intervalles réguliers, et les valeurs ne peuvent pas être mesurées. Choisissez les données au format CSV.",
      noMarks:
        "L’image a des axes, mais ni ligne, ni barres, ni points que l’on puisse mesurer. Choisissez les données au format CSV.",
      doubtful:
        "Cette image ne peut pas être lue sans deviner\u{A0}: {doubt}. Choisissez les données au format CSV.",
      tooManyShapes: "elle a trop de parties, ou des parties imbriquées trop profondément",
      unknownDrawing:
        "elle est dessinée avec une feuille de style, avec des parties réutilisées ou déplacées, ou dans des unités qui ne sont pas comprises",
      severalScales: "elle contient plusieurs graphiques ou plusieurs échelles",
      otherShapes:
        "elle contient des formes qui ne sont ni de simples lignes, ni des barres, ni des points, comme des aires, des boîtes ou des barres d’erreur",
      mixedShapes: "elle mélange des barres, des lignes ou des points",
      floatingBars:
        "ses barres ne reposent pas toutes sur zéro ou exactement les unes sur les autres",
      outside: "certaines de ses parties dépassent les axes",
      stepsInLine: "une de ses lignes va par marches ou revient en arrière",
      offLabels: "certaines de ses parties ne sont pas à une étiquette de l’axe",
      colours: "les couleurs ne permettent pas de distinguer ses séries",
      disagreement: "les nombres écrits dessus ne sont pas ceux qu’elle montre",
      // Texts
      rowsWithoutCells:
        "Des lignes peuvent être ajoutées seulement à un tableau de cellules, comme CSV.",
      tooLong:
        "Le fichier dépasse 100 mégaoctets. Gardez moins de lignes, puis choisissez-le de nouveau.",
      empty:
        "Il n’y a rien dedans. Écrivez une ligne qui nomme deux colonnes, puis x et y sur chaque ligne.",
      notText:
        "La ligne {line} contient des octets qui ne sont pas du texte. Enregistrez de nouveau le tableau au format CSV, puis choisissez-le.",
      openQuote:
        "Un guillemet ouvert à la ligne {line} n’est jamais fermé. Fermez-le ou retirez-le.",
      textAfterQuote:
        "La ligne {line} contient quelque chose après un guillemet fermant. Mettez-y une virgule, ou écrivez deux guillemets pour un."
    ))
}
