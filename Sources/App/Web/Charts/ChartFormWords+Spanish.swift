// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartFormWords {
  static let spanish = Edition(
    ChartFormWords(
      paste: "O pega datos",
      pasteHint: """
        Una tabla copiada de una hoja de cálculo o de una página, CSV, JSON o una \
        especificación Vega-Lite.
        """,
      more: "Columnas, tipo y duración",
      kind: "Tipo de gráfico",
      form: "Formato de los datos",
      recognised: "Se reconoce",
      decimalMark: "Signo de los decimales, si los números no lo aclaran",
      xColumn: "Columna de izquierda a derecha",
      yColumns: "Columnas de valores",
      yColumnsHint: "Varias, separadas por comas.",
      seriesColumn: "Columna que separa las filas en series",
      tooLongToCarry: """
        Para guardarlo en otros formatos, usa Earshot en la línea de órdenes: estos datos son \
        demasiado largos para una página.
        """,
      takeAs: "Formato",
      comma: "Coma (1,5)",
      point: "Punto (1.5)",
      wav: "Sonido (WAV)",
      flac: "Sonido sin pérdida, más pequeño (FLAC)",
      opus: "Sonido pequeño (Opus)",
      mp3: "Sonido para cualquier reproductor (MP3)",
      midi: "Notas (MIDI)",
      captions: "Pista de texto (WebVTT)",
      tactile: "Páginas táctiles para papel microcápsula (SVG)",
      text: "Descripción (texto)",
      json: "Descripción (JSON)",
      takeIt: "Guardar en un archivo"))
}
