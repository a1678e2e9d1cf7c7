// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileWords {
  static let spanish = Edition(
    TactileWords(
      key: "Clave",
      across: "Horizontal: {name}",
      upward: "Vertical: {name}",
      rows: "Filas, desde arriba: {name}",
      clockwise: "Porciones, como el reloj desde arriba:",
      candles: "Vacío: subió. Rayado: bajó.",
      boxes: "Línea gruesa: la mitad de los valores queda por debajo.",
      squares:
        "Los cuadrados mayores son valores más altos, de {from} a {to}. Sin cuadrado: sin valor.",
      points: "Se dibujan {drawn} de {all} puntos, los que se distinguen al tacto.",
      asLine:
        "Hay demasiadas marcas para tocarlas una a una: sus valores se dibujan como una línea.",
      leftOut: "Solo se dibujan las primeras {drawn} de {all} páginas.",
      page: "Página {number}:"))
}
