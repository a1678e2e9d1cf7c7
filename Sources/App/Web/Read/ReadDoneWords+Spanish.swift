// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadDoneWords {
  static let spanish = Edition(
    ReadDoneWords(
      undo: "Deshacer",
      undoBlock: "Deshacer el bloqueo",
      asked: "Tu petición está publicada. Aquí encontrarás la grabación cuando esté lista.",
      edited: "Tus cambios están guardados.",
      withdrawn: "Tu petición está cancelada.",
      restored: "Tu petición está otra vez en la lista.",
      takenAsGood: "Gracias. La grabación es tuya.",
      askedAgain: "La grabación está apartada. Ahora otra persona puede leer el texto.",
      putAway: "La grabación está apartada.",
      askedNobody: """
        La grabación está apartada. Pero ya no puede leer el texto nadie de quienes nombraste: \
        elige quién puede.
        """,
      recordingBack: "La grabación está otra vez aquí.",
      claimed: "Has tomado este texto.",
      extended: "Tienes más tiempo.",
      givenBack: "Has devuelto el texto. Otra persona puede leerlo.",
      sent: "Tu grabación está enviada. Ahora la estamos revisando.",
      sentWell: "Tu grabación está enviada. Gracias por tu voz."))
}
