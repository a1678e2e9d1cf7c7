// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackVolumeWords {
  /// The words in French.
  public static let french = Edition(
    PlaybackVolumeWords(
      volume: "Volume {percent} %",
      muted: "Le son est coupé",
      mute: "Couper le son",
      unmute: "Remettre le son"))
}
