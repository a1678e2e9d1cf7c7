// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListenPageWords {
  static let spanish = Edition(
    ListenPageWords(
      yours: "Tus grabaciones",
      forAll: "Para todo el mundo",
      empty: "Aquí estarán las grabaciones hechas para ti. Pide primero una lectura.",
      ask: "Pedir una lectura",
      preparing: "En preparación. Vuelve a abrir esta página dentro de un minuto.",
      failed: "No se pudo preparar esta grabación. Avisa a quienes gestionan este servidor.",
      position: "Posición",
      whereAmI: "¿Por dónde voy?",
      slower: "Más lento",
      faster: "Más rápido",
      download: "Descargar la grabación",
      text: "Texto de esta grabación",
      textOfRequest: "El texto está en tu petición",
      kept: "Earshot recuerda por dónde ibas, en este dispositivo.",
      keptEverywhere: "Earshot recuerda por dónde ibas, en tu cuenta."))
}
