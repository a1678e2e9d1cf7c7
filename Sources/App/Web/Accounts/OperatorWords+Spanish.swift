// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OperatorWords {
  static let spanish = Edition(
    OperatorWords(
      title: "Cuidar de este servidor",
      lead: "Aquí ves denuncias y voluntarios. Nunca ves un texto.",
      reports: "Denuncias",
      noReports: "No espera ninguna denuncia.",
      waiting: "Voluntarios por comprobar",
      nobodyWaits: "Nadie espera comprobación.",
      actsHint: """
        Comprueba a quienes conoces: así pueden tomar textos para personas comprobadas. Quien \
        está detenido no puede leer ni pedir, hasta que lo permitas otra vez.
        """,
      known: "Otras personas",
      rules: "Reglas",
      isVetting:
        "La comprobación está activa: si nadie dice otra cosa, solo leen personas comprobadas.",
      isNotVetting:
        "La comprobación está desactivada: cualquiera que se apunte puede tomar textos.",
      turnOn: "Activar la comprobación",
      turnOff: "Desactivar la comprobación",
      settle: "Archivar la denuncia sobre {name}",
      vet: "Comprobar a {name}",
      unvet: "Retirar la comprobación de {name}",
      bar: "Detener a {name}",
      allow: "Permitir otra vez a {name}",
      aboutRequester: "Sobre {name}, que pide lecturas",
      aboutVolunteer: "Sobre {name}, que lee",
      deletedAccount: "una cuenta borrada",
      sentBy: "Enviada por {sender} {moment}",
      inRequest: "Petición: {title}",
      standing: """
        Textos en mano: {hand}. Lecturas conservadas: {readings}. Denuncias: {reports}. \
        Bloqueos: {blocks}.
        """,
      volunteerSince: "Voluntario desde el {date}",
      requesterSince: "Pide lecturas desde el {date}",
      isBarred: "Esta cuenta está detenida.",
      isCut: """
        Hay más personas que estas {count}. En el servidor, la orden «earshot admin vet NOMBRE» \
        encuentra a cada una por su usuario.
        """,
      notAVolunteer: "Esta persona no es voluntaria. Solo se comprueba a quienes leen.",
      claimsPerDay: "Textos que puede tomar en un día una persona nueva",
      claimsPerNetwork:
        "Textos que pueden tomar en un día desde una misma red quienes no están comprobados",
      claimsPerNetworkHint:
        "Una casa, un colegio o una biblioteca es una red. No cuentan las personas comprobadas.",
      notInRange: "Escribe un número entero de {low} a {high}.",
      vetted: "La persona está comprobada.",
      unvetted: "La persona ya no está comprobada.",
      barred: "La cuenta está detenida: esta persona no puede leer ni pedir.",
      allowed: "La cuenta vuelve a estar permitida.",
      settled: "La denuncia está archivada. Se borra en 30 días.",
      reopened: "La denuncia espera otra vez.",
      numbersChanged: "Los números de textos al día han cambiado. Valen desde ahora.",
      doneVetted: "{name} está comprobado.",
      doneUnvetted: "{name} ya no está comprobado.",
      doneBarred: "{name} queda detenido: no puede leer ni pedir.",
      doneAllowed: "{name} vuelve a estar permitido."))
}
