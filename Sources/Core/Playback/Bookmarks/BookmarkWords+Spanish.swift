// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension BookmarkWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    BookmarkWords(
      set: "Marcador puesto: {place}.",
      already: "Ya hay un marcador: {place}.",
      withNote: "{place}: {note}",
      noted: "Nota guardada: {place}.",
      noNote: "El marcador ya no tiene nota.",
      removed: "Marcador quitado: {place}.",
      undo: "Recuperar el marcador: {place}",
      isBack: "Marcador recuperado: {place}.",
      nothingToUndo: "No hay nada que recuperar.",
      noSuchBookmark: "Este marcador ya no está. Carga la página de nuevo.",
      elsewhere: "{title} no está en este reproductor. Elígelo primero en el índice.",
      longNote: "La nota tiene más de 200 letras. Escribe una más corta.",
      tooMany: "Aquí hay 200 marcadores. Quita uno primero.",
      notKept:
        "Este dispositivo no pudo guardarlo: el almacenamiento del navegador está lleno o desactivado. Haz sitio e inténtalo de nuevo.",
      damaged: "Lo que este dispositivo tenía de tus marcadores no se pudo leer, y se apartó."))
}
