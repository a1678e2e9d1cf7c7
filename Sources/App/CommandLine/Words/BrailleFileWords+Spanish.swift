// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleFileWords {
  static let spanish = Edition(
    BrailleFileWords(
      whichTable:
        "¿Qué código braille? Indica --table, por ejemplo --table en-ueb-g2. Todos: earshot braille tables",
      seeTables: "{problem} Todas: earshot braille tables",
      notStarted:
        "No se ha podido iniciar la parte de earshot que traduce braille. Comprueba que queda memoria y que existe /proc.",
      // What the table has nothing for
      leftOut:
        "{file}, línea {line}: {sign} se omite, porque la tabla {table} no tiene nada para ello.",
      moreLeftOut: .spanish(
        one: "Se ha omitido {count} más.", other: "Se han omitido {count} más."),
      // Reading
      tooLarge: "{file} ocupa más de {megabytes} MB. Divídelo en partes.",
      notUTF8: "{file}, línea {line}: Esto no es UTF-8. Guarda el archivo como texto UTF-8.",
      empty: "{file} no contiene nada. Escribe algún texto en él.",
      noBraille: "{file} no contiene braille. Usa braille Unicode o un archivo BRF.",
      notASCII:
        "{file}, línea {line}: {sign} en el lugar {column} no es braille. Usa braille Unicode o un archivo BRF, que solo tiene letras y signos de ASCII.",
      amongCells:
        "{file}, línea {line}: {sign} está entre celdas braille. Quítalo o escríbelo también en celdas.",
      ordinaryText:
        "{file}, línea {line}: Hay mayúsculas y minúsculas mezcladas, así que es texto corriente y no braille. Pásalo a braille con earshot braille write, o añade --brf si es BRF.",
      // Writing
      linesNeedBRF: "La opción --lines es para archivos BRF. Añade también --brf.",
      noPlaceInBRF:
        "{file}, línea {line}: {sign} no cabe en un archivo BRF, que tiene celdas de seis puntos. Quita --brf o usa otra tabla que no sea {table}.",
      // What was typed after the command
      wrongSize:
        "La opción --size necesita ancho y alto en puntos, mayores que 0 y de 100000 como máximo, por ejemplo 390x844, pero recibió «{found}».",
      wrongDensity:
        "La opción --density necesita puntos por milímetro, de 1 a 60, por ejemplo 6.3, pero recibió «{found}».",
      noTableFor: "No hay ninguna tabla para el idioma «{language}». Las hay para: {tags}",
      // A table in the list
      table: "{name}, {languages}, {grade}, {way}",
      bothWays: "en los dos sentidos",
      forWriting: "hecha para escribir",
      noDirection: "no se dice el sentido",
      noLanguage: "no se dice el idioma",
      grade: "grado {grade}",
      noGrade: "sin grado"))
}
