// SPDX-License-Identifier: Apache-2.0

import Speaking

extension GPXWords {
  static let spanish = Edition(
    GPXWords(
      empty: "Este archivo está vacío. Elige un archivo GPX.",
      tooLarge: "Este archivo pasa de {megabytes} MB. Divídelo o exporta menos paseos a la vez.",
      notGPX: "Esto no es un archivo GPX. Exporta el paseo o la ruta como GPX y elige ese archivo.",
      version: "Este archivo es GPX {version}. Expórtalo como GPX 1.1 o 1.0.",
      encoding: "Este archivo está escrito en {encoding}. Guárdalo como UTF-8.",
      notUTF8: "Línea {line}: esto no es texto UTF-8. Guarda el archivo como UTF-8.",
      documentType:
        "Línea {line}: el archivo declara un tipo de documento (<!DOCTYPE). Quita esa declaración.",
      malformed: "Línea {line}: el archivo está dañado aquí. Expórtalo de nuevo.",
      truncated:
        "El archivo termina demasiado pronto, en la línea {line}. Cópialo o expórtalo de nuevo.",
      position:
        "Línea {line}: un punto necesita una latitud de -90 a 90 y una longitud de -180 a 180. Corrígelo o quita el punto.",
      number: "Línea {line}: aquí debe haber un número. Corrígelo o quítalo.",
      time:
        "Línea {line}: aquí debe haber una hora como 2026-03-01T18:30:00Z. Corrígela o quítala.",
      tooMany:
        "Este archivo tiene más de {limit} puntos. Divídelo o exporta menos paseos a la vez."
    ))
}
