// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StartingWords {
  static let french = Edition(
    StartingWords(
      unusableFolder:
        "Le dossier de données {folder} est inutilisable : {reason}. Choisissez-en un autre avec --data, ou permettez d’y écrire.",
      missingFile: "un fichier y manque",
      fullDisk: "le disque est plein",
      noVoice: "La voix ne peut pas être préparée : {reason}.",
      noMemory:
        "Cette machine ne peut pas hacher les mots de passe. Il lui faut pour cela 64 Mo de mémoire libre.",
      noResources:
        "Le dossier {folder}/Public ne peut pas être lu : {reason}. Nommez avec --resources le dossier qui contient Public et Examples.",
      // The server itself
      portInUse:
        "Le port {port} est utilisé par un autre programme. Choisissez-en un autre avec --port, ou arrêtez ce programme.",
      noAddress: "Cette machine n’a pas l’adresse {host}. Choisissez-en une autre avec --host.",
      portNotAllowed:
        "Le port {port} n’est pas permis. Choisissez-en un à partir de 1024 avec --port.",
      unreadableFile:
        "Le fichier {path} ne peut pas être lu : {reason}. Vérifiez son nom et ses droits d’accès.",
      unusableCertificate:
        "Le certificat et la clé ne vont pas ensemble, ou ne sont pas au format PEM.",
      alreadyStarted: "Le serveur tourne déjà.",
      systemTrouble: "Le serveur ne peut pas démarrer : {reason}."))
}
