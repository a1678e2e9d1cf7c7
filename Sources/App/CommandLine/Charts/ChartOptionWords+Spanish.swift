// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartOptionWords {
  static let spanish = Edition(
    ChartOptionWords(
      language: "El idioma de las frases; el del sistema si no se dice.",
      // Describing
      level:
        "Hasta dónde llega: 1 qué es el gráfico, 2 estadísticas, 3 tendencias, 4 lo que nombran los datos; 4 si no se dice.",
      length: "Cuánto de cada cosa; long si no se dice.",
      columns: "Imprimir en su lugar las columnas de la tabla y qué se hace con cada una.",
      json: "Imprimir JSON, con la parte del gráfico de la que habla cada frase.",
      // Exploring
      voice: "Hablar por sí mismo, con espeak-ng, para quien no tiene lector de pantalla.",
      voiceSpeed: "Cuántas veces más rápido habla, de 0.5 a 2.5.",
      braille: "Imprimir la serie como una línea braille de tantas celdas.",
      lines: "Tomar teclas y acciones como palabras en líneas, no una a una.",
      silent: "No reproducir sonidos.",
      // Playing
      speed: "Cuántas veces más rápido, de 0.25 a 4; el tono no cambia.",
      loop: "Reproducir una y otra vez, hasta Ctrl-C.",
      part: "Reproducir solo lo que hay entre estos lugares del eje x.",
      follow: "Reproducir filas según llegan por la entrada estándar y decir solo lo que importa.",
      device: "Un dispositivo de ALSA, por ejemplo hw:1; el habitual si no se dice.",
      // Writing a file
      output:
        "El archivo que se escribe; si ya existe, se sustituye. Su terminación elige el formato. «-» es la salida estándar.",
      form: "El formato, sea cual sea el nombre.",
      bits: "Cómo se escriben las muestras en .wav y .flac; 16 si no se dice.",
      rate: "Muestras por segundo de cada canal; 48000 si no se dice.",
      paper: "El papel de una imagen táctil; a4 si no se dice.",
      // What is read from a file
      from: "El formato de los datos; se reconoce si no se dice.",
      xColumn: "La columna del eje x: su nombre o su número desde 1.",
      yColumn: "Una columna de valores; se puede dar varias veces, para varias series.",
      series: "La columna cuyas palabras separan las filas en series.",
      kind: "El tipo de gráfico; el que conviene a los datos si no se dice.",
      table: "Qué tabla o dibujo de una página, desde 1.",
      decimal:
        "El signo de los decimales, si los números no lo aclaran, como 1,200; si no se dice, se cuenta en la salida de errores.",
      dates: "El orden de las fechas, si ellas no lo aclaran, como 3/4/2024.",
      title: "Cómo se llama el gráfico.",
      choiceWithWords: "{about} Palabras: {list}."))
}
