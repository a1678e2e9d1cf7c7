// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackSkipWords {
  /// The words in English.
  public static let english = Edition(
    PlaybackSkipWords(
      back: "Back {time}",
      forward: "Forward {time}",
      chosen: "Back and forward go {time}.",
      rewinds: "After a pause it goes back a little.",
      stays: "After a pause it goes on from the same place."))
}
