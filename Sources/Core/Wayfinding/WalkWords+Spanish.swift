// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension WalkWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    WalkWords(
      straightLine: "Es en línea recta: puede haber muros y calles por medio.",
      noCompass: "Sin brújula: las direcciones son norte, sur, este y oeste.",
      poorCompass:
        "La brújula no es fiable ahora. Mueve el teléfono dibujando un ocho, lejos de metales.",
      choosePlaceFirst: "Elige primero un lugar.",
      noPosition: "Aún no se conoce tu posición. Elige «Usar mi posición» o escribe una.",
      searching: "Buscando tu posición.",
      foundAgain: "Posición encontrada de nuevo.",
      typedPosition: "Usando la posición que escribiste.",
      nothingToRepeat: "Aún no se ha dicho nada.",
      nothingAround: "No hay ningún lugar de este mapa cerca de ti.",
      noMap: "Aún no hay mapa de lugares.",
      stopped: "Posición y brújula desactivadas. Tu posición se ha olvidado.",
      useMyPosition: "Usar mi posición",
      stopUsingPosition: "Dejar de usar mi posición",
      guideMe: "Hablar mientras camino",
      guideOnRequest: "Hablar solo si pregunto",
      guidingOn: "Hablaré mientras caminas.",
      guidingOff: "Solo hablaré cuando preguntes.",
      chooseAnother: "Elige otro lugar.",
      chooseThisPlace: "Elegir este lugar",
      useTyped: "Usar esta posición",
      countedCategory: "{name} ({count})",
      farPlace: "{name} – {distance}",
      farFromAll:
        "Estás lejos de todos los lugares que conoce este servidor. El más cercano es {name}, a unos {distance}.",
      near: "Cerca de ti: {places}.",
      nearPlace: "{name}, {way}",
      // Sentences with a place or a distance
      chosen: "{name}: elegido.",
      poorPosition: "Tu posición solo se conoce con un margen de {distance}.",
      goodPosition: "Posición conocida con un margen de {distance}.",
      oldPosition: "Esto viene de una posición de hace {time}.",
      away: "{name} está {way}.",
      here: "{name} está aquí, a menos de {distance}.",
      hereOnSide: "{name} está aquí, a menos de {distance}, {side}.",
      it: "El lugar",
      leg: "a unos {distance} {direction}",
      metres: .spanish(one: "{count} metro", other: "{count} metros"),
      kilometres: .spanish(one: "{count} kilómetro", other: "{count} kilómetros"),
      // Directions, as they follow a distance
      ahead: "hacia delante",
      right: "a tu derecha",
      behind: "detrás de ti",
      left: "a tu izquierda",
      north: "al norte",
      east: "al este",
      south: "al sur",
      west: "al oeste",
      // Which way the person faces
      facingNorth: "Miras al norte.",
      facingEast: "Miras al este.",
      facingSouth: "Miras al sur.",
      facingWest: "Miras al oeste.",
      // Why the device tells no position
      positionDenied:
        "Esta página no puede usar tu posición. Permítelo en los ajustes del navegador para esta página o escribe una posición.",
      positionUnavailable:
        "El dispositivo no sabe dónde está. Sal a cielo abierto, activa la ubicación o escribe una posición.",
      positionTimeout:
        "Encontrar tu posición está tardando. Sal a cielo abierto y espera, o escribe una posición."
    ))
}
