// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ServeWords {
  static let french = Edition(
    ServeWords(
      summary: "Servir les pages web et l’API jusqu’à l’ordre d’arrêter.",
      port: "Écouter sur ce port (8080).",
      host: "Écouter sur cette adresse de la machine (127.0.0.1).",
      data: "Garder la base de données et les enregistrements dans ce dossier (data).",
      resources: "Prendre Public et Examples dans ce dossier.",
      certificate: "Utiliser TLS avec ce certificat (PEM).",
      key: "La clé du certificat (PEM).",
      jobPlaces:
        "Préparer ce nombre d’enregistrements à la fois, dont une place pour les courts (2) ; 0 les laisse à earshot work.",
      behindProxy: "Se fier à X-Forwarded-For et -Proto d’un proxy sur cette machine.",
      discussion: """
        Le journal est un objet JSON par ligne sur la sortie d’erreur, sans requêtes ni adresses de personnes.
        Arrêtez-le avec Ctrl-C ou SIGTERM : les requêtes ouvertes sont d’abord terminées.
        """,
      // Messages
      listening: "Earshot écoute sur {address}",
      stillRoot:
        "Les droits de root n’ont pas pu être abandonnés. Démarrez Earshot sous un autre utilisateur.",
      bothOrNeither: "--certificate et --key vont ensemble. Donnez les deux, ou aucune."))
}
