// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackQueueWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    PlaybackQueueWords(
      place: "الجزء {number} من {count}",
      leftAtSpeed: "بقي {time} بهذه السرعة",
      goesOn: "تتبع أجزاء أخرى. اختر التالي من المحتويات.",
      goesBefore: "تسبقها أجزاء أخرى. اختر واحدًا من المحتويات."))
}
