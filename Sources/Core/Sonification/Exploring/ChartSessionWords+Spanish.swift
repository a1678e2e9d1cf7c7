// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartSessionWords {
  /// The words in Spanish.
  static let spanish = Edition(
    ChartSessionWords(
      nothingOpen: "Todavía no hay ningún gráfico. Elige uno de la lista o un archivo tuyo.",
      stopped: "Detenido. De vuelta al comienzo.",
      complete: "Completo",
      soundsAreOff: "Los sonidos están desactivados. Actívalos con V o en tus ajustes.",
      keysAreOff: "Las teclas de letras están desactivadas.",
      keysListed: "Aquí están todas las teclas. Escape vuelve al gráfico.",
      loopOn: "En bucle",
      loopOff: "Una vez",
      paused: "En pausa en {point}",
      speed: "Velocidad {rate}",
      // Places
      atTheBeginning: "Al comienzo, antes del primer punto.",
      oneSeries: "Solo hay una serie.",
      noTurns: "Esta serie no cambia de dirección.",
      noMoreTurns: "No hay más giros.",
      noOutliers: "Esta serie no tiene valores atípicos.",
      noMoreOutliers: "No hay más valores atípicos.",
      notFound: "No está en esta serie. Escribe un valor o un lugar como lo dice el gráfico.",
      ordinal: "Punto {number} de {count}",
      rises: "Sube de {from} a {to}, {span}",
      falls: "Baja de {from} a {to}, {span}",
      inTurn: "{first}. {second}",
      // Bookmarks and comparing
      bookmarkSet: "Marcador puesto",
      bookmarkRemoved: "Marcador quitado",
      bookmarksRemoved: "Marcadores quitados",
      noBookmarks: "No hay marcadores. Pon uno con B.",
      marked: "Marcado: {point}. Ve a otro punto y compara.",
      // What is on or off now
      soundsOn: "Sonidos activados",
      soundsOff: "Sonidos desactivados",
      speechOn: "Voz activada",
      speechOff: "Voz desactivada",
      keysOn: "Teclas activadas",
      keysOff: "Teclas desactivadas",
      monitorOn: "Se anuncian los valores nuevos",
      monitorOff: "No se anuncian los valores nuevos",
      terse: "Pocas palabras",
      usual: "Palabras normales",
      full: "Muchas palabras",
      braille: .spanish(
        one: "Línea braille: {count} celda", other: "Línea braille: {count} celdas"),
      languageName: "Español"))
}
