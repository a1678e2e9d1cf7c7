// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AttachmentWords {
  static let french = Edition(
    AttachmentWords(
      field: "Photos ou fichiers",
      fieldHint: """
        Jusqu’à {count} fichiers de {megabytes} Mo au plus chacun : photos de pages, PDF, EPUB, Word \
        (DOCX), pages web ou fichiers de texte. Une machine les lit tout de suite. Les noms, lieux, \
        heures et appareils que photos et documents portent en plus de ce qu’ils montrent en sont \
        retirés. Ce que montrent les pages, le nom du fichier, et les tableaux ou films dans un \
        document Word restent comme ils sont.
        """,
      camera: "Prendre une page en photo",
      cameraHint: "Sur un téléphone, l’appareil photo s’ouvre.",
      add: "Ajouter des pages ou des fichiers",
      addAct: "Ajouter",
      noFile: "Choisissez d’abord un fichier ou prenez une photo.",
      chooseAgain: "Vos fichiers n’ont pas été gardés. Choisissez-les de nouveau.",
      kept: "{name}, {size}, déjà envoyé",
      keptHeading: "Fichiers déjà envoyés",
      keptLead:
        "Ils sont gardés un jour et personne d’autre ne les voit. Ils partent avec votre demande quand vous l’envoyez.",
      keptGone: "Un fichier que vous aviez envoyé n’est plus gardé. Choisissez-le de nouveau.",
      kilobytes: "{count} Ko",
      megabytes: "{count} Mo",
      refused: "{name} : {reason}",
      tooManyFiles: """
        Une demande peut avoir {count} fichiers au plus. Retirez-en d’abord, ou demandez le reste \
        dans une autre demande.
        """,
      tooMuchTogether: """
        Les fichiers d’une demande peuvent faire {megabytes} Mo au plus ensemble. Retirez-en \
        d’abord, ou demandez le reste dans une autre demande.
        """,
      tooMuchInAll: """
        Les fichiers de toutes vos demandes font ensemble {megabytes} Mo, le maximum ; ce qui est retiré \
        compte encore un jour. Supprimez d’abord une demande devenue inutile.
        """,
      heading: "Pages et fichiers",
      reading: "Une machine lit ce fichier. Son texte apparaîtra ici.",
      readingCount: .french(
        one: "Une machine lit encore {count} fichier.",
        other: "Une machine lit encore {count} fichiers."),
      allRead: "Une machine a lu vos fichiers.",
      readByMachine: "Lu par une machine, il peut donc y avoir des erreurs.",
      recognised: "Texte reconnu",
      page: "Page {number}",
      pageSureness: "Page {number}, lue avec une certitude de {percent} %",
      tooMuchText: """
        Avec le texte de ce fichier, la demande dépasserait {count} caractères ; son texte a donc \
        été laissé de côté. Demandez-le dans une demande à part.
        """,
      notHere: "Ce serveur n’a rien qui lise un tel fichier ou sa langue.",
      serverFailed: "Le serveur n’a pas pu lire ce fichier. Retirez-le et ajoutez-le de nouveau.",
      stillSeen: "La personne qui lit votre demande voit quand même le fichier.",
      open: "Ouvrir {name}",
      download: "Télécharger {name}",
      picture: "Page {number} de {title}",
      up: "Monter {name}",
      down: "Descendre {name}",
      remove: "Retirer {name}",
      noText: """
        Aucun texte n’a été écrit ni reconnu. Lisez ce que montrent les fichiers, ou le texte que \
        nomme le titre.
        """,
      lengthUnknown: "durée inconnue",
      attached: "Vos fichiers sont ajoutés. Une machine les lit maintenant.",
      removed: "Le fichier est retiré.",
      putBack: "Le fichier est de nouveau là.",
      moved: "Le fichier est déplacé."))
}
