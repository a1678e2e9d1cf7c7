// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkMapWords {
  static let spanish = Edition(
    WalkMapWords(
      // What a map has
      title: "Mapa: {title}",
      origin: "Fuente: {origin}. {licence}",
      junctions: "Cruces de caminos: {count}",
      ways: "Tramos: {count}, {length} en total",
      metres: "{metres} metros",
      kilometres: "{kilometres} kilómetros",
      parts: "Partes sin camino entre ellas: {count}; la mayor tiene {largest} tramos",
      crossings: "Pasos de peatones: {count}, con semáforo: {signals}, de vías: {rails}",
      steps: "Tramos de escalera: {count}",
      barriers: "Puertas, bolardos y otras barreras: {count}",
      buildings: "Edificios: {count}, entradas: {entrances}",
      places: "Lugares con nombre: {named}, sin nombre: {unnamed}",
      // What it does not know
      gaps: "Lo que el mapa no sabe:",
      gap: "{what}: {unknown} de {all}",
      signals: "Si los pasos tienen semáforo",
      audibleSignals: "Si los semáforos se oyen",
      tactilePaving: "Si los pasos tienen pavimento táctil",
      kerbs: "Bordillos de los pasos",
      islands: "Si los pasos tienen isleta",
      stepCounts: "Cuántos escalones hay",
      handrails: "Si las escaleras tienen pasamanos",
      ramps: "Si las escaleras tienen rampa",
      surfaces: "Suelo de los tramos",
      widths: "Anchura de los caminos peatonales",
      lighting: "Si los tramos tienen luz",
      pavements: "Aceras de las calles",
      doors: "Por dónde se entra en los edificios con nombre",
      // What is wrong with a pack, and what to do
      notAPack: "Esto no es el paquete de un mapa. Haz uno con: earshot map import",
      older:
        "Este paquete es de un formato anterior: no conoce ni cruces de vías ni patios. Importa el mapa de nuevo para tenerlos.",
      otherVersion:
        "Este paquete es de otra versión de Earshot (formato {version}). Importa el mapa de nuevo.",
      wrongLength:
        "Este paquete debería tener {expected} bytes y tiene {found}. Cópialo o importa el mapa de nuevo.",
      damagedPack: "Este paquete está dañado. Cópialo o importa el mapa de nuevo.",
      tooLargePack:
        "El paquete pasaría de {megabytes} MB. Elige una zona menor con --area.",
      tooMuch:
        "El mapa tiene más de {limit} tramos, lugares o puntos. Elige una zona menor con --area.",
      inconsistent:
        "El mapa tiene un tramo o un contorno con demasiados puntos. Elige una zona menor con --area.",
      // What is wrong with a typed area, and what to do
      notAnArea:
        "Una zona son cuatro números: oeste, sur, este y norte en grados, por ejemplo 7.40,43.72,7.44,43.75.",
      turnedArea:
        "La zona está al revés. Escribe oeste, sur, este, norte; una zona no puede cruzar el meridiano 180."
    ))
}
