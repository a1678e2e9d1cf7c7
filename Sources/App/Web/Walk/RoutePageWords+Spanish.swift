// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RoutePageWords {
  static let spanish = Edition(
    RoutePageWords(
      title: "El camino, paso a paso",
      lead: "Busca el camino por calles y senderos, léelo, ensáyalo y recórrelo.",
      toWay: "El camino a un lugar, paso a paso",
      start: "Dónde empiezas",
      startHint:
        "Latitud y longitud, como 43.7396, 7.4271. Si lo dejas vacío, se usa la posición de este dispositivo.",
      tooManyStops: "Un camino lleva a diez lugares como máximo.",
      find: "Buscar el camino",
      then: "Luego a este lugar",
      next: "Paso siguiente",
      previous: "Paso anterior",
      whole: "Todos los pasos",
      far: "¿Cuánto falta?",
      stop: "Parar",
      speed: "Velocidad del ensayo",
      asIWalk: "Como se camina",
      twice: "El doble de rápido",
      fourTimes: "Cuatro veces más rápido",
      eightTimes: "Ocho veces más rápido",
      steps: "Pasos del camino",
      onlyTheMap:
        "El mapa es todo lo que se sabe del camino. No sabe de obras, de bicicletas aparcadas ni de sus propios errores. Confía primero en tu bastón, tu perro y tus oídos.",
      tooLarge:
        "Este mapa es demasiado grande para que el servidor busque caminos. Permite los scripts en el navegador: entonces lo hace tu dispositivo.",
      failed: "Buscar caminos no funciona en este navegador. El formulario pregunta al servidor.",
      signals: "Sonido de delante y vibración",
      volume: "Volumen del sonido de delante",
      quiet: "Suave",
      usual: "Normal",
      loud: "Fuerte",
      vibration: "Vibrar en los giros, al llegar y fuera del camino",
      ownWays: "Tus propios caminos",
      ownHint:
        "Graba un camino una vez, con alguien o a solas, y recórrelo cuantas veces quieras. Se guarda solo en este dispositivo.",
      ownName: "Cómo se llama el camino",
      walkThere: "Recorrerlo",
      walkBack: "Recorrerlo de vuelta",
      saveFile: "Guardar como archivo GPX",
      remove: "Eliminar",
      openFile: "Abrir un archivo GPX",
      openFileHint:
        "Sus recorridos y rutas pasan a ser caminos tuyos. El archivo no sale de este dispositivo.")
  )
}
