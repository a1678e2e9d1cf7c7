// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartCommandWords {
  static let spanish = Edition(
    ChartCommandWords(
      formats:
        "FILE contiene una tabla en CSV o TSV, JSON, una especificación Vega-Lite, una página web con una tabla o un dibujo SVG de un gráfico; «-» lee la entrada estándar. El formato, las columnas y el tipo de gráfico se reconocen; con las opciones se eligen otros.",
      describeSummary: "Describir los datos de un archivo en unas frases.",
      describeDiscussion:
        "La primera línea es el gráfico en una frase; después, una frase por línea.",
      exploreSummary:
        "Explorar los datos de un archivo con teclas: reproducir, avanzar, comparar, oír y leer.",
      exploreDiscussion: """
        Todo se imprime en líneas sencillas, una sola vez, para un lector de pantalla o una línea braille. H enumera todas
        las teclas: las flechas avanzan, Espacio reproduce, Q sale. Cuando las teclas vienen en líneas, como desde una tubería,
        una línea contiene nombres de teclas o acciones, como «right right highest», o «go 14», «value 20», «help», «quit».
        """,
      playSummary: "Reproducir los datos de un archivo en la tarjeta de sonido.",
      playDiscussion:
        "El sonido empieza al momento y va de izquierda a derecha. Ctrl-C lo apaga poco a poco.",
      renderSummary:
        "Escribir los datos de un archivo como sonido, notas, subtítulos, palabras o imagen táctil.",
      renderDiscussion: """
        La terminación de OUT es una de: .wav, .flac, .opus y .mp3 (sonido; las tres últimas necesitan ffmpeg), .mid (notas),
        .vtt (qué se oye y cuándo, como pista de texto), .svg (imagen táctil para papel microcápsula), .txt y .json (la
        descripción).
        El archivo se escribe entero o no se escribe.
        """,
      planSummary: "Imprimir qué tono suena y cuándo, para los datos de un archivo.",
      planDiscussion: """
        Se imprime {"duration":segundos,"points":[{"time":segundos,"frequency":hercios},…],"samples":N}, donde N cuenta
        las muestras de cada canal a 44100 por segundo. Salvo con --mapping classic, cada punto tiene también pan (-1
        izquierda, 1 derecha), gain (de 0 a 1), series (desde 0) y event (qué tiene de especial, o null).
        Con --mapping classic los puntos quedan en el orden del archivo.
        """))
}
