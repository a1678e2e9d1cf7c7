// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OperatorWords {
  static let spanish = Edition(
    OperatorWords(
      title: "Gestionar este servidor",
      lead: "Aquí ves denuncias y voluntarios. Nunca ves un texto.",
      reports: "Denuncias",
      noReports: "No hay denuncias pendientes.",
      waiting: "Personas por verificar",
      nobodyWaits: "Nadie espera verificación.",
      actsHint: """
        Verifica a quienes conoces: así pueden tomar textos para personas verificadas. Quien \
        tiene la cuenta suspendida no puede leer ni pedir, hasta que lo permitas otra vez.
        """,
      known: "Otras personas",
      rules: "Reglas",
      isVetting:
        "La verificación está activa: si nadie dice otra cosa, solo leen personas verificadas.",
      isNotVetting:
        "La verificación está desactivada: cualquiera que se apunte puede tomar textos.",
      turnOn: "Activar la verificación",
      turnOff: "Desactivar la verificación",
      takesLinks:
        "Las personas voluntarias pueden enviar una grabación, o un enlace a un sonido, que este servidor descarga y guarda.",
      takesNoLinks:
        "Las personas voluntarias pueden enviar grabaciones, pero no enlaces a sonidos.",
      takeLinks: "Aceptar enlaces",
      takeNoLinks: "No aceptar enlaces",
      settle: "Archivar la denuncia sobre {name}",
      vet: "Verificar a {name}",
      unvet: "Retirar la verificación de {name}",
      bar: "Suspender a {name}",
      allow: "Permitir otra vez a {name}",
      aboutRequester: "Sobre {name}, que pide lecturas",
      aboutVolunteer: "Sobre {name}, que lee a otras personas",
      deletedAccount: "una cuenta borrada",
      sentBy: "Enviada por {sender} {moment}",
      inRequest: "Petición: {title}",
      standing: """
        Textos en mano: {hand}. Lecturas conservadas: {readings}. Denuncias: {reports}. \
        Bloqueos: {blocks}.
        """,
      volunteerSince: "Lee a otras personas desde el {date}",
      requesterSince: "Pide lecturas desde el {date}",
      isBarred: "Esta cuenta está suspendida.",
      morePeople: "Mostrar más personas",
      moreReports: "Mostrar más avisos",
      fromBeginning: "Mostrar las listas desde el principio",
      notAVolunteer: "Esta persona no es voluntaria. Solo se verifica a quienes leen.",
      claimsPerDay: "Textos que puede tomar en un día una persona nueva",
      claimsPerNetwork:
        "Textos que pueden tomar en un día desde una misma red quienes no están verificados",
      claimsPerNetworkHint:
        "Una casa, un colegio o una biblioteca es una red. No cuentan las personas verificadas.",
      notInRange: "Escribe un número entero de {low} a {high}.",
      vetted: "La persona está verificada.",
      unvetted: "La persona ya no está verificada.",
      barred: "La cuenta está suspendida: esta persona no puede leer ni pedir.",
      allowed: "La cuenta vuelve a estar permitida.",
      settled: "La denuncia está archivada. Se borra en 30 días.",
      reopened: "La denuncia está otra vez pendiente.",
      numbersChanged: "Los números de textos al día han cambiado. Valen desde ahora.",
      doneVetted: "{name}: verificación hecha.",
      doneUnvetted: "{name}: verificación retirada.",
      doneBarred: "{name}: cuenta suspendida; no puede leer ni pedir.",
      doneAllowed: "{name}: cuenta permitida de nuevo."))
}
