// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MachineVoiceWords {
  static let spanish = Edition(
    MachineVoiceWords(
      heading: "Escucha ya: voz artificial",
      caution: """
        Lo lee un ordenador. Puede decir mal nombres, números y tablas. La grabación de un \
        voluntario ocupará su lugar.
        """,
      preparing:
        "La voz artificial se está preparando. Dentro de un momento podrás escucharla aquí.",
      failed: "La voz artificial no pudo leer este texto. Un voluntario sí puede.",
      noVoice: "No hay voz artificial para el idioma de este texto. Un voluntario puede leerlo.",
      length: "Voz artificial, {length}",
      download: "Descargar la voz artificial"))
}
