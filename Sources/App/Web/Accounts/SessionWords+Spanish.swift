// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SessionWords {
  static let spanish = Edition(
    SessionWords(
      title: "Dónde tienes la sesión abierta",
      lead: "Cierra lo que no conozcas y cambia entonces tu contraseña.",
      endAct: "Cerrar esa sesión",
      endOthers: "Cerrar todas las demás",
      ended: "Esa sesión está cerrada.",
      othersEnded: "Todas las demás sesiones están cerradas.",
      isThis: "Aquí estás ahora.",
      unknown: "Un navegador que no se conoce",
      otherBrowser: "Otro navegador",
      program: "Un programa con un token",
      otherSystem: "otro dispositivo",
      times: "Abierta {begun}, usada por última vez {used}.",
      onSystem: "{browser} en {system}"))
}
