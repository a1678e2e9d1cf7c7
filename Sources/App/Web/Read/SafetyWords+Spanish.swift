// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SafetyWords {
  static let spanish = Edition(
    SafetyWords(
      block: "Bloquear a {name}",
      report: "Denunciar a {name}",
      blockHint: "Si bloqueas a {name}, ninguno de los dos verá ya los textos del otro.",
      trouble: "Si algo va mal",
      reportLead: """
        Lo leen quienes gestionan este servidor. No ven el texto. La otra persona no se entera \
        y queda bloqueada para ti.
        """,
      reasonQuestion: "¿Qué pasa?",
      words: "Cuenta más",
      send: "Enviar la denuncia",
      unkind: "Es grosero o hiriente",
      privacy: "Se usa mal información privada",
      misuse: "No es una lectura ni un texto para leer",
      other: "Otra cosa",
      chooseReason: "Elige qué pasa.",
      blockedTitle: "Personas que has bloqueado",
      blockedLead: "Tú no ves sus textos, ni ellas los tuyos. No se les avisa.",
      nobodyBlocked: "No has bloqueado a nadie.",
      since: "desde el {date}",
      unblock: "Desbloquear a {name}",
      blocked: "Bloqueo hecho. Ninguno de los dos verá ya los textos del otro.",
      unblocked: "El bloqueo está deshecho.",
      reported: "Tu denuncia está enviada y la persona queda bloqueada para ti."))
}
