// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapWords {
  static let spanish = Edition(
    MapWords(
      // Names
      otherPlaces: "Otros lugares",
      uncertainName: "{name}, probablemente",
      uncertainSubject: "{name}, probablemente,",
      // What is wrong with a map of places, and what to do
      notJSON: "Esto no es JSON válido en la línea {line}, columna {column}. Corrígelo ahí.",
      notAFeatureCollection:
        "Esto no es un mapa de lugares. Debe ser un objeto GeoJSON de tipo «FeatureCollection» con una lista «features».",
      noPlaces: "El mapa no tiene lugares. Añade al menos un elemento (feature).",
      tooManyPlaces: "El mapa tiene más de {limit} lugares. Divídelo en mapas más pequeños.",
      tooManyCategories: "El mapa tiene más de {limit} categorías. Usa menos.",
      feature: "Elemento (feature) {number}: {problem}",
      namedFeature: "Elemento (feature) {number} ({name}): {problem}",
      // What is wrong with a feature, after its number
      notAFeature: "no es un objeto de tipo «Feature». Ponle ese tipo o quítalo.",
      notAPoint: "su geometría no es un Point. Cámbiala por un punto, como la puerta principal.",
      badCoordinates: "sus coordenadas no son dos números. Escribe [longitud, latitud].",
      outOfRange:
        "sus coordenadas quedan fuera de la Tierra. La longitud va de -180 a 180 y la latitud de -90 a 90.",
      swapped:
        "sus coordenadas quedan fuera de la Tierra. Parece que latitud y longitud están cambiadas: escribe primero la longitud.",
      noName: "no tiene nombre. Añade la propiedad «name».",
      textTooLong:
        "uno de sus textos es demasiado largo para escucharlo. Acórtalo a 400 bytes como mucho.",
      // What is wrong with a typed position, and what to do
      noPosition:
        "No has escrito la posición. Escribe latitud y longitud, por ejemplo 38.3865, -0.5113.",
      notTwoNumbers:
        "«{text}» no son dos números. Escribe latitud y longitud, por ejemplo 38.3865, -0.5113.",
      latitudeOutOfRange: "La latitud {value} no está entre -90 y 90. Escribe primero la latitud.",
      longitudeOutOfRange:
        "La longitud {value} no está entre -180 y 180. Escríbela después de la latitud."))
}
