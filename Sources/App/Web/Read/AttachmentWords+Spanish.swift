// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AttachmentWords {
  static let spanish = Edition(
    AttachmentWords(
      field: "Fotos o archivos",
      fieldHint: """
        Hasta {count} archivos, de {megabytes} MB como máximo cada uno: fotos de páginas, PDF, EPUB, \
        Word (DOCX), páginas web o archivos de texto. Una máquina los lee enseguida. De las fotos y los \
        documentos se quitan los nombres, lugares, horas y aparatos que llevan aparte de lo que \
        muestran. Lo que muestran las páginas, el nombre del archivo, y las tablas o películas dentro \
        de un documento de Word se quedan como están.
        """,
      camera: "Hacer una foto de una página",
      cameraHint: "En un teléfono se abre la cámara.",
      add: "Añadir páginas o archivos",
      addAct: "Añadir",
      noFile: "Primero elige un archivo o haz una foto.",
      chooseAgain: "Tus archivos no se han guardado. Elígelos otra vez.",
      kept: "{name}, {size}, ya enviado",
      keptHeading: "Archivos ya enviados",
      keptLead: "Se guardan un día y nadie más los ve. Van con tu petición cuando la envíes.",
      keptGone: "Un archivo que habías enviado ya no se guarda. Elígelo otra vez.",
      kilobytes: "{count} KB",
      megabytes: "{count} MB",
      refused: "{name}: {reason}",
      tooManyFiles: """
        Una petición puede tener {count} archivos como máximo. Quita alguno antes, o pide el resto \
        en otra petición.
        """,
      tooMuchTogether: """
        Los archivos de una petición pueden tener {megabytes} MB en total como máximo. Quita alguno \
        antes, o pide el resto en otra petición.
        """,
      tooMuchInAll: """
        Los archivos de todas tus peticiones tienen juntos {megabytes} MB, que es el máximo; lo quitado \
        cuenta un día más. Borra antes una petición que ya no necesites.
        """,
      heading: "Páginas y archivos",
      reading: "Una máquina está leyendo este archivo. Su texto aparecerá aquí.",
      readingCount: .spanish(
        one: "Una máquina todavía está leyendo {count} archivo.",
        other: "Una máquina todavía está leyendo {count} archivos."),
      allRead: "Una máquina ha leído tus archivos.",
      readByMachine: "Lo ha leído una máquina, así que puede haber errores.",
      recognised: "Texto reconocido",
      page: "Página {number}",
      pageSureness: "Página {number}, leída con una certeza del {percent} %",
      tooMuchText: """
        Con el texto de este archivo la petición tendría más de {count} caracteres, así que su texto \
        se ha dejado fuera. Pídelo en una petición aparte.
        """,
      notHere: "Este servidor no tiene nada que lea un archivo así o su idioma.",
      serverFailed: "El servidor no ha podido leer este archivo. Quítalo y añádelo otra vez.",
      stillSeen: "Quien lea tu petición ve el archivo de todos modos.",
      open: "Abrir {name}",
      download: "Descargar {name}",
      picture: "Página {number} de {title}",
      up: "Subir {name}",
      down: "Bajar {name}",
      remove: "Quitar {name}",
      noText: """
        No se ha escrito ni reconocido ningún texto. Lee lo que muestran los archivos, o el texto que \
        nombra el título.
        """,
      lengthUnknown: "duración desconocida",
      attached: "Tus archivos se han añadido. Una máquina los está leyendo.",
      removed: "El archivo se ha quitado.",
      putBack: "El archivo está aquí otra vez.",
      moved: "El archivo se ha movido."))
}
