// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookErrorWords {
  static let french = Edition(
    BookErrorWords(
      noBook:
        "Cette archive n’est aucun des livres qui sont lus : EPUB, DAISY 2.02, DAISY 3, un livre audio du W3C, DOCX ou un dossier de sons. Décompressez-la et donnez un de ses fichiers.",
      damaged: "Ce livre est endommagé, ou n’en a que l’apparence. Procurez-le-vous à nouveau.",
      damagedFile: "{file} est endommagé dans ce livre. Procurez-vous le livre à nouveau.",
      damagedLine:
        "{file} est endommagé à la ligne {line} dans ce livre. Procurez-vous le livre à nouveau.",
      missing: "{file} manque dans ce livre. Procurez-vous à nouveau le livre entier.",
      outside:
        "{file} nomme un fichier hors du livre, {address}. Il n’est pas ouvert ; demandez un livre correct à qui l’a fait.",
      entities:
        "{file} déclare dans ce livre ses propres mots pour des morceaux de texte (entités), qui ne sont pas suivis. Demandez-en un sans eux à qui a fait le livre.",
      unpacksTooMuch:
        "Ce livre décompressé est plus grand que ce qui peut être lu. Donnez-le en parties.",
      fileUnpacksTooMuch:
        "{file} décompressé est plus grand que ce qui peut être lu. Donnez le livre en parties.",
      tooManyFiles: "Ce livre a plus de {maximum} fichiers. Donnez-le en parties.",
      tooManyEntries:
        "La table des matières de ce livre a plus de {maximum} entrées. Donnez le livre en parties.",
      tooManyClips: "Ce livre a plus de {maximum} morceaux de son. Donnez-le en parties.",
      tooManySentences: "Ce livre a plus de {maximum} phrases. Donnez-le en parties.",
      locked:
        "Le texte de ce livre est verrouillé par une gestion des droits. Demandez-en un sans elle là où vous l’avez obtenu.",
      empty: "Il n’y a ni texte ni son dans ce livre. Donnez un autre fichier.",
      loosePage:
        "C’est une page d’un livre DAISY. Compressez le dossier où elle se trouve en une archive ZIP et donnez celle-ci.",
      otherDocument:
        "C’est un document d’un type qui n’est pas ouvert. Enregistrez-le en DOCX ou EPUB et donnez celui-là.",
      pages:
        "Ce sont des pages telles qu’on les voit, et non un livre. earshot speak en fait un livre audio, earshot text en donne le texte.",
      // What cannot be done with it
      soundMissing:
        "Le son de ce livre manque : {file} et tous les autres. Procurez-vous à nouveau le livre entier.",
      soundUnreadable:
        "Le son {file} de ce livre ne peut pas être ouvert. Procurez-vous le livre à nouveau.",
      tooLong: "Ce livre dure plus de {hours} heures. Donnez-le en parties.",
      noRoom:
        "Le son de ce livre prend {megabytes} Mo, plus qu’il n’en reste sur votre étagère. Retirez d’autres livres, puis apportez celui-ci à nouveau.",
      nothingToHear:
        "Il n’y a dans ce livre aucun mot qui puisse être dit. Donnez un autre fichier.",
      noVoice:
        "Il n’y a pas de voix pour la langue {language}. Nommez-en une autre avec --language, telle que fr.",
      languageUnknown:
        "La langue de ce texte n’a pas pu être déterminée, ni donc la voix qui doit le lire. Nommez-la avec --language, telle que fr.",
      // The machine
      programMissing: "Le programme {program} manque. Installez le paquet Debian {package}.",
      tooSlow:
        "Ce livre est trop long à lire. Procurez-le-vous à nouveau, ou donnez-le en parties.",
      unavailable: "Le livre ne peut pas être lu pour l’instant. Réessayez dans un moment.",
      unwritable:
        "Le nouveau fichier ne peut pas être écrit : {reason}. Faites de la place ou choisissez un autre dossier."
    ))
}
