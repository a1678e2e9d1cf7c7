// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkPageWords {
  static let spanish = Edition(
    WalkPageWords(
      titleOfMap: "{walk}: {map}",
      campus: "Mapa",
      openMap: "Abrir el mapa",
      category: "Tipo de lugar",
      allPlaces: "Todos los lugares",
      place: "Lugar",
      ask: "¿Dónde está?",
      around: "¿Qué hay cerca?",
      repeat: "Repetir",
      changePlace: "Cambiar de lugar",
      position: "Tu posición",
      positionHint: "Latitud y longitud, por ejemplo 38.3865, -0.5113",
      facing: "Miras al",
      unknownFacing: "No lo sé",
      north: "Norte",
      east: "Este",
      south: "Sur",
      west: "Oeste",
      typeInstead: "O escribe tu posición",
      way: "Dónde está",
      sentToServer: "Este formulario envía la posición a este servidor, que responde y la olvida.",
      staysHere: "Tu posición y tu brújula se usan solo en este dispositivo. No se envía nada.",
      straightLine:
        "Las distancias son en línea recta. Puede haber muros y calles por medio, y el punto de un edificio suele ser su centro, no su puerta.",
      places: .spanish(one: "{count} lugar", other: "{count} lugares"),
      nearby: "Lugares cerca de ti",
      picture:
        "Mapa de {name} para la vista, con el norte arriba: calles, vías peatonales, escaleras, pasos, edificios y lugares.",
      openPicture: "Abrir la imagen",
      mapData: "Datos del mapa: {licence}",
      moreMaps:
        "Quienes gestionan este servidor pueden añadir otros mapas: archivos GeoJSON en la carpeta «campuses» de sus datos y paquetes de OpenStreetMap en la carpeta «maps».",
      noMaps:
        "Este servidor aún no tiene mapas. Quienes lo gestionan pueden poner archivos GeoJSON en la carpeta «campuses» de sus datos y paquetes de OpenStreetMap en la carpeta «maps».",
      choosePlace: "Elige un lugar de la lista."))
}
