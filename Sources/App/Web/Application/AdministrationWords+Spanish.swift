// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdministrationWords {
  static let spanish = Edition(
    AdministrationWords(
      // What was done
      granted: "{name} gestiona ahora este servidor, en /operator.",
      revoked: "{name} ya no gestiona este servidor.",
      mapsGranted: "{name} puede ahora cambiar mapas, en /walk/edit.",
      mapsRevoked: "{name} ya no puede cambiar mapas.",
      vetted: "{name}: verificación hecha.",
      unvetted:
        "{name}: verificación retirada; ha perdido lo reservado a las personas verificadas.",
      stopped: "{name} ya no puede leer a otras personas ni pedir.",
      allowed: "{name} puede volver a leer y pedir.",
      passwordLink: """
        Quien abra este enlace elige una contraseña nueva para {name}, una sola vez, en 24 horas. Pon delante la dirección del servidor:
        """,
      settled: "La denuncia está archivada. Se borra en 30 días.",
      turnedOn:
        "La verificación está activa: si nadie dice otra cosa, solo leen personas verificadas.",
      turnedOff: "La verificación está desactivada: cualquiera que se apunte puede tomar textos.",
      preparesAgain: .spanish(
        one:
          "Se prepara de nuevo {count} grabación. Mientras tanto se puede escuchar la anterior.",
        other:
          "Se preparan de nuevo {count} grabaciones. Mientras tanto se pueden escuchar las anteriores."
      ),
      preparesNone:
        "Ninguna grabación es lo bastante reciente: lo que se envió se guarda 30 días.",
      // The rules
      isVetting: "La verificación está activa.",
      isNotVetting: "La verificación está desactivada.",
      takesLinks:
        "Las personas voluntarias pueden enviar un enlace a un sonido, que este servidor descarga y guarda.",
      takesNoLinks: "Las personas voluntarias no pueden enviar enlaces a sonidos.",
      claimsPerDay: .spanish(
        one: "Una persona voluntaria nueva puede tomar {count} texto al día.",
        other: "Una persona voluntaria nueva puede tomar {count} textos al día."),
      claimsPerNetwork: .spanish(
        one:
          "Las personas no verificadas de una misma red pueden tomar {count} texto al día entre todas.",
        other:
          "Las personas no verificadas de una misma red pueden tomar {count} textos al día entre todas."
      ),
      operators: "Gestionan este servidor: {names}.",
      mapEditors: "Cambian mapas: {names}.",
      nobody: "nadie",
      // People
      person:
        "{username} ({name}): {state}, {role} desde {day}, textos en mano {hand}, lecturas conservadas {readings}, denuncias {reports}, bloqueos {blocks}.",
      isVetted: "verificación hecha",
      isNotVetted: "sin verificar",
      isStoppedAndVetted: "cuenta suspendida, verificación hecha",
      isStopped: "cuenta suspendida, sin verificar",
      requester: "cuenta de solicitante",
      volunteer: "cuenta de voluntariado",
      isCut: "Hay más personas que estas {count}. Nombra a una para verificarla o suspenderla.",
      // Reports
      report: "Denuncia {id}, {day}, de {reporter}, sobre {name}, {role}: {reason}.",
      reportOfStopped:
        "Denuncia {id}, {day}, de {reporter}, sobre {name}, {role} (cuenta suspendida): {reason}.",
      deletedAccount: "una cuenta borrada",
      inRequest: "Petición: {title}",
      noReports: "No hay denuncias pendientes.",
      // Why something was not done
      noData:
        "No hay datos de un servidor en {folder}. Indica su carpeta con --data o inicia antes el servidor.",
      noReport: "No hay ninguna denuncia pendiente así. Mira: earshot admin reports",
      notSettled: "No se ha podido archivar la denuncia: {reason}.",
      noAccount: "No hay ninguna cuenta con el usuario {name}. Revisa cómo se escribe.",
      notAVolunteer: "{name} no se ha apuntado para leer. Solo se verifica a quienes leen.",
      notDone: "No se ha podido hacer: {reason}."))
}
