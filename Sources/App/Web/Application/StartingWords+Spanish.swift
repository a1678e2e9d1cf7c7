// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StartingWords {
  static let spanish = Edition(
    StartingWords(
      unusableFolder:
        "No se puede usar la carpeta de datos {folder}: {reason}. Elige otra con --data o permite escribir en ella.",
      missingFile: "falta un archivo en ella",
      fullDisk: "el disco está lleno",
      noVoice: "No se puede preparar la voz: {reason}.",
      noMemory: "Esta máquina no puede cifrar contraseñas. Necesita 64 MB de memoria libre.",
      noResources:
        "No se puede leer la carpeta {folder}/Public: {reason}. Indica con --resources la carpeta que contiene Public y Examples.",
      // The server itself
      portInUse: "Otro programa usa el puerto {port}. Elige otro con --port o detén ese programa.",
      noAddress: "Esta máquina no tiene la dirección {host}. Elige otra con --host.",
      portNotAllowed: "No se permite usar el puerto {port}. Elige uno desde 1024 con --port.",
      unreadableFile:
        "No se puede leer el archivo {path}: {reason}. Comprueba su nombre y sus permisos.",
      unusableCertificate: "El certificado y la clave no van juntos o no están en formato PEM.",
      alreadyStarted: "El servidor ya está en marcha.",
      systemTrouble: "El servidor no puede iniciarse: {reason}."))
}
