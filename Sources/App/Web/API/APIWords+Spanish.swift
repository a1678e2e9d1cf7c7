// SPDX-License-Identifier: Apache-2.0

import Speaking

extension APIWords {
  static let spanish = Edition(
    APIWords(
      title: "Earshot para tus programas",
      lead: "Una pequeña interfaz en JSON. Sus descripciones están en inglés.",
      document: "Descripción para máquinas (OpenAPI)",
      operations: "Qué se puede pedir",
      noBody: "Envía un objeto JSON con el tipo application/json.",
      unknownCursor:
        "Ninguna lista ha dado este cursor. Tómalo de «next» de la página anterior o déjalo fuera.",
      nothingToSay: "En este texto no hay nada que decir. Envía palabras.",
      tooManyClips:
        "Ahora se están leyendo demasiados textos. Espera un momento e inténtalo otra vez.",
      noSeconds: "Envía la posición en segundos desde el principio.",
      tooLongToSay:
        "Un fragmento admite {maximum} caracteres como máximo. Envía el texto por partes."))
}
