// SPDX-License-Identifier: Apache-2.0

import Speaking

extension UploadWords {
  static let spanish = Edition(
    UploadWords(
      badHeaders:
        "No se entienden las cabeceras del envío. Mándelas como dice tus 1.0.",
      notThere:
        "No existe ese envío, o no ha tomado usted su petición. Puede que haya caducado. Empiece otro.",
      wrongPlace:
        "Esto no encaja con lo que ha llegado hasta ahora. Pregunte hasta dónde llegó el envío y siga desde ahí.",
      otherVersion:
        "Aquí los envíos se hacen con tus 1.0.0. Mande la cabecera Tus-Resumable: 1.0.0.",
      wrongType: "Mande los bytes con el tipo application/offset+octet-stream.",
      wrongTakes:
        "Envíe entre una toma y tantas como puede tener una lectura, cada una una sola vez.",
      tooMany:
        "Tiene en curso tantos envíos como puede tener una persona. Termine o quite uno antes.",
      changedOnTheWay:
        "Los bytes cambiaron por el camino y no se guardó ninguno. Envíelos otra vez."))
}
