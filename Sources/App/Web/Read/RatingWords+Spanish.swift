// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RatingWords {
  static let spanish = Edition(
    RatingWords(
      heading: "¿Qué tal la lectura?",
      stars: "¿Cómo de buena es?",
      one: "no me sirve",
      two: "cuesta seguirla",
      three: "aceptable",
      four: "buena",
      five: "muy buena",
      comment: "Tus palabras para quien leyó",
      commentHint: """
        Si quieres, da las gracias o di qué mejorar. Quien leyó las ve junto al título. El \
        número es solo para ti.
        """,
      save: "Guardar la valoración",
      remove: "Quitar la valoración",
      chooseStars: "Elige cómo de buena es la lectura.",
      rated: "Tu valoración está guardada.",
      unrated: "Tu valoración se ha quitado.",
      writes: "{name} te escribe:"))
}
