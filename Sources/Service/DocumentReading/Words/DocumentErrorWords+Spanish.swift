// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DocumentErrorWords {
  static let spanish = Edition(
    DocumentErrorWords(
      unreadable:
        "Este archivo no se puede leer. Comprueba que está ahí y que tienes permiso para leerlo.",
      empty: "Este archivo está vacío. Indica uno que tenga texto.",
      tooLarge: "Este archivo ocupa más de {megabytes} MB. Entrégalo por partes.",
      tooManyPages:
        "Este documento tiene {count} páginas, y se leen {most} como máximo de una vez. Entrégalo por partes.",
      tooManyPoints:
        "Esta imagen tiene {width} por {height} puntos, más de los que se pueden leer. Redúcela o haz una foto de una sola página.",
      damaged:
        "Este archivo está dañado o solo parece lo que es. Guárdalo o escanéalo de nuevo y entrega el nuevo.",
      locked: "Este documento está protegido. Guárdalo sin contraseña y entrega esa copia.",
      unpacksTooMuch:
        "Este documento, descomprimido, es mayor de lo que se puede leer. Guarda su texto en un archivo aparte.",
      tooSlow:
        "Se tarda demasiado en leer este archivo. Guárdalo de nuevo o entrégalo por partes.",
      noText: "En este documento no hay texto.",
      noTextInPicture:
        "No se ha encontrado texto en esta imagen. Haz la foto desde más cerca, con más luz y con el teléfono paralelo a la página.",
      // What it is instead
      sound:
        "Esto es sonido o vídeo y no tiene texto. Indica una foto, un documento o un archivo de texto.",
      picture:
        "Esta es una imagen de un tipo que no se abre. Guárdala como JPEG o PNG y entrega esa copia.",
      playlist:
        "Esto es una lista de reproducción, no un texto. Indica una foto, un documento o un archivo de texto.",
      program: "Esto es un programa o un guion, no un texto para leer. Indica otro archivo.",
      archive: "Esto es un archivo comprimido. Descomprímelo e indica uno de sus archivos.",
      spreadsheet:
        "Esto es una hoja de cálculo. Guárdala como PDF y entrega esa copia, o usa earshot chart para sus números.",
      slides: "Esto son diapositivas. Guárdalas como PDF y entrega esa copia.",
      document:
        "Este es un documento de un tipo que no se abre. Guárdalo como PDF o DOCX y entrega esa copia.",
      binary:
        "Este archivo no contiene texto. Indica una foto, un documento o un archivo de texto.",
      // The language and the machine
      unknownLanguage:
        "No hay ningún idioma «{language}» cuya letra impresa se pueda reconocer. Indica una etiqueta como en, es, ar o fr.",
      languageMissing:
        "Aquí no se puede reconocer la letra impresa en el idioma {language}. Instala el paquete de Debian {package}.",
      programMissing: "Falta el programa {program}. Instala el paquete de Debian {package}.",
      unavailable: "El texto no se puede leer ahora mismo. Inténtalo de nuevo en un momento."))
}
