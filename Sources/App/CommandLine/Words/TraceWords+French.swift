// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TraceWords {
  static let french = Edition(
    TraceWords(
      summary: "Rejouer une session enregistrée, quelle qu’elle soit, et imprimer ses effets.",
      discussion: """
        TRACE est du JSON Lines : d’abord {"session":"braille","configuration":{…}}, puis un événement par ligne.
        Les effets sont imprimés en JSON Lines, octet pour octet comme dans le navigateur.
        """,
      // What is wrong with a line of touches
      timeGoesBack:
        "Le temps recule de {from} à {to} secondes. Mettez les lignes dans l’ordre de leurs temps.",
      beginsTwice:
        "Le toucher {touch} commence alors qu’il est déjà posé. Terminez-le d’abord, ou donnez un autre numéro au nouveau toucher.",
      notDown:
        "Le toucher {touch} n’est pas posé. Commencez-le d’abord, avec une ligne dont phase est « began ».",
      tooManyTouches: "Plus de {most} touchers sont posés à la fois. Terminez ceux qui sont finis.",
      wrongPlaces:
        "Ce réglage a {count} places, mais il y a {wanted} points. Donnez une liste de {wanted} places, chacune [x,y] en points d’écran, la première pour le point 1.",
      samePlace:
        "Les places {first} et {second} de ce réglage sont les mêmes. Donnez à chaque point sa propre place.",
      wrongPlace:
        "Une place de ce réglage n’est pas un nombre. Donnez des points d’écran de -100000 à 100000.",
      // A field that is wrong, and what to do
      wrongPhase: "{problem} Utilisez began, moved, ended ou cancelled.",
      wrongDots:
        "{problem} Donnez les places des points dans une liste, chacune [x,y] en points d’écran, la première pour le point 1.",
      wrongTime: "{problem} Donnez des secondes à moins d’un milliard de zéro.",
      wrongPoint: "{problem} Donnez des points d’écran de -100000 à 100000."))
}
