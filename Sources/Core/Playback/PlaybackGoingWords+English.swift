// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackGoingWords {
  /// The words in English.
  public static let english = Edition(
    PlaybackGoingWords(
      notATime: "Type a time such as 1:05:30, 65 for minutes, or 50 %.",
      tooFar: "It is only {duration} long. Type less.",
      lengthUnknown: "How long it is, is not known yet. Type a time."))
}
