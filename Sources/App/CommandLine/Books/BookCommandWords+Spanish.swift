// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookCommandWords {
  static let spanish = Edition(
    BookCommandWords(
      infoSummary: "Dice qué es un libro: título, duración, partes y páginas.",
      infoDiscussion:
        "El archivo puede ser EPUB 3 o 2, DAISY 2.02 o 3 en un archivo ZIP, un audiolibro del W3C (LPF), DOCX, HTML o texto sin formato; o sonido: un archivo, o una carpeta de ellos en un archivo ZIP. Lo que conviene saber de él se dice aparte de la respuesta.",
      json: "Escribirlo como JSON, con los tiempos en segundos.",
      convertSummary:
        "Hace de un libro un EPUB 3, un DAISY 2.02, un audiolibro del W3C o un M4B.",
      convertDiscussion:
        "El nombre del archivo nuevo dice en qué se convierte: .epub, .zip (DAISY 2.02), .lpf o .m4b. Un libro sin sonido lo lee la voz sintética, y el archivo nuevo lo dice. LPF y M4B no tienen texto. Las imágenes se dejan fuera; sus descripciones quedan.",
      output: "El archivo nuevo.",
      form: "En qué se convierte, sea cual sea su nombre.",
      force: "Sustituir un archivo que ya está.",
      speed: "La velocidad con que se lee, si no tiene sonido: 1 es la normal.",
      language: "El idioma del texto, como ar. Si falta, lo que dice o parece el archivo.",
      speakSummary: "Lee un texto en un audiolibro con capítulos en sus títulos.",
      speakDiscussion:
        "El archivo puede ser un libro, un documento, una página, un texto, un PDF, un escaneo o una foto. Lo lee la voz sintética, y el archivo nuevo lo dice.",
      speakOutput: "El archivo nuevo, que termina en .m4b.",
      by: "De {names}.",
      readBy: "Leído por {names}.",
      machineSpoken: "Leído por una voz sintética.",
      told: "{form}, idioma {language}.",
      soundForm: "Sonido",
      noSound: "No tiene sonido.",
      length: "Dura {time}.",
      parts: .spanish(
        one: "{count} parte:",
        other: "{count} partes:"),
      pages: .spanish(
        one: "{count} página.",
        other: "{count} páginas."),
      part: "{number}. {title}, en {time}",
      untitled: "Parte {number}",
      written: "{path} está escrito.",
      spoken: "Lo leyó una voz sintética; el archivo lo dice.",
      textLeft: "El texto del libro no está en el archivo nuevo, que solo tiene sonido.",
      progress: "Leída: parte {done} de {all}.",
      whereTo: "Diga dónde escribirlo: -o, con el nombre del archivo nuevo.",
      noForm: "{path} no dice qué hacer. Termine su nombre en {list}, o use --format.",
      exists:
        "Ya hay un archivo {path}. Elija otro nombre, o añada --force para sustituirlo.",
      same: "{path} es el propio libro. Elija otro nombre para el archivo nuevo.",
      speedRange: "--speed admite un número de {low} a {high}, no «{found}»."))
}
