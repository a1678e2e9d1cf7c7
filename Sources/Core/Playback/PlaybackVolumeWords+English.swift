// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackVolumeWords {
  /// The words in English.
  public static let english = Edition(
    PlaybackVolumeWords(
      volume: "Volume {percent} %",
      muted: "The sound is off",
      mute: "Sound off",
      unmute: "Sound on"))
}
