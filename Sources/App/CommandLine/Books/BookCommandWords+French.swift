// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookCommandWords {
  static let french = Edition(
    BookCommandWords(
      infoSummary: "Dire ce qu’est un livre : titre, durée, parties et pages.",
      infoDiscussion:
        "Le fichier peut être EPUB 3 ou 2, DAISY 2.02 ou 3 dans une archive ZIP, un livre audio du W3C (LPF), DOCX, HTML ou du texte brut ; ou du son : un fichier, ou un dossier de sons dans une archive ZIP. Ce qu’il faut en savoir est dit à part de la réponse.",
      json: "L’écrire en JSON, avec les temps en secondes.",
      convertSummary:
        "Faire d’un livre un EPUB 3, un DAISY 2.02, un livre audio du W3C ou un M4B.",
      convertDiscussion:
        "Le nom du nouveau fichier dit ce qu’il devient : .epub, .zip (DAISY 2.02), .lpf ou .m4b. Un livre sans son est lu par la voix de synthèse, et le nouveau fichier le dit. LPF et M4B n’ont pas de texte. Les images sont laissées de côté ; leurs descriptions restent.",
      output: "Le nouveau fichier.",
      form: "Ce qu’il devient, quel que soit son nom.",
      force: "Remplacer un fichier qui est là.",
      speed: "La vitesse de lecture, s’il n’a pas de son : 1 est l’habituelle.",
      language:
        "La langue du texte, telle que ar. Sans elle, ce que le fichier dit ou paraît être.",
      speakSummary: "Lire un texte en un livre audio avec des chapitres à ses titres.",
      speakDiscussion:
        "Le fichier peut être un livre, un document, une page, un texte, un PDF, un scan ou une photo. La voix de synthèse le lit, et le nouveau fichier le dit.",
      speakOutput: "Le nouveau fichier, qui se termine par .m4b.",
      by: "De {names}.",
      readBy: "Lu par {names}.",
      machineSpoken: "Lu par une voix de synthèse.",
      told: "{form}, langue {language}.",
      soundForm: "Son",
      noSound: "Il n’a pas de son.",
      length: "Il dure {time}.",
      parts: .french(
        one: "{count} partie :",
        other: "{count} parties :"),
      pages: .french(
        one: "{count} page.",
        other: "{count} pages."),
      part: "{number}. {title}, à {time}",
      untitled: "Partie {number}",
      written: "{path} est écrit.",
      spoken: "Une voix de synthèse l’a lu ; le fichier le dit.",
      textLeft: "Le texte du livre n’est pas dans le nouveau fichier, qui n’a que du son.",
      progress: "Lue : partie {done} sur {all}.",
      whereTo: "Dites où l’écrire : -o, avec le nom du nouveau fichier.",
      noForm:
        "{path} ne dit pas quoi faire. Terminez son nom par {list}, ou utilisez --format.",
      exists:
        "Il y a déjà un fichier {path}. Choisissez un autre nom, ou ajoutez --force pour le remplacer.",
      same: "{path} est le livre même. Choisissez un autre nom pour le nouveau fichier.",
      speedRange: "--speed prend un nombre de {low} à {high}, et non « {found} »."))
}
