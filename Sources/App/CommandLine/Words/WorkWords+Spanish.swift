// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WorkWords {
  static let spanish = Edition(
    WorkWords(
      summary:
        "Hacer el trabajo lento de un servidor en un proceso propio hasta que se mande parar.",
      data: "Trabajar en esta carpeta de datos de un servidor (data).",
      jobPlaces: "Hacer este número de trabajos a la vez, con un sitio para los cortos (2).",
      discussion: """
        Prepara grabaciones, lee archivos, dice textos y pone orden. Puede haber varios junto al servidor.
        Inicia el servidor con --job-places 0 para dejarles todo el trabajo lento.
        Se para con Ctrl-C o SIGTERM: lo que está haciendo pasa a otros.
        """,
      // Messages
      working: "Earshot hace el trabajo lento de la carpeta {folder}"))
}
