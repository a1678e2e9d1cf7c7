// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    PlaybackWords(
      play: "Reproducir",
      pause: "Pausar",
      ready: "Listo",
      playing: "Reproduciendo",
      paused: "En pausa",
      end: "Fin",
      waiting: "Esperando a que llegue la grabación",
      nothingLoaded: "Aún no hay ninguna grabación aquí. Elige una de la lista.",
      resumes: "Desde {position}",
      remaining: "Queda: {time}",
      position: "{position} de {duration}",
      speed: "Velocidad {rate}",
      // Why a recording cannot be played
      network: "La grabación no llegó. Comprueba la conexión y elige Reproducir otra vez.",
      unplayable:
        "Este navegador no puede reproducir la grabación. Descárgala o prueba con otro navegador.",
      notAllowed: "El navegador espera tu orden antes de sonar. Elige Reproducir."))
}
