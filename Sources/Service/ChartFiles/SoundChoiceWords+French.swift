// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundChoiceWords {
  /// The words in French.
  static let french = Edition(
    SoundChoiceWords(
      // What must be given, as the end of a sentence
      oneOf: "une valeur parmi\u{A0}: {list}",
      oneOfOrNumber: "{list}, ou un nombre de {low} à {high}",
      someOf: "quelques-unes de ces valeurs, séparées par des virgules\u{A0}: {list}",
      number: "un nombre de {low} à {high}",
      onOrOff: "on ou off",
      // What does not fit, and what would
      unfit: "{name} ne peut pas être «\u{A0}{found}\u{A0}». Donnez {wanted}.",
      narrow:
        "{high} doit être au moins deux demi-tons au-dessus de {low}. Donnez un nombre plus grand.")
  )
}
