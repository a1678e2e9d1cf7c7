// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackSkipWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    PlaybackSkipWords(
      back: "رجوع {time}",
      forward: "تقدّم {time}",
      chosen: "مقدار الرجوع والتقدم: {time}.",
      rewinds: "بعد التوقف يرجع قليلًا.",
      stays: "بعد التوقف يتابع من الموضع نفسه."))
}
