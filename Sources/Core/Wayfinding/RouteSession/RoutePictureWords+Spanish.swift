// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RoutePictureWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    RoutePictureWords(
      title: "El camino en el mapa: {name}",
      show: "Mostrar el dibujo del camino",
      hide: "Ocultar el dibujo del camino",
      near: "Mostrar lo que está cerca",
      whole: "Mostrar todo el camino",
      isShown: "El dibujo del camino se muestra.",
      isHidden: "El dibujo del camino está oculto.",
      isNear: "El dibujo muestra lo que está cerca.",
      isWhole: "El dibujo muestra todo el camino.",
      way:
        "Un mapa dibujado para la vista, con el norte arriba. El camino es una línea gruesa con guiones dentro, del anillo al cuadrado. En línea recta, el cuadrado está a unos {distance} {direction} del anillo.",
      stops: "Los puntos sobre la línea son los lugares intermedios.",
      walker: "El disco con una cruz es donde estás.",
      inMind: "El disco con una cruz es adonde has llegado en tu mente.",
      atStep: "El disco con una cruz está en el paso {number}.",
      within: "Estás en algún lugar del círculo de guiones, a menos de {distance} de su centro.",
      unknown: "No se sabe dónde estás.",
      outside: "Estás fuera de este dibujo."))
}
