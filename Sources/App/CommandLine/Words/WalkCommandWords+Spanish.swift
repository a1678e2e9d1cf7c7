// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkCommandWords {
  static let spanish = Edition(
    WalkCommandWords(
      messageSummary: "Decir dónde está un lugar, visto desde una posición y un rumbo.",
      placesSummary: "Enumerar los lugares de un mapa por categorías.",
      map:
        "El mapa: un paquete de earshot map import, o GeoJSON: una FeatureCollection de puntos (Point) con nombre.",
      places: "Lo mismo que --map.",
      language: "El idioma de la respuesta; el del sistema si no se indica.",
      to: "El lugar; basta parte de su nombre si queda claro.",
      at: "Dónde se está, en grados, por ejemplo 38.3865,-0.5113.",
      heading: "Hacia dónde se mira, en el sentido del reloj desde el norte.",
      json: "Imprimir también los números sin redondear, como un objeto JSON.",
      category: "Solo esta categoría, por su nombre o por su palabra en el archivo.",
      messageDiscussion: """
        El tramo mayor va primero. El rumbo cuenta como uno de cuatro cuartos: norte [315,45), este [45,135),
        sur [135,225), oeste [225,315). Es una línea recta: no se afirma que haya paso libre.
        Con --json: {"forward":m,"right":m,"distance":m,"bearing":grados,"text":"…"}; forward es negativo hacia
        atrás, right es negativo hacia la izquierda, bearing cuenta desde el norte geográfico.
        """,
      // What is wrong
      missingMap: "Falta la opción --map: indica un paquete o un archivo GeoJSON.",
      missingTo: "Falta la opción --to: indica un nombre.",
      missingAt:
        "Falta la opción --at: indica latitud y longitud, por ejemplo --at 38.3865,-0.5113.",
      missingHeading:
        "Falta la opción --heading: indica los grados en el sentido del reloj desde el norte, por ejemplo --heading 180.",
      wrongPosition: "La opción --at: {problem}",
      noCategory: "No hay ninguna categoría «{name}» en este mapa. Tiene: {list}.",
      noCategoryBut:
        "No hay ninguna categoría «{name}» en este mapa. ¿Querías decir {nearest}? Tiene: {list}."))
}
