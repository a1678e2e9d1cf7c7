// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookPageWords {
  static let french = Edition(
    BookPageWords(
      books: "Livres et musique",
      lead:
        "Apportez un livre, un livre audio ou votre propre musique. Écoutez-le, lisez son texte et allez à n’importe quel chapitre ou page. Vous seul le voyez et l’entendez.",
      toBooks: "Vos livres",
      signIn: "Connectez-vous pour apporter vos livres.",
      empty: "Vous n’avez pas encore de livre ici.",
      add: "Ajouter un livre ou de la musique",
      field: "Fichier du livre ou de la musique",
      fieldHint:
        "DAISY dans une archive ZIP, EPUB, livre audio du W3C, Word (DOCX), page web ou texte brut. Ou du son : un fichier, tel que M4B ou MP3, ou un dossier de sons dans une archive ZIP. Jusqu’à {megabytes} Mo. Chaque fichier devient un livre ; vous pouvez en choisir plusieurs. Ses chapitres forment une liste ; un livre sans son est lu par une voix de synthèse.",
      addAct: "Ajouter ce fichier",
      noFile: "Choisissez d’abord un fichier.",
      refusedFile: "{name} : {problem}",
      addedOthers: .french(
        one: "L’autre fichier a été ajouté.", other: "Les {count} autres ont été ajoutés."),
      tooLarge: "Ce fichier dépasse {megabytes} Mo. Donnez le livre en plusieurs parties.",
      tooManyBooks: "Vous avez {count} livres, c’est le maximum. Retirez-en un d’abord.",
      tooMuchTogether:
        "Vos livres dépassent ensemble {megabytes} Mo. Retirez-en quelques-uns d’abord.",
      tooManySearches:
        "Vos autres recherches sont encore en cours. Cherchez à nouveau dans un instant.",
      more: "Livres plus anciens",
      // A book
      by: "De {names}",
      opening:
        "Le livre est en train d’être ouvert. Ce sera dit ici dès qu’il est là ; vous pouvez aussi rouvrir cette page.",
      hearNow: "L’écouter maintenant",
      making: "Le son est en préparation ; le texte est déjà là.",
      failed: "Ce livre ne peut pas être écouté : {reason}",
      textOnly: "Texte seul : aucune voix ne parle ici sa langue.",
      machineVoice: "Lu par une voix de synthèse.",
      pages: .french(one: "{count} page", other: "{count} pages"),
      aboutFile: "Ce qu’il faut savoir de ce fichier",
      contents: "Table des matières",
      listed: "Entrées {first} à {last} sur {count}.",
      earlierParts: "Entrées précédentes",
      laterParts: "Entrées suivantes",
      part: "Partie {number}",
      previousPart: "Précédent : {title}",
      nextPart: "Suivant : {title}",
      noText: "Il n’y a pas de texte pour cette partie.",
      noSound: "Il n’y a pas de son pour cette partie.",
      page: "Page {number}",
      note: "Note : {text}",
      picture: "Image : {text}",
      search: "Chercher dans ce livre",
      searchHint: "Les majuscules et les accents ne comptent pas.",
      searchAct: "Chercher",
      found: .french(one: "Trouvé dans {count} phrase.", other: "Trouvé dans {count} phrases."),
      foundMore: "Trouvé dans plus de {count} phrases ; voici les premières.",
      notFound: "« {text} » n’est pas dans ce livre.",
      nothingToFind: "Tapez ce que vous cherchez.",
      results: "« {text} » dans {title}",
      toPage: "Aller à la page",
      toPageAct: "Aller",
      noSuchPage: "Ce livre n’a pas de page {page}.",
      download: "Télécharger le livre",
      remove: "Retirer ce livre",
      // What was done
      added: "Le livre a été ajouté. Il est en train d’être ouvert.",
      addedSeveral: "Les fichiers ont été ajoutés. Ils sont en train d’être ouverts.",
      removed: "Le livre a été retiré. Vous pouvez le remettre pendant un jour.",
      putBack: "Le livre est de retour."))
}
