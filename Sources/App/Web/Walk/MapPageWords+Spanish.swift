// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapPageWords {
  static let spanish = Edition(
    MapPageWords(
      title: "El mapa bajo tu dedo",
      lead:
        "Mueve un dedo por el mapa o usa las flechas: se nombran las calles, los caminos y los lugares.",
      toMap: "Explorar el mapa",
      mapOf: "Mapa de {name}",
      keys:
        "En el mapa: las flechas van al norte, sur, este y oeste; más y menos acercan y alejan; A dice qué hay alrededor; J dice qué caminos se encuentran; R repite.",
      nearer: "Más cerca",
      farther: "Más lejos",
      around: "¿Qué hay alrededor?",
      junction: "¿Qué caminos se encuentran aquí?",
      place: "Ir a un lugar",
      go: "Ir allí",
      needsScripts:
        "Para explorar el mapa, permite scripts en el navegador. Los pasos de un camino se dicen sin ellos.",
      failed: "El mapa no se puede explorar en este navegador.",
      changes:
        "Sobre el mapa: las líneas gruesas con guiones están cerradas; los puntos blancos son lugares añadidos o cambiados; los puntos con el centro oscuro ya no están. Lo cerrado está en la lista de abajo."
    ))
}
