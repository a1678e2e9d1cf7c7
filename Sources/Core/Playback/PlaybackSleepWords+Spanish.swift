// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackSleepWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    PlaybackSleepWords(
      after: "El temporizador para en {time}",
      endOfChapter: "El temporizador para al final de este capítulo",
      endOfTrack: "El temporizador para al final de esta grabación",
      off: "El temporizador está apagado",
      none: "No hay temporizador",
      stopped: "Parado por el temporizador",
      noChapter: "Esta grabación no tiene capítulos.",
      notMinutes: "Escribe minutos, de 1 a 1440."))
}
