// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookErrorWords {
  static let spanish = Edition(
    BookErrorWords(
      noBook:
        "Este archivo comprimido no es ninguno de los libros que se leen: EPUB, DAISY 2.02, DAISY 3, un audiolibro del W3C, DOCX o una carpeta de sonidos. Descomprímalo y dé uno de sus archivos.",
      damaged: "Este libro está dañado, o solo parece serlo. Consígalo de nuevo.",
      damagedFile: "{file} está dañado en este libro. Consiga el libro de nuevo.",
      damagedLine:
        "{file} está dañado en la línea {line} en este libro. Consiga el libro de nuevo.",
      missing: "Falta {file} en este libro. Consiga de nuevo el libro entero.",
      outside:
        "{file} nombra un archivo fuera del libro, {address}. No se abre; pida un libro correcto a quien lo hizo.",
      entities:
        "{file} declara en este libro palabras propias para trozos de texto (entidades), que no se siguen. Pida uno sin ellas a quien hizo el libro.",
      unpacksTooMuch:
        "Este libro ocupa al descomprimirse más de lo que se puede leer. Délo por partes.",
      fileUnpacksTooMuch:
        "{file} ocupa al descomprimirse más de lo que se puede leer. Dé el libro por partes.",
      tooManyFiles: "Este libro tiene más de {maximum} archivos. Délo por partes.",
      tooManyEntries:
        "El índice de este libro tiene más de {maximum} entradas. Dé el libro por partes.",
      tooManyClips: "Este libro tiene más de {maximum} fragmentos de sonido. Délo por partes.",
      tooManySentences: "Este libro tiene más de {maximum} frases. Délo por partes.",
      locked:
        "El texto de este libro está bloqueado por gestión de derechos. Pida uno sin ella donde lo consiguió.",
      empty: "En este libro no hay ni texto ni sonido. Dé otro archivo.",
      loosePage:
        "Esto es una página de un libro DAISY. Comprima la carpeta en la que está en un archivo ZIP y dé ese.",
      otherDocument:
        "Esto es un documento de un tipo que no se abre. Guárdelo como DOCX o EPUB y dé ese.",
      pages:
        "Esto son páginas tal como se ven, y no un libro. earshot speak hace de ellas un audiolibro, y earshot text da su texto.",
      // What cannot be done with it
      soundMissing:
        "Falta el sonido de este libro: {file} y todos los demás. Consiga de nuevo el libro entero.",
      soundUnreadable:
        "El sonido {file} de este libro no se puede abrir. Consiga el libro de nuevo.",
      tooLong: "Este libro dura más de {hours} horas. Délo por partes.",
      noRoom:
        "El sonido de este libro ocupa {megabytes} MB, más de lo que queda en su estantería. Quite otros libros y traiga este otra vez.",
      nothingToHear: "En este libro no hay ninguna palabra que se pueda decir. Dé otro archivo.",
      noVoice: "No hay voz para el idioma {language}. Nombre otro con --language, como es.",
      languageUnknown:
        "No se pudo saber el idioma de este texto, ni por tanto qué voz debe leerlo. Nómbrelo con --language, como es.",
      // The machine
      programMissing: "Falta el programa {program}. Instale el paquete {package} de Debian.",
      tooSlow: "Este libro tarda demasiado en leerse. Consígalo de nuevo o délo por partes.",
      unavailable:
        "El libro no se puede leer ahora mismo. Inténtelo de nuevo dentro de un momento.",
      unwritable:
        "No se puede escribir el archivo nuevo: {reason}. Haga sitio o elija otra carpeta."))
}
