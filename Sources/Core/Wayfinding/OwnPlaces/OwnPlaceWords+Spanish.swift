// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension OwnPlaceWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    OwnPlaceWords(
      ownPlace: "{name} (lugar propio)",
      elsewhere: "{name} (no está en este mapa)",
      keptHere: "Guardado en este dispositivo: {name}, donde estás ahora.",
      keptWithin:
        "Guardado en este dispositivo: {name}, donde estás ahora. Tu posición puede estar equivocada hasta en {distance}.",
      keptAtStep: "Guardado en este dispositivo: {name}, en el paso que se lee.",
      keptInMind: "Guardado en este dispositivo: {name}, adonde has llegado en tu mente.",
      keptTyped: "Guardado en este dispositivo: {name}, en la posición escrita.",
      keptAtMark: "Guardado en este dispositivo: {name}, en la marca del mapa.",
      numbered: "Otro de tus lugares tiene ese nombre, así que este se llama {name}.",
      numberedMany:
        "{count} de ellos recibieron un número, porque otros lugares tuyos tienen sus nombres.",
      looking: "Se busca tu posición para guardar este lugar.",
      tooPoor:
        "Tu posición se conoce solo con {distance} de error: es poco para guardar un lugar. Ve donde el cielo esté libre, o escribe la posición.",
      renamed: "{old} se llama ahora {name}.",
      removed: "Quitado: {name}.",
      undo: "Recuperar: {name}",
      isBack: "Recuperado: {name}.",
      nothingToUndo: "No hay nada que recuperar.",
      needsName: "Escribe un nombre para el lugar.",
      longName: "El nombre tiene más de 100 letras. Escribe uno más corto.",
      tooMany: "Tienes 200 lugares. Quita uno primero.",
      tooManyInFile:
        "Puedes tener 200 lugares, y el archivo tiene {count}. Quita algunos tuyos, o saca algunos del archivo.",
      taken: "Lugares tomados del archivo: {count}.",
      wereThere: "Omitidos porque ya los tenías: {count}.",
      wrongFile: "{problem} No se tomó nada del archivo.",
      noFile: "No se pudo leer este archivo: no es texto, o pasa de 1 MB.",
      noPlaces: "Todavía no hay ningún lugar tuyo.",
      noSuchPlace: "Este lugar ya no está. Carga la página de nuevo.",
      notHere: "{name} no está en este mapa.",
      notKept:
        "Este dispositivo no pudo guardarlo: el almacenamiento del navegador está lleno o desactivado. Guarda tus lugares como archivo y haz sitio.",
      damaged: "Lo que este dispositivo tenía de tus lugares no se pudo leer, y se apartó."))
}
