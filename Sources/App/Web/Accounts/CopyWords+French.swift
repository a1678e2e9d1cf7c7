// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CopyWords {
  static let french = Edition(
    CopyWords(
      title: "Télécharger tout ce qui est conservé sur vous",
      lead: """
        Vous recevez un fichier ZIP avec votre compte, vos textes et les enregistrements que vous \
        pouvez écouter.
        """,
      about: """
        Ouvrez index.html pour lire et écouter. Le fichier data.json contient tout, pour les \
        programmes. Cela peut prendre une minute. Vous pouvez faire 5 copies par jour.
        """,
      forOthers: "Gardez ce fichier en lieu sûr : quiconque l’a peut lire vos textes.",
      act: "Télécharger mes données",
      heading: "Tout ce qu’Earshot conserve sur {name}",
      made: "Fait le {day}.",
      files: "Les enregistrements sont dans le dossier sounds, en fichiers MP3.",
      attached:
        "Les fichiers que vous avez joints sont dans le dossier files, tels que vous les avez envoyés ; les photos, sans ce que l’appareil a noté du lieu et de l’heure.",
      openIndex: "Ouvrez index.html dans un navigateur pour lire et écouter.",
      account: "Votre compte",
      name: "Nom",
      username: "Nom d’utilisateur",
      email: "Adresse e-mail",
      noEmail: "aucune",
      requests: "Textes que vous avez demandé de lire",
      noRequests: "Vous n’avez demandé aucun texte.",
      sounds: "Enregistrements",
      noSounds: "Il n’y a pas d’enregistrements.",
      rest: """
        Le fichier data.json contient tout, aussi vos sessions, évaluations, blocages et \
        signalements, et ce que vous avez lu pour d’autres.
        """,
      notInside: """
        N’y sont pas : votre mot de passe, que personne ne connaît, et les enregistrements que \
        vous n’avez pas encore envoyés.
        """))
}
