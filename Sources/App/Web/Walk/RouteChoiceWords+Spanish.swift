// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteChoiceWords {
  static let spanish = Edition(
    RouteChoiceWords(
      howTold: "Qué camino y cómo se dice",
      profile: "Qué camino",
      blind: "El más fácil con bastón",
      shortest: "El más corto",
      hindrances: "Lo que te molesta en el camino",
      hindrancesHint:
        "Lo que evitas se deja fuera aunque el camino sea largo. Si ningún camino lo deja todo fuera, se dice.",
      asUsual: "Como siempre",
      ignored: "No importa",
      minded: "Mejor no",
      avoided: "Evitar",
      crossings: "Calles que cruzar",
      steps: "Escaleras",
      barriers: "Puertas y bolardos",
      openSpaces: "Espacios abiertos",
      roads: "Calles sin acera",
      roughGround: "Suelo irregular",
      turns: "Giros",
      darkness: "Caminos sin luz",
      unknownWays: "Vías que no he grabado como mías",
      style: "Direcciones",
      sides: "Izquierda y derecha",
      clock: "Por el reloj",
      degrees: "En grados",
      compass: "Por la brújula",
      legs: "Delante y a un lado",
      units: "Distancias",
      metres: "En metros",
      paces: "En pasos",
      inStreets: "En calles que cruzar",
      stepLength: "La longitud de tu paso",
      stepLengthHint:
        "Se aprende mientras se te guía, si este dispositivo dice cómo se mueve. También puedes contar tus pasos, en unos metros que conozcas o mientras se te guía.",
      countBegin: "Empezar a contar",
      counted: "Pasos que contaste",
      countedMetres: "En cuántos metros",
      countedMetresHint:
        "Déjalo vacío para lo que caminaste con la guía desde que empezaste a contar.",
      workOut: "Calcular mi paso",
      step: "Longitud de tu paso en centímetros",
      stepHint: "Da 20 pasos, mide la distancia y divídela entre 20.",
      wrongStep: "Un paso mide entre 20 y 150 centímetros.",
      named: "Se nombra al pasar",
      places: "Tiendas, cafés y otros lugares",
      landmarks: "Monumentos, iglesias, parques y edificios",
      stops: "Paradas y aparcamientos",
      crossingsBeside: "Pasos que tu camino no usa",
      amount: "Cuánto se nombra",
      few: "Poco: 20 palabras por minuto",
      some: "Algo: 60 palabras por minuto",
      many: "Mucho: 120 palabras por minuto"))
}
