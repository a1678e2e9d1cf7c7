// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterPageWords {
  static let spanish = Edition(
    LetterPageWords(
      title: "Avisos por correo",
      lead: "Earshot puede enviarte un mensaje cuando hay algo para ti.",
      addressTitle: "Tu dirección",
      isConfirmed: "Está confirmada.",
      isNotConfirmed:
        "Aún no está confirmada. Los mensajes llegan cuando hayas abierto el enlace del mensaje que se le envió.",
      askAgain: "Enviar otra vez ese mensaje",
      noAddress:
        "Tu cuenta no tiene una dirección de correo a la que se puedan enviar mensajes. Añade una en tu perfil.",
      question: "Avisarme por correo",
      questionHint:
        "Cuando hay una lectura lista para ti, cuando una grabación tuya fue aceptada o se vuelve a pedir, y antes de que termine tu plazo para un texto. Ningún mensaje lleva un título ni un texto.",
      yes: "Sí",
      no: "No",
      save: "Guardar",
      chooseOne: "Elige sí o no.",
      isTold: "Recibirás avisos por correo.",
      notTold: "No recibirás avisos por correo.",
      addressAsked:
        "Se envió un mensaje a tu dirección. Abre el enlace que lleva para confirmar la dirección.",
      confirmTitle: "Confirma tu dirección de correo",
      confirmLead: "Elige el botón, y los mensajes de Earshot podrán llegar a esta dirección.",
      confirmAct: "Confirmar la dirección",
      confirmedTitle: "La dirección está confirmada",
      confirmedLead: "Desde ahora pueden llegarle mensajes de Earshot.",
      endedLead:
        "Cada enlace funciona una sola vez, durante 24 horas, y solo el más nuevo. Puedes pedir otro."
    ))
}
