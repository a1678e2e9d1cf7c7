// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CopyWords {
  static let spanish = Edition(
    CopyWords(
      title: "Descargar todo lo que se guarda sobre ti",
      lead: "Recibes un archivo ZIP con tu cuenta, tus textos y las grabaciones que puedes oír.",
      about: """
        Abre index.html para leer y escuchar. El archivo data.json lo contiene todo, para \
        programas. Puede tardar un minuto. Puedes hacer 5 copias al día.
        """,
      forOthers: "Guarda bien el archivo: quien lo tenga puede leer tus textos.",
      act: "Descargar mis datos",
      heading: "Todo lo que Earshot guarda sobre {name}",
      made: "Hecho el {day}.",
      files: "Las grabaciones están en la carpeta sounds, como archivos MP3.",
      attached:
        "Los archivos que adjuntaste están en la carpeta files, como los enviaste; las fotos, sin lo que la cámara anotó de lugar y hora.",
      openIndex: "Abre index.html en un navegador para leer y escuchar.",
      account: "Tu cuenta",
      name: "Nombre",
      username: "Nombre de usuario",
      email: "Correo electrónico",
      noEmail: "ninguno",
      requests: "Textos que pediste que te leyeran",
      noRequests: "No pediste ningún texto.",
      sounds: "Grabaciones",
      noSounds: "No hay grabaciones.",
      rest: """
        El archivo data.json lo contiene todo, también tus sesiones, valoraciones, bloqueos y \
        avisos, y lo que leíste para otras personas.
        """,
      notInside: """
        No está dentro: tu contraseña, que nadie conoce, ni las grabaciones que aún no enviaste.
        """))
}
