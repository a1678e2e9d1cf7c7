// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartOptionWords {
  static let spanish = Edition(
    ChartOptionWords(
      language: "El idioma de las frases; el del sistema si no se indica.",
      // Describing
      level:
        "Hasta dónde llega: 1 qué es el gráfico, 2 estadísticas, 3 tendencias, 4 lo que nombran los datos; 4 si no se indica.",
      length: "Cuánto de cada cosa; long si no se indica.",
      columns: "Imprimir en su lugar las columnas de la tabla y qué se hace con cada una.",
      json: "Imprimir JSON, con la parte del gráfico de la que habla cada frase.",
      // Exploring
      voice: "Hablar en voz alta, con espeak-ng, para quien no tiene lector de pantalla.",
      voiceSpeed: "A qué velocidad habla, de 0.5 a 2.5 veces la normal.",
      braille: "Imprimir la serie como una línea braille con este número de celdas.",
      lines: "Leer teclas y acciones como palabras en líneas, no tecla a tecla.",
      silent: "No reproducir sonidos.",
      // Playing
      speed: "A qué velocidad suena, de 0.25 a 4 veces la normal; el tono no cambia.",
      loop: "Reproducir una y otra vez, hasta Ctrl-C.",
      part: "Reproducir solo lo que hay entre estos lugares del eje x.",
      follow: "Reproducir filas según llegan por la entrada estándar y decir solo lo que importa.",
      device: "Un dispositivo de ALSA, por ejemplo hw:1; el habitual si no se indica.",
      // Writing a file
      output:
        "El archivo que se escribe; si ya existe, se sustituye. Su terminación elige el formato. «-» es la salida estándar.",
      form: "El formato, sea cual sea el nombre.",
      bits: "Cómo se escriben las muestras en .wav y .flac; 16 si no se indica.",
      rate: "Muestras por segundo de cada canal; 48000 si no se indica.",
      paper: "El papel de una imagen táctil; a4 si no se indica.",
      // What is read from a file
      from: "El formato de los datos; se reconoce si no se indica.",
      xColumn: "La columna del eje x: su nombre o su número desde 1.",
      yColumn: "Una columna de valores; se puede dar varias veces, para varias series.",
      series: "La columna cuyas palabras separan las filas en series.",
      kind: "El tipo de gráfico; el que conviene a los datos si no se indica.",
      table: "Qué tabla o dibujo de una página, desde 1.",
      decimal:
        "El signo de los decimales, si los números no lo aclaran, como 1,200; si no se indica, se avisa en la salida de errores.",
      dates: "El orden de las fechas, si ellas no lo aclaran, como 3/4/2024.",
      title: "El título del gráfico.",
      choiceWithWords: "{about} Palabras: {list}."))
}
