// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FindingWords {
  static let spanish = Edition(
    FindingWords(
      heading: "Lo que notamos",
      held: "Escucha tu grabación antes de que salga: notamos algo.",
      heldLead: """
        La persona que la pidió todavía no la tiene. Puedes grabarla de nuevo o enviarla tal \
        como está. Si no haces nada, la enviaremos dentro de seis horas.
        """,
      sendAnyway: "Enviarla tal como está",
      sentAnyway: "Tu grabación va tal como está a la persona que la pidió. Gracias por tu voz.",
      delivered: "Tu grabación se entregó. Notamos algo que quizá quieras saber.",
      deliveredLead: """
        La persona que la pidió ya tiene tu grabación. No tienes que hacer nada. Si quieres, \
        puedes enviar otra en su lugar.
        """,
      mostlySilent: """
        La mayor parte de la grabación está en silencio. Comprueba que el micrófono estuvo \
        encendido hasta el final.
        """,
      farTooShort: "La grabación es demasiado corta para este texto. Puede que falte una parte.",
      distorted: """
        La voz suena distorsionada de principio a fin. Habla más bajo o aléjate del micrófono.
        """,
      clipped: """
        La voz suena distorsionada en algunos momentos en que estaba demasiado alta. Aléjate \
        un poco del micrófono.
        """,
      short: """
        La grabación es algo corta para este texto. Comprueba que no falta nada y lee más \
        despacio.
        """,
      long: "La grabación es muy larga para este texto. Comprueba si hay pausas largas.",
      quiet: "La grabación se oye muy bajo. Acércate al micrófono.",
      noisy: "Se oye ruido detrás de la voz. Cierra la ventana o apaga lo que zumba.",
      startCut: """
        Puede que la grabación empiece tarde, en medio de una palabra. Espera un segundo antes \
        de hablar.
        """,
      endCut: """
        Puede que la grabación termine antes de tiempo, en medio de una palabra. Espera un \
        segundo después de la última palabra.
        """))
}
