// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackVolumeWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    PlaybackVolumeWords(
      volume: "الصوت {percent} %",
      muted: "الصوت مغلق",
      mute: "أغلق الصوت",
      unmute: "افتح الصوت"))
}
