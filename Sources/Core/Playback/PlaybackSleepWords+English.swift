// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackSleepWords {
  /// The words in English.
  public static let english = Edition(
    PlaybackSleepWords(
      after: "The sleep timer stops in {time}",
      endOfChapter: "The sleep timer stops at the end of this chapter",
      endOfTrack: "The sleep timer stops at the end of this recording",
      off: "The sleep timer is off",
      none: "No sleep timer is set",
      stopped: "Stopped by the sleep timer",
      noChapter: "This recording has no chapters.",
      notMinutes: "Type minutes, from 1 to 1440."))
}
