// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SessionWords {
  static let french = Edition(
    SessionWords(
      title: "Où vous êtes en session",
      lead: "Fermez ce que vous ne connaissez pas, puis changez votre mot de passe.",
      endAct: "Fermer cette session",
      endOthers: "Fermer toutes les autres",
      ended: "Cette session est fermée.",
      othersEnded: "Toutes les autres sessions sont fermées.",
      isThis: "C’est ici que vous êtes maintenant.",
      unknown: "Un navigateur inconnu",
      otherBrowser: "Un autre navigateur",
      program: "Un programme avec un jeton",
      otherSystem: "un autre appareil",
      times: "Ouverte {begun}, utilisée pour la dernière fois {used}.",
      onSystem: "{browser} sur {system}"))
}
