// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PodcastProblemWords {
  static let spanish = Edition(
    PodcastProblemWords(
      unreachable:
        "No se llega a nada en esta dirección. Compruébala o espera: se intenta de nuevo.",
      untrusted: "El certificado de ese servidor no es válido. Avisa a quienes hacen el pódcast.",
      sentElsewhere:
        "Ese servidor remite a una dirección que no se sigue. Da la dirección donde está de verdad el archivo.",
      notFound: "Ya no hay nada en esta dirección. Busca la nueva.",
      gone:
        "Quienes lo hacen lo han terminado, dice su servidor. Puedes dejar de seguirlo; lo que trajiste queda hasta entonces.",
      notPublic: "Solo lo recibe quien inicia sesión allí. Busca una dirección pública.",
      refused: "Ese servidor se niega o ha fallado. Vale la pena probar más tarde.",
      webPage:
        "En esta dirección hay una página web, no el archivo. Busca en la página «RSS» o el sonido.",
      packed:
        "Ese servidor lo envía comprimido sin que se le pidiera. Avisa a quienes hacen el pódcast.",
      tooLarge:
        "Es más grande de lo que se acepta aquí: un canal puede tener 10 megabytes, un episodio 500.",
      tooSlow: "Llega demasiado despacio. Vale la pena probar más tarde.",
      brokenOff: "Se cortó antes de terminar. Vale la pena probar de nuevo.",
      noFeed: "Lo que hay ahí no es el canal de un pódcast. Busca la dirección que se llama «RSS».",
      damaged: "Está dañado y no se puede leer. Avisa a quienes hacen el pódcast.",
      entities:
        "Remite a cosas fuera de sí mismo, que por seguridad no se siguen. Avisa a quienes hacen el pódcast.",
      tooMuchWork: "Leerlo exige demasiado trabajo. Avisa a quienes hacen el pódcast.",
      badAddress:
        "Su dirección no es segura (https) o no tiene sentido. Avisa a quienes hacen el pódcast.",
      notSound: "El archivo no es un sonido que se pueda abrir. Avisa a quienes hacen el pódcast.",
      tooShort: "El sonido no dura nada: no hay nada que escuchar.",
      tooLong: "El sonido dura más de un día, que es el máximo.",
      noRoom: "No hay sitio: quita primero el sonido de otro episodio.",
      serverFailed: "Este servidor ha fallado. Avisa a quienes lo cuidan."))
}
