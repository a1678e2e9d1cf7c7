// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackQueueWords {
  /// The words in English.
  public static let english = Edition(
    PlaybackQueueWords(
      place: "Part {number} of {count}",
      leftAtSpeed: "{time} left at this speed",
      goesOn: "More parts follow. Choose the next one in the contents.",
      goesBefore: "Earlier parts come before. Choose one in the contents."))
}
