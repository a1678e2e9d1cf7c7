// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookPageWords {
  static let spanish = Edition(
    BookPageWords(
      books: "Libros y música",
      lead:
        "Trae un libro, un audiolibro o tu propia música. Óyelo, lee su texto y ve a cualquier capítulo o página. Solo tú lo ves y lo oyes.",
      toBooks: "Tus libros",
      signIn: "Inicia sesión para traer tus libros.",
      empty: "Aún no tienes libros aquí.",
      add: "Añadir un libro o música",
      field: "Archivo del libro o de la música",
      fieldHint:
        "DAISY en un archivo ZIP, EPUB, un audiolibro del W3C, Word (DOCX), una página web o texto sin formato. O sonido: un archivo, como M4B o MP3, o una carpeta de ellos en un archivo ZIP. Hasta {megabytes} MB. Cada archivo es un libro; puedes elegir varios a la vez. Sus capítulos forman una lista; un libro sin sonido lo lee una voz automática.",
      addAct: "Añadir este archivo",
      noFile: "Elige primero un archivo.",
      refusedFile: "{name}: {problem}",
      addedOthers: .spanish(
        one: "Se ha añadido el otro archivo.", other: "Se han añadido los otros {count}."),
      tooLarge: "Este archivo tiene más de {megabytes} MB. Da el libro por partes.",
      tooManyBooks: "Tienes {count} libros, que es el máximo. Quita uno primero.",
      tooMuchTogether: "Tus libros tienen juntos más de {megabytes} MB. Quita algunos primero.",
      tooManySearches: "Tus otras búsquedas aún no han terminado. Busca otra vez en un momento.",
      more: "Libros anteriores",
      // A book
      by: "De {names}",
      opening:
        "El libro se está abriendo. Cuando esté, se dirá aquí; también puedes volver a abrir esta página.",
      hearNow: "Escucharlo ahora",
      making: "El sonido se está preparando; el texto ya está aquí.",
      failed: "Este libro no se puede oír: {reason}",
      textOnly: "Solo texto: ninguna voz de aquí habla su idioma.",
      machineVoice: "Leído por una voz automática.",
      pages: .spanish(one: "{count} página", other: "{count} páginas"),
      aboutFile: "Qué hay que saber de este archivo",
      contents: "Índice",
      listed: "Entradas {first} a {last} de {count}.",
      earlierParts: "Entradas anteriores",
      laterParts: "Entradas siguientes",
      part: "Parte {number}",
      previousPart: "Anterior: {title}",
      nextPart: "Siguiente: {title}",
      noText: "No hay texto de esta parte.",
      noSound: "No hay sonido de esta parte.",
      page: "Página {number}",
      note: "Nota: {text}",
      picture: "Imagen: {text}",
      search: "Buscar en este libro",
      searchHint: "Da igual si escribes mayúsculas o acentos.",
      searchAct: "Buscar",
      found: .spanish(one: "Está en {count} frase.", other: "Está en {count} frases."),
      foundMore: "Está en más de {count} frases; estas son las primeras.",
      notFound: "«{text}» no está en este libro.",
      nothingToFind: "Escribe qué quieres buscar.",
      results: "«{text}» en {title}",
      toPage: "Ir a la página",
      toPageAct: "Ir",
      noSuchPage: "Este libro no tiene la página {page}.",
      download: "Descargar el libro",
      remove: "Quitar este libro",
      // What was done
      added: "Se ha añadido el libro. Se está abriendo.",
      addedSeveral: "Se han añadido los archivos. Se están abriendo.",
      removed: "Se ha quitado el libro. Puedes recuperarlo durante un día.",
      putBack: "El libro está de vuelta."))
}
