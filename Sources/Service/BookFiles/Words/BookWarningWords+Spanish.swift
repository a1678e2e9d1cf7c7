// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookWarningWords {
  static let spanish = Edition(
    BookWarningWords(
      soundsMissing: "Falta sonido, que por eso no se oye: {files}.",
      textsMissing: "Falta texto: {files}.",
      outOfOrder:
        "El índice pone «{title}» detrás de una parte que se lee después. Las partes se dicen en el orden en que se leen.",
      entriesLost: .spanish(
        one: "{count} entrada del índice no lleva a ninguna parte.",
        other: "{count} entradas del índice no llevan a ninguna parte."),
      soundWithoutText: .spanish(
        one:
          "{count} fragmento de sonido no pertenece a ningún texto; se oye con el texto anterior.",
        other:
          "{count} fragmentos de sonido no pertenecen a ningún texto; se oyen con el texto anterior."
      ),
      badTimes: .spanish(
        one: "{count} fragmento de sonido tiene tiempos sin sentido y se dejó fuera.",
        other: "{count} fragmentos de sonido tienen tiempos sin sentido y se dejaron fuera."),
      soundsUnreadable:
        "No se pudo saber cuánto dura este sonido, que no se cuenta: {files}.",
      soundsLost:
        "Estos archivos se llaman como sonidos y no se pudieron abrir; se dejaron fuera: {files}.",
      noContents: "No hay índice; los títulos hacen sus veces.",
      headingsGuessed: .spanish(
        one: "{count} línea se tomó por un título.",
        other: "{count} líneas se tomaron por títulos."),
      titleGuessed:
        "El archivo no dice su título; su primer encabezado o su nombre hace sus veces.",
      silentPictures: .spanish(
        one: "{count} imagen no tiene palabras que la describan.",
        other: "{count} imágenes no tienen palabras que las describan."),
      encodingGuessed:
        "Las letras se tomaron por {encoding}. Si son erróneas, guarde el texto en UTF-8.",
      brokenCharacters: "Algunas letras están rotas en el propio archivo.",
      languageGuessed: "Por el texto se tomó como idioma {language}.",
      scripted: .spanish(
        one: "{count} página lleva un programa, que no se ejecuta.",
        other: "{count} páginas llevan programas, que no se ejecutan."),
      comma: ", ",
      others: .spanish(
        one: " y {count} más",
        other: " y {count} más")))
}
