// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundFileWords {
  /// The words in French.
  static let french = Edition(
    SoundFileWords(
      // What is special about a value, as a heading of it
      minimum: "La plus basse",
      maximum: "La plus haute",
      outlier: "Loin des autres",
      missing: "Pas de valeur",
      thresholdUp: "Au-dessus de la limite",
      thresholdDown: "En dessous de la limite",
      signUp: "Au-dessus de zéro",
      signDown: "En dessous de zéro",
      // The whole
      stackTotals: "Pour chaque barre, vous entendez les parties, puis le total.",
      thinned: .french(
        one:
          "{kept} valeur sur {count} est jouée\u{202F}; tous les hauts et les bas en font partie.",
        other:
          "{kept} valeurs sur {count} sont jouées\u{202F}; tous les hauts et les bas en font partie."
      )
    ))
}
