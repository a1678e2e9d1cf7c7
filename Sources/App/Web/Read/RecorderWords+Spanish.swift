// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RecorderWords {
  static let spanish = Edition(
    RecorderWords(
      heading: "Grábela aquí",
      lead:
        "Lea párrafo a párrafo. Guarde silencio los dos primeros segundos, para medir cómo suena su sala, y después lea. Mientras graba no se dice nada. Las letras junto a los botones son teclas, mientras el foco está en uno de ellos.",
      unscripted:
        "Para grabar aquí, el navegador necesita JavaScript. También puede enviar un archivo más abajo."
    ))
}
