// SPDX-License-Identifier: Apache-2.0

import Speaking

extension NewsWords {
  static let spanish = Edition(
    NewsWords(
      maximum: "nuevo máximo: {value}",
      minimum: "nuevo mínimo: {value}",
      rises: "ahora sube, desde {value}",
      falls: "ahora baja, desde {value}",
      below: "ahora por debajo de {limit}: {value}",
      above: "ahora por encima de {limit}: {value}",
      missing: "ahora faltan valores",
      again: "hay valores de nuevo: {value}",
      leap: "salto de {from} hasta {to}",
      drop: "caída de {from} a {to}"))
}
