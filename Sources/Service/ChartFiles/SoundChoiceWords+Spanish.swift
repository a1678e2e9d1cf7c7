// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundChoiceWords {
  /// The words in Spanish.
  static let spanish = Edition(
    SoundChoiceWords(
      // What must be given, as the end of a sentence
      oneOf: "uno de: {list}",
      oneOfOrNumber: "{list}, o un número de {low} a {high}",
      someOf: "algunos de estos, con comas entre ellos: {list}",
      number: "un número de {low} a {high}",
      onOrOff: "on u off",
      // What does not fit, and what would
      unfit: "{name} no puede ser «{found}». Usa {wanted}.",
      narrow:
        "{high} debe estar al menos dos semitonos por encima de {low}. Usa un número mayor."))
}
