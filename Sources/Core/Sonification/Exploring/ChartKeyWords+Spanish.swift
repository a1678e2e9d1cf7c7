// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartKeyWords {
  /// The words in Spanish.
  static let spanish = Edition(
    ChartKeyWords(
      control: "Control",
      shift: "Mayúsculas",
      arrowLeft: "flecha izquierda",
      arrowRight: "flecha derecha",
      arrowUp: "flecha arriba",
      arrowDown: "flecha abajo",
      home: "Inicio",
      end: "Fin",
      pageUp: "Re Pág",
      pageDown: "Av Pág",
      enter: "Intro",
      backspace: "Retroceso",
      escape: "Escape",
      space: "Espacio",
      // Signs, since voices pass over them
      leftBracket: "corchete izquierdo",
      rightBracket: "corchete derecho",
      leftBrace: "llave izquierda",
      rightBrace: "llave derecha",
      comma: "coma",
      fullStop: "punto",
      minus: "menos",
      plus: "más",
      questionMark: "signo de interrogación"))
}
