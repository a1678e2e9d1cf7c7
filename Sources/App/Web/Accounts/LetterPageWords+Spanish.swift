// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterPageWords {
  static let spanish = Edition(
    LetterPageWords(
      title: "Mensajes por correo",
      lead: "Earshot puede enviarte un mensaje cuando hay algo para ti.",
      addressTitle: "Tu dirección",
      isConfirmed: "Está confirmada.",
      isNotConfirmed:
        "Aún no está confirmada. Le hemos enviado un mensaje: abre el enlace que lleva y confírmala. Hasta entonces no llegan otros mensajes.",
      isNotAsked:
        "Aún no está confirmada. Si eliges «Sí», le enviamos un mensaje para confirmarla.",
      askAgain: "Enviar otra vez ese mensaje",
      noAddress: "Tu cuenta aún no tiene dirección de correo. Añade una primero.",
      question: "Avisarme por correo",
      questionHint:
        "Cuando hay una lectura lista para ti, cuando se acepta una grabación tuya o se vuelve a pedir, y antes de que termine tu plazo para un texto. Ningún mensaje lleva un título ni un texto.",
      yes: "Sí",
      no: "No",
      save: "Guardar",
      chooseOne: "Elige sí o no.",
      isTold: "Recibirás mensajes por correo.",
      notTold: "No recibirás mensajes por correo.",
      addressAsked:
        "Hemos enviado un mensaje a tu dirección. Abre el enlace que lleva para confirmarla.",
      confirmTitle: "Confirma tu dirección de correo",
      confirmLead:
        "Cuando la confirmes, los mensajes de Earshot podrán llegar a esta dirección.",
      confirmAct: "Confirmar la dirección",
      confirmedTitle: "La dirección está confirmada",
      confirmedLead: "Desde ahora pueden llegarle mensajes de Earshot.",
      endedLead:
        "Cada enlace funciona una sola vez, durante 24 horas, y solo el más nuevo. Puedes pedir otro."
    ))
}
