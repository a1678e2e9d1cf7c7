// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FileWords {
  static let french = Edition(
    FileWords(
      standardInput: "L’entrée standard",
      ofFile: "{file} : {problem}",
      atLine: "{file}, ligne {line} : {problem}",
      // Reading
      unreadableInput: "L’entrée standard ne peut pas être lue : {reason}.",
      noFile: "Il n’y a pas de fichier {path}. Vérifiez le nom.",
      isFolder: "{path} est un dossier. Nommez un fichier qu’il contient.",
      unreadable: "{path} ne peut pas être lu. Vérifiez que vous avez le droit de le lire.",
      tooLarge: "{path} dépasse {megabytes} Mo. Donnez un fichier plus petit.",
      lostFile: "{file} ne peut pas être lu.",
      // Writing
      lostOutput: "La sortie standard ne peut pas être écrite : {reason}.",
      noFolder: "Il n’y a pas de dossier {folder}. Créez-le d’abord, ou choisissez-en un autre.",
      closedFolder:
        "Rien ne peut être écrit dans le dossier {folder}. Vérifiez ses droits d’accès.",
      unwritable: "{path} ne peut pas être écrit : {reason}.",
      noTemporaryFolder: "Le dossier {path} ne peut pas être créé : {reason}."))
}
