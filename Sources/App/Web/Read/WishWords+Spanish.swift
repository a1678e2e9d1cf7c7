// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WishWords {
  static let spanish = Edition(
    WishWords(
      question: "¿Cómo hay que leerlo?",
      pace: "¿A qué velocidad?",
      slow: "Despacio",
      usual: "Como de costumbre",
      fast: "Deprisa",
      voice: "¿Con qué voz?",
      anyVoice: "Cualquiera",
      woman: "De mujer",
      man: "De hombre",
      dialect: "Dialecto o variedad",
      dialectHint: "Por ejemplo: español de México, árabe egipcio. Déjalo vacío si da igual.",
      extras: "¿Qué más hay que leer?",
      describePictures: "Describir las imágenes",
      spellNames: "Deletrear los nombres",
      readPageNumbers: "Leer los números de página",
      readFootnotes: "Leer las notas al pie",
      dialectTooLong: "Di el dialecto en {maximum} caracteres como máximo.",
      heading: "Cómo hay que leerlo",
      inDialect: "Dialecto o variedad: {dialect}",
      readSlowly: "Despacio",
      readQuickly: "Deprisa",
      womansVoice: "Con voz de mujer",
      mansVoice: "Con voz de hombre"))
}
