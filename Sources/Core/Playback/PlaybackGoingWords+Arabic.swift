// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackGoingWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    PlaybackGoingWords(
      notATime: "اكتب وقتًا مثل 1:05:30، أو 65 للدقائق، أو 50 %.",
      tooFar: "طوله {duration} فقط. اكتب أقل.",
      lengthUnknown: "لم يُعرف طوله بعد. اكتب وقتًا."))
}
