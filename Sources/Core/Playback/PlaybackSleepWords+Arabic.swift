// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackSleepWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    PlaybackSleepWords(
      after: "يتوقف مؤقت النوم بعد {time}",
      endOfChapter: "يتوقف مؤقت النوم في نهاية هذا الفصل",
      endOfTrack: "يتوقف مؤقت النوم في نهاية هذا التسجيل",
      off: "مؤقت النوم مغلق",
      none: "لا يوجد مؤقت نوم",
      stopped: "أوقفه مؤقت النوم",
      noChapter: "ليس لهذا التسجيل فصول.",
      notMinutes: "اكتب الدقائق، من 1 إلى 1440."))
}
