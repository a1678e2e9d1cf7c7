// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleLearnWords {
  static let spanish = Edition(
    BrailleLearnWords(
      title: "Aprende braille",
      lead: "Earshot dice un signo, tú lo escribes y oyes si está bien. No hay límite de tiempo.",
      toLessons: "Aprende braille: lecciones de oído y práctica",
      toPad: "Volver a Braille",
      withoutScripts: """
        Las lecciones necesitan JavaScript, que está desactivado o no se ha cargado. En la página \
        Braille, un formulario pasa letras a braille sin él.
        """,
      failed: "No se han podido cargar las lecciones. Vuelve a cargar la página.",
      table: "Braille que aprendes",
      tableHint: "Con una tabla contraída se enseñan también sus contracciones.",
      lessons: "Lecciones",
      now: "Qué escribir",
      repeat: "Repetir",
      hint: "Decir los puntos",
      skip: "Saltar",
      done: "Frase escrita",
      nextLesson: "Lección siguiente",
      nextPhrase: "Frase siguiente",
      stop: "Parar",
      results: "Tu progreso",
      kept: "Esto se guarda solo en este dispositivo.",
      phrases: "Frases escritas",
      speed: "Palabras por minuto",
      errors: "Porcentaje de errores",
      corrected: "Caracteres borrados",
      dots: "Errores por punto",
      dot: "Punto",
      asked: "Pedido",
      missed: "Falta",
      extra: "Sobra",
      across: "Puntos de pantalla a la derecha",
      down: "Puntos de pantalla hacia abajo",
      say: "Decir mi progreso",
      exportJSON: "Guardar en un archivo (JSON)",
      exportCSV: "Guardar como tabla (CSV)",
      erase: "Borrar mi progreso",
      undo: "Deshacer el borrado"))
}
