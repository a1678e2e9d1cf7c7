// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleCommandWords {
  static let spanish = Edition(
    BrailleCommandWords(
      // Reading and writing
      readSummary: "Pasar braille a texto.",
      readBRF: "El archivo es braille en ASCII (BRF), aunque parezca texto corriente.",
      readDiscussion: """
        Se leen líneas de braille Unicode o un archivo BRF (braille ASCII norteamericano). Sin FILE, o con -,
        se lee la entrada estándar. Las celdas para las que la tabla no tiene nada se omiten y se nombran en la salida de errores.
        """,
      writeSummary: "Pasar texto a braille.",
      writeBRF:
        "Escribir un archivo BRF para una impresora braille: ASCII, 40 celdas por línea, 25 líneas por página.",
      width: "Cortar las líneas a las N celdas como máximo; 0: no cortarlas (0; 40 con --brf).",
      lines: "Con --brf, terminar las páginas a las N líneas; 0: no terminarlas (25).",
      writeDiscussion: """
        Se escriben líneas de braille Unicode. Sin FILE, o con -, se lee la entrada estándar. Los caracteres para los
        que la tabla no tiene celdas se omiten y se nombran en la salida de errores.
        """,
      table: "El código braille, por ejemplo en-ueb-g2.",
      tableDiscussion: """
        TABLE es una tabla de liblouis (en-ueb-g2.ctb, con o sin la terminación), un idioma con un grado (es-g1,
        ar-g2), ja-kana para el kana japonés, o la ruta de un archivo de tabla tuyo. earshot braille tables las enumera.
        """,
      // The tables
      tablesSummary: "Enumerar los códigos braille que se pueden leer y escribir.",
      tablesLanguage: "Solo los de este idioma, por ejemplo es; primero los más usuales.",
      tablesJSON: "Imprimir JSON Lines.",
      tablesDiscussion: """
        Cada línea dice el nombre para --table, cómo se llama la tabla, sus idiomas, su grado y si está hecha
        para los dos sentidos o solo para escribir.
        """,
      // Touches
      decodeSummary: "Pasar toques grabados a celdas braille y gestos.",
      recognizer:
        "adaptive (si no se indica) se adapta a las manos; classic tiene las zonas fijas de YubitenReader.",
      mode: "Cómo se sujeta el dispositivo: con las dos manos o plano; hold si no se indica.",
      size: "Ancho y alto de la pantalla en puntos; 390x844 si no se indica.",
      density: "Puntos en un milímetro de cristal; 6.3, como en los teléfonos, si no se indica.",
      dots: "Puntos de una celda; 6 si no se indica.",
      hands: "Qué manos escriben; una sola escribe una columna tras otra.",
      chording:
        "lift: los dedos que se levantan juntos son una celda; accumulate: todos desde el primero; sequential: columna izquierda, luego derecha.",
      decodeLanguage:
        "Lo que se escribe, que decide cuando los toques lo dejan abierto; en si no se indica.",
      explain: "Añadir a cada celda cómo se formó.",
      decodeDiscussion: """
        TRACE es JSON Lines, una línea por cada suceso de toque:
          {"t":0.12,"phase":"began","touch":1,"x":300,"y":100}
        phase es began, moved, ended o cancelled; t son segundos; x e y son puntos desde la esquina superior izquierda,
        y pueden faltar cuando un toque termina o se cancela. Un dispositivo plano se entiende apaisado.
        Una línea {"t":0,"phase":"calibrate","dots":[[x,y],…]} dice dónde están los puntos 1 a 6 (1 a 8 con --dots 8; 1 a 3,
        o 1 2 3 7, bajo una sola mano). Las líneas con la phase wake o blur dejan pasar el tiempo u olvidan todos los dedos.
        Una sesión que grabó el panel, cuya primera línea nombra su sesión, se reproduce como lo hace `earshot trace`.
        Se imprimen JSON Lines: celdas, gestos y fallos. Una grabación con un error solo imprime el error.
        """))
}
