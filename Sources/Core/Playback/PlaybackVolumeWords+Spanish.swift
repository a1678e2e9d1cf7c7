// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackVolumeWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    PlaybackVolumeWords(
      volume: "Volumen {percent} %",
      muted: "El sonido está apagado",
      mute: "Apagar el sonido",
      unmute: "Encender el sonido"))
}
