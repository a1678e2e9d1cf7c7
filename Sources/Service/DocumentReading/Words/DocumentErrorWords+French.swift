// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DocumentErrorWords {
  static let french = Edition(
    DocumentErrorWords(
      unreadable:
        "Ce fichier ne peut pas être lu. Vérifiez qu’il existe et que vous avez le droit de le lire.",
      empty: "Ce fichier est vide. Donnez-en un qui contient du texte.",
      tooLarge: "Ce fichier dépasse {megabytes} Mo. Donnez-le en plusieurs parties.",
      tooManyPages:
        "Ce document a {count} pages, et {most} au plus sont lues à la fois. Donnez-le en plusieurs parties.",
      tooManyPoints:
        "Cette image a {width} points sur {height}, plus qu’il n’est possible de lire. Réduisez-la, ou photographiez une seule page.",
      damaged:
        "Ce fichier est abîmé, ou n’est pas ce qu’il semble être. Enregistrez-le ou numérisez-le à nouveau, et donnez le nouveau.",
      locked:
        "Ce document est verrouillé. Enregistrez-le sans mot de passe, et donnez cette copie.",
      unpacksTooMuch:
        "Ce document, décompressé, dépasse ce qui peut être lu. Enregistrez son texte dans un fichier à part.",
      tooSlow:
        "Ce fichier est trop long à lire. Enregistrez-le à nouveau, ou donnez-le en plusieurs parties.",
      noText: "Il n’y a pas de texte dans ce document.",
      noTextInPicture:
        "Aucun texte n’a été trouvé dans cette image. Prenez la photo de plus près, avec plus de lumière, le téléphone à plat au-dessus de la page.",
      // What it is instead
      sound:
        "C’est du son ou un film, sans texte. Donnez une photo, un document ou un fichier texte.",
      picture:
        "C’est une image d’un type qui ne s’ouvre pas ici. Enregistrez-la en JPEG ou en PNG, et donnez cette copie.",
      playlist:
        "C’est une liste de sons à jouer, pas un texte. Donnez une photo, un document ou un fichier texte.",
      program: "C’est un programme ou un script, pas un texte à lire. Donnez un autre fichier.",
      archive: "C’est une archive de fichiers. Décompressez-la, et donnez un de ses fichiers.",
      spreadsheet:
        "C’est un classeur de tableur. Enregistrez-le en PDF et donnez cette copie, ou utilisez earshot chart pour ses nombres.",
      slides: "Ce sont des diapositives. Enregistrez-les en PDF, et donnez cette copie.",
      document:
        "C’est un document d’un type qui ne s’ouvre pas ici. Enregistrez-le en PDF ou en DOCX, et donnez cette copie.",
      binary:
        "Ce fichier ne contient pas de texte. Donnez une photo, un document ou un fichier texte.",
      // The language and the machine
      unknownLanguage:
        "Il n’y a pas de langue « {language} » dont l’imprimé puisse être reconnu. Donnez un code tel que en, es, ar ou fr.",
      languageMissing:
        "L’imprimé en langue {language} ne peut pas être reconnu ici. Installez le paquet Debian {package}.",
      programMissing: "Le programme {program} manque. Installez le paquet Debian {package}.",
      unavailable: "Le texte ne peut pas être lu pour l’instant. Réessayez dans un moment."))
}
