// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DocumentWarningWords {
  static let spanish = Edition(
    DocumentWarningWords(
      namedOtherwise: "El nombre del archivo promete otra cosa; se ha leído como {kind}.",
      languageGuessed: "Por el texto, se ha tomado como idioma el {language}.",
      languageUnknown:
        "El texto no permite saber el idioma. Si hay palabras equivocadas, indica cuál es.",
      languageDoubted: "Se dice que el idioma es el {told}, pero el texto parece {likelier}.",
      headsLeftOut: "Se ha omitido, porque está en el borde de varias páginas: {heads}.",
      pageNumbersLeftOut: "Se han omitido los números de página.",
      recognised:
        "Reconocidas a partir de imágenes, y por tanto con errores, las páginas: {pages}.",
      unsure: .spanish(
        one: "En la página {page} hay {count} palabra de lectura dudosa. Está marcada con [?].",
        other:
          "En la página {page} hay {count} palabras de lectura dudosa. Están marcadas con [?]."),
      unread: "En la página {page} hay algo que no se ha leído: una imagen o más texto.",
      straightened: .spanish(
        one: "La imagen de la página {page} estaba torcida {count} grado y se ha enderezado.",
        other: "La imagen de la página {page} estaba torcida {count} grados y se ha enderezado."),
      turned: "La imagen de la página {page} estaba tumbada o boca abajo y se ha girado.",
      evened: "La imagen de la página {page} tenía luz desigual y se ha igualado.",
      emptyPages: "No hay texto en estas páginas: {pages}.",
      silentPictures: .spanish(
        one: "{count} imagen no tiene palabras que la describan.",
        other: "{count} imágenes no tienen palabras que las describan."),
      missingParts: .spanish(
        one: "Falta {count} parte del documento en el archivo.",
        other: "Faltan {count} partes del documento en el archivo."),
      encodingGuessed:
        "Las letras se han leído como {encoding}. Si son erróneas, guarda el texto como UTF-8.",
      brokenCharacters: "Algunas letras están rotas en el propio archivo.",
      // Names of languages
      english: "inglés", spanish: "español", arabic: "árabe", french: "francés", comma: ", "))
}
