// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TextCommandWords {
  static let spanish = Edition(
    TextCommandWords(
      summary: "Da el texto de una foto, un escaneo, un documento, un libro o una página.",
      discussion:
        "El archivo puede ser una imagen JPEG, PNG, TIFF o WebP, PDF, EPUB, DOCX, HTML o texto sin formato; lo que es se sabe por su contenido. Las palabras de lectura dudosa llevan [?] detrás. Lo que se hizo para leerlo se dice aparte del texto.",
      language: "El idioma del texto, como ar. Si falta, se averigua.",
      json: "Escribir páginas, confianza y avisos como JSON."))
}
