// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MachineVoiceWords {
  static let french = Edition(
    MachineVoiceWords(
      heading: "Écoutez dès maintenant : voix de synthèse",
      caution: """
        Un ordinateur le lit. Il peut mal dire les noms, les nombres et les tableaux. \
        L’enregistrement d’un bénévole prendra sa place.
        """,
      preparing: "La voix de synthèse se prépare. Dans un instant, vous pourrez l’écouter ici.",
      failed: "La voix de synthèse n’a pas pu lire ce texte. Un bénévole le peut encore.",
      noVoice:
        "Il n’y a pas de voix de synthèse pour la langue de ce texte. Un bénévole peut le lire.",
      length: "Voix de synthèse, {length}",
      download: "Télécharger la voix de synthèse"))
}
