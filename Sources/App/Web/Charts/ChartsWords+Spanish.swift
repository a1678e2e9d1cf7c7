// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartsWords {
  static let spanish = Edition(
    ChartsWords(
      demos: "Gráficos para probar",
      lines: "Líneas",
      bars: "Barras",
      points: "Puntos y distribuciones",
      shares: "Partes y tablas",
      own: "Tus propios datos",
      all: "Todos los gráficos",
      file: "Archivo",
      fileHint: """
        Una tabla en CSV o TSV, JSON, una especificación Vega-Lite, una página web con una \
        tabla o un dibujo SVG de un gráfico. Las columnas, las fechas y el tipo de gráfico se \
        reconocen.
        """,
      sent: "El archivo se envía a este servidor, que crea el sonido y no guarda nada.",
      stays:
        "El archivo se queda en este navegador. No se envía nada. Se abre en su propia página en cuanto lo eliges o lo sueltas aquí.",
      open: "Abrir este gráfico",
      noFile: "No hay datos. Elige un archivo o pega los datos.",
      play: "Reproducir",
      pause: "Pausa",
      resume: "Continuar",
      stop: "Detener",
      controls: "Escuchar",
      explore: "Punto por punto",
      point: "Punto",
      inWords: "En palabras",
      hearWords: "Decir la descripción",
      table: "Todos los valores",
      source: "De dónde salen los números",
      duration: "Duración",
      short: "Corta: de 2 a 3 segundos",
      recommended: "Normal: de 3 a 10 segundos",
      long: "Larga: 20 segundos",
      smoothing: "Suavizado",
      smooth: "Suave: los saltos pequeños se atenúan",
      exact: "Exacto: cada valor tal como es",
      apply: "Usar esto",
      broken:
        "No se ha podido iniciar el sonido. Abre la página otra vez o guarda el sonido en un archivo.",
      busy: "El servidor está ocupado. Inténtalo otra vez en unos segundos.",
      tooSlow: """
        El servidor tarda demasiado en leer esto y darle sonido. Envía menos filas, columnas o \
        detalles.
        """,
      tooHeavy: """
        El servidor no tiene memoria para esto, o ha fallado al leerlo. Envía menos filas, \
        columnas o detalles.
        """,
      enoughForNow:
        "El servidor ha creado mucho para tu dirección. Inténtalo otra vez en {seconds} segundos.",
      notThisForm: "Este servidor no puede crear este formato de sonido. Elige WAV.",
      notMade:
        "El servidor no ha podido crear esto. Inténtalo otra vez en un momento o elige otro formato.",
      noOrdinal: "Escribe qué tabla es con un número entero a partir de 1.",
      tooLarge: """
        Esto ocupa más de {megabytes} MB. Envía un archivo más pequeño o usa Earshot en la \
        línea de órdenes.
        """,
      tooLong: "Un sonido creado aquí dura como máximo {seconds} segundos. Elige menos.",
      tooManyListeners: "Ahora escucha demasiada gente. Inténtalo otra vez dentro de un minuto.",
      firstRows: "Los primeros {count} de {total} puntos.",
      construction: "Qué es",
      statistics: "Cifras clave",
      trends: "Cómo cambian los valores",
      context: "Lo que nombran los datos",
      notes: "Cómo se leyeron los datos"))
}
