// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteCommandWords {
  static let spanish = Edition(
    RouteCommandWords(
      routeSummary: "Busca el camino de un lugar a otro, paso a paso.",
      junctionSummary: "Dice qué caminos se juntan en un cruce y adónde lleva cada uno.",
      aroundSummary: "Dice dónde está una posición en un mapa y qué hay cerca.",
      replaySummary: "Dice lo que se habría dicho en una caminata grabada.",
      track: "La caminata: un archivo GPX cuyos puntos tienen hora.",
      replayDiscussion: """
        Escribe una línea JSON por cada cosa que se dice: {"t":s,"say":"…","priority":"urgent|normal|low"}; t cuenta
        desde el primer punto. Sin --to se nombran los cruces y lugares al pasar.
        """,
      map: "El paquete de un mapa, como lo escribe earshot map import.",
      overlay:
        "Lo que se ha cambiado en el mapa, tal como lo tiene un servidor en /walk/maps/NOMBRE/overlay: lugares y lo que está cerrado.",
      own:
        "Caminos que ya has recorrido: un archivo GPX. Se prefieren las vías por las que pasan (--ignore unknown-ways: no).",
      from: "Dónde empieza el camino, en grados, como 43.7396,7.4271.",
      to: "Adónde lleva: una posición o el nombre de un lugar del mapa.",
      profile:
        "blind: lo que conviene a un bastón, con cruces fáciles (por defecto); shortest: los menos metros.",
      avoid:
        "Lo que se deja fuera aunque el camino sea largo, separado por comas: crossings, steps, barriers, open-spaces, roads, rough-ground, turns, darkness, unknown-ways. Si ningún camino lo deja todo fuera, la respuesta lo dice.",
      mind: "Lo que mejor no se encuentra.",
      ignore: "Lo que no importa.",
      via: "Una parada en el camino; se puede dar varias veces, en orden.",
      style: "Cómo se dicen las direcciones: izquierda y derecha (sides), reloj, grados, brújula.",
      units:
        "En qué se cuentan las distancias; streets: calles que cruzar, donde un camino tiene alguna.",
      pace: "La longitud de tu paso en metros, para --units steps; 0.7 por defecto.",
      json: "Escribe un objeto JSON, con los números sin redondear.",
      routeDiscussion: """
        El mapa es todo lo que se sabe del camino: no sabe de obras, bicicletas aparcadas ni de sus errores. El
        perfil blind tiene en cuenta los cruces sin semáforo o sin pavimento táctil, las escaleras, las puertas,
        las plazas abiertas, las calles sin acera, el suelo áspero y los giros; la respuesta dice qué cuesta y qué
        ahorra frente al camino más corto. Con --json: {"distance":m,"duration":s,"why":"…","geometry":[[lon,lat],…],
        "instructions":[{"text":"…","distance":m,"at":[lon,lat]},…]}; la distancia de una instrucción es hasta la
        siguiente.
        """,
      // What is wrong
      missingMap: "Falta la opción --map: da el paquete de un mapa.",
      notAPack:
        "{} no es el paquete de un mapa y no tiene caminos. Haz un paquete con: earshot map import",
      notAnOverlay:
        "{} no es lo que se ha cambiado en un mapa. Descárgalo de un servidor, en /walk/maps/NOMBRE/overlay.",
      missingTrack: "Falta la opción --track: da un archivo GPX.",
      noTimes: "Los puntos del recorrido no tienen hora, así que no se puede repetir.",
      missingTo: "Falta la opción --to: da una posición o el nombre de un lugar.",
      missingPosition: "Falta la opción {}: da latitud y longitud, como 43.7396,7.4271.",
      wrongPosition: "La opción {option}: {problem}",
      tooManyStops: "Un camino lleva a diez lugares como máximo.",
      noHindrance: "La opción {option}: {word} no es un obstáculo. Elige entre: {all}.",
      wrongPace: "La opción --pace: un paso mide entre 0.2 y 1.5 metros.",
      noStreets:
        "La opción --units: las calles solo se cuentan a lo largo de un camino, con walk route y walk replay. Elige metres o steps."
    ))
}
