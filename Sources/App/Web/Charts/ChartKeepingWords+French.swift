// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartKeepingWords {
  static let french = Edition(
    ChartKeepingWords(
      save: "Enregistrer et partager",
      onDevice: "Fait sur cet appareil. Rien n’est envoyé.",
      wave: "Son (WAV)",
      text: "Description (texte)",
      tactile: "Pages tactiles (SVG)",
      picture: "Image (SVG)",
      notes: "Notes (MIDI)",
      track: "Texte synchronisé (WebVTT)",
      wave24: "WAV, 24 bits",
      waveFloat: "WAV, virgule flottante",
      moreForms: "Autres formats de son",
      onServer:
        "C’est le serveur qui fait ceux-ci : les données lui sont envoyées pour cela. Il n’en garde rien.",
      flac: "Sans perte et plus petit (FLAC)",
      opus: "Petit (Opus)",
      mp3: "Pour tout lecteur audio (MP3)",
      saved: "Remis à votre navigateur pour l’enregistrer",
      making: "Le serveur est en train de le faire.",
      notMade:
        "Le fichier n’a pas pu être fait ici. Réessayez, ou ouvrez de nouveau la page.",
      serverUnreachable:
        "Le serveur n’a pas pu être joint. Enregistrez en WAV, ou réessayez.",
      bookmarks:
        "Les signets restent sur cet appareil, et sont de nouveau là quand vous ouvrez les mêmes données.",
      forgetBookmarks: "Oublier les signets de tous les graphiques",
      forgotten: "Tous les signets de cet appareil sont oubliés",
      follow: "Suivre le capteur",
      following:
        "Suivi en cours. Un son chaque seconde ; des mots seulement quand quelque chose d’important change.",
      followed: "Le suivi est arrêté. Les valeurs reçues sont gardées.",
      unreachable: "Le capteur ne peut pas être joint. Réessayez dans une minute.",
      snapshot:
        "Voici les 30 dernières secondes. Ouvrez de nouveau la page pour en avoir de plus récentes.",
      yours: "Votre graphique",
      opening: "Ouverture de votre graphique…",
      missing:
        "Ce graphique n’est pas sur cet appareil, ou n’y est plus. Ouvrez de nouveau son fichier.",
      needsScript:
        "Cette page a besoin de JavaScript. Sans lui, ouvrez votre fichier à la page Graphiques.",
      lately: "Graphiques ouverts récemment",
      latelySentence:
        "Les 12 derniers restent dans ce navigateur jusqu’à ce que vous les retiriez. Rien n’est envoyé.",
      noneLately:
        "Il n’y en a pas encore. Ouvrez un fichier ou un tableau à la page Graphiques.",
      remove: "Retirer",
      removed: "Retiré",
      putBack: "Le remettre",
      isBack: "Il est de retour",
      cannotKeep: "Ce navigateur ne garde pas de graphiques."))
}
