// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookmarkPageWords {
  static let spanish = Edition(
    BookmarkPageWords(
      title: "Marcadores",
      hint:
        "Un marcador señala lo que oyes ahora, para volver a ello. Se guarda solo en este dispositivo, y en ningún servidor.",
      set: "Poner un marcador aquí",
      go: "Ir al marcador",
      remove: "Quitar el marcador",
      note: "Nota del marcador",
      newNote: "Nota, de 200 letras como mucho; si queda vacía, la nota se quita",
      keepNote: "Guardar la nota"))
}
