// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartToolWords {
  static let spanish = Edition(
    ChartToolWords(
      // What was typed after the command
      wrongChoice: "La opción {problem}",
      wrongChoiceBut: "La opción {problem} ¿Querías decir {nearest}?",
      followNeedsRows:
        "La opción --follow toma filas de la entrada estándar. Escribe: earshot chart play - --follow",
      wrongSpeed: "La opción --speed necesita un número de 0.25 a 4, pero recibió «{found}».",
      wrongPart:
        "La opción --part necesita dos lugares con dos puntos seguidos en medio: --part 3..7",
      partBackwards: "La opción --part va de izquierda a derecha: {to} está antes que {from}.",
      emptyPart: "No hay nada entre {from} y {to}. Elige otra parte.",
      noPlace:
        "«{text}» no es un lugar del eje {axis}. Escribe uno tal como aparece en el archivo.",
      whereTo: "Di dónde se escribe el sonido, por ejemplo: -o out.wav",
      whichForm: "Di qué formato va a la salida estándar, por ejemplo: --as wav",
      noForm: "La terminación de {path} no nombra ningún formato. Elige una de: {list}.",
      notForTerminals:
        "Una terminal no puede mostrar .{ending}. Indica un archivo, por ejemplo: -o out.{ending}",
      // Reading and writing
      noTable: "No contiene ninguna tabla con columnas.",
      openNumber: "{read}. {other}: usa {option}.",
      tooFewRows: "La entrada estándar: Hay muy pocas filas para un gráfico. Envía más.",
      noProgram:
        "{ending} necesita el programa {program}. Instala el paquete {package} o escribe un archivo .wav.",
      // Exploring
      wordsOnly: "{problem} El gráfico se describe solo con palabras.",
      lineHint: "Escribe help para oír las acciones, quit para salir.",
      keyHint: "Pulsa H para oír las teclas, Q para salir.",
      noKey: "No hay ninguna tecla ni acción «{word}». Escribe help para saber qué hay.",
      noSound: "Aquí no puede sonar nada: no hay tarjeta de sonido o se dio --silent.",
      typePlace: "Escribe un lugar del eje x, o = y un valor, y luego Intro. Escape lo cancela.",
      // Why a sound card does not play
      writeInstead:
        "{problem} Escribe un archivo en su lugar: earshot chart render {file} -o out.wav",
      noCard: "No hay ninguna tarjeta de sonido.",
      noDevice:
        "No hay ningún dispositivo de sonido {device}. Quita el nombre para usar el habitual.",
      busyDevice:
        "Otro programa usa el dispositivo de sonido {device} en exclusiva. Ciérralo e inténtalo otra vez.",
      closedDevice:
        "No tienes permiso para usar el dispositivo de sonido {device}. Pide que tu cuenta entre en el grupo audio.",
      unfitDevice:
        "El dispositivo de sonido {device} no puede reproducir {channels} canales a {rate} muestras por segundo.",
      lostDevice: "El dispositivo de sonido {device} ha desaparecido. Conéctalo otra vez.",
      failedDevice: "El dispositivo de sonido {device} no reproduce: {reason}. Prueba con otro."))
}
