// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FileWords {
  static let spanish = Edition(
    FileWords(
      standardInput: "La entrada estándar",
      ofFile: "{file}: {problem}",
      atLine: "{file}, línea {line}: {problem}",
      // Reading
      unreadableInput: "No se puede leer la entrada estándar: {reason}.",
      noFile: "No hay ningún archivo {path}. Comprueba el nombre.",
      isFolder: "{path} es una carpeta. Indica un archivo que esté en ella.",
      unreadable: "{path} no se puede leer. Comprueba que tienes permiso para leerlo.",
      tooLarge: "{path} ocupa más de {megabytes} MB. Indica un archivo más pequeño.",
      lostFile: "{file} no se puede leer.",
      // Writing
      lostOutput: "No se puede escribir en la salida estándar: {reason}.",
      noFolder: "No hay ninguna carpeta {folder}. Créala antes o elige otra.",
      closedFolder: "No se puede escribir nada en la carpeta {folder}. Comprueba sus permisos.",
      unwritable: "{path} no se puede escribir: {reason}.",
      noTemporaryFolder: "No se puede crear la carpeta {path}: {reason}."))
}
