// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PadWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    PadWords(
      nothingToDelete: "No hay nada que borrar. Este es el principio.",
      nothingWritten: "Todavía no hay nada escrito.",
      cleared: "Todo borrado. Deshacer lo recupera.",
      nothingAhead: "No hay nada que borrar. Este es el final.",
      full: "El texto está lleno. Cópialo y luego bórralo para seguir.",
      tooManyFingers:
        "No entendido: más de tres dedos en un lado. Levántalos todos y prueba otra vez.",
      swipeWithoutAction:
        "Este gesto no hace nada. Desliza dos dedos hacia abajo para oír la ayuda.",
      noAlternative: "No hay otra lectura de la última palabra.",
      copied: "Copiado.",
      allCopied: "Todo copiado.",
      wasCut: "Cortado.",
      nothingSelected: "No hay nada seleccionado.",
      nothingToPaste: "No hay nada que pegar, o el navegador no lo permite.",
      nothingToRedo: "No hay nada que rehacer.",
      atStart: "Principio.",
      atEnd: "Final.",
      blankLine: "línea en blanco",
      filled:
        "Toda la pantalla es el panel. Para salir, mantén un dedo quieto en el centro cinco segundos, pulsa Escape o vuelve atrás.",
      unfilled: "Has salido de la pantalla completa. Tu texto sigue aquí.",
      keepHoldingToLeave: "Sigue pulsando para salir del panel. Levanta el dedo para quedarte.",
      layFingers:
        "Apoya los seis dedos donde quieras los puntos y no los muevas. Si tu dispositivo solo sigue cinco, apoya primero los tres de una mano.",
      layFingersOfOneHand: "Apoya los dedos de tu mano donde quieras los puntos y no los muevas.",
      handByHand: "Ajustando el panel a tus manos. Levanta todo y toca con los dedos de una mano.",
      nowOtherHand: "Bien. Levántalos y apoya los dedos de la otra mano.",
      calibrated: "El panel ya se ajusta a tus manos.",
      wrongFingers: "No era el número correcto de dedos. Levántalos y prueba otra vez.",
      fingersTooClose: "Los dedos estaban demasiado juntos. Sepáralos y prueba otra vez.",
      calibrationGivenUp: "El panel queda como estaba. Puedes ajustarlo a tus manos más tarde.",
      handForgotten: "Los puntos vuelven a estar donde los dibuja el panel.",
      unclear: "No entendido. Prueba otra vez.",
      allKeysArrived: "Llegaron las seis teclas. Este teclado sirve para braille.",
      keyTestOver: "La prueba del teclado ha terminado.",
      noServer:
        "El servidor no responde. Hasta que lo haga, las palabras se leen sin contracciones.",
      noOtherTable: "No hay otra tabla braille elegida en los ajustes.",
      touchesHeldBack:
        "Tu lector de pantalla se queda con los toques. Desactívalo mientras escribes aquí, o escribe en el campo de texto con su propio teclado braille.",
      // What was done
      deleted: "{thing}, borrado",
      undone: "Deshecho",
      redone: "Rehecho",
      // What a change did that was taken back or made again; `act` is `undone` or `redone`
      changed: "{act}.",
      cameBack: "{act}: está {back}.",
      wentAway: "{act}: ya no está {gone}.",
      replaced: "{act}: {back} en lugar de {gone}.",
      or: "o bien: {word}",
      backTo: "como lo escribiste: {word}",
      selected: "{text}, seleccionado",
      unselected: "{text}, sin seleccionar",
      pasted: "Pegado: {text}",
      characters: .spanish(one: "1 carácter", other: "{count} caracteres"),
      column: "{dots}, y",
      pressAllKeys: "Pulsa estas teclas a la vez y suéltalas: {keys}.",
      keysLost: "No llegaron: {keys}. Prueba otra vez, o elige la fila superior o una sola mano.",
      notForBRF:
        "No se guardó: la línea {line} tiene un signo que no cabe en un archivo BRF, como el punto 7. Guárdalo como caracteres braille.",
      notBRF:
        "No es un archivo BRF: en la línea {line}, el carácter {column} no es ninguna celda. No se cambió nada."
    ))
}
