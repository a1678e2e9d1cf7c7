// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleTableWords {
  static let spanish = Edition(
    BrailleTableWords(
      onDevice: "Sin contracciones, en este dispositivo",
      notOnDevice:
        "El propio panel lee y escribe braille sin contracciones en inglés, español y árabe. Para otros idiomas elige una tabla del servidor, con contracciones o sin ellas: entonces se le envía cada palabra para leerla.",
      kana: "Kana japonés",
      otherLanguages: "Otros idiomas",
      leftOut: "La tabla no tiene nada para esto, y se omite: {signs}.",
      computer: "Braille informático",
      uncontracted: "Sin contracciones",
      partial: "Con algunas contracciones",
      contracted: "Con contracciones",
      plain: "Braille",
      grade: "grado {grade}",
      eightDots: "ocho puntos",
      showsOwnNames: false,
      tooMuch:
        "Ahora se está traduciendo demasiado braille. Espera un momento e inténtalo otra vez.",
      tooLong: "Se traducen {maximum} caracteres como máximo a la vez. Envía el texto por partes.",
      tooManyWords: "Se leen {maximum} palabras como máximo a la vez. Envíalas por partes.",
      noTables: "Faltan las tablas braille de liblouis. Instala el paquete liblouis-data.",
      unknownTable: "No hay ninguna tabla braille «{name}».",
      nearest: "Las más parecidas: {names}.",
      unreadable: "La tabla {path} no se puede leer. Comprueba el nombre y que puedes leerla.",
      tooLarge: "{path} ocupa más de {megabytes} MB, el máximo de una tabla. Acórtala.",
      forbiddenInclude: """
        La tabla {table} incluye {file}, que no está junto a ella ni entre las tablas de liblouis. \
        Pon ese archivo junto a la tabla.
        """,
      endlessInclude: "La tabla {table} incluye {file} sin fin. Quita esa línea.",
      notBraille:
        "{sign} no es una celda braille. Da las celdas como caracteres de U+2800 a U+28FF.",
      untranslatableNear:
        "La tabla {table} no puede seguir cerca del carácter {place}. Elige otra tabla.",
      untranslatable: "La tabla {table} no puede con este texto. Elige otra tabla.",
      faultyTable: "La tabla {table} no sirve: tiene un error. Elige otra tabla.",
      faultyFile: "{file}: {message} Corrige la tabla.",
      faultyLine: "{file}, línea {line}: {message} Corrige esa línea."))
}
