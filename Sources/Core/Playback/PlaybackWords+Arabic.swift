// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PlaybackWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    PlaybackWords(
      play: "تشغيل",
      pause: "إيقاف مؤقت",
      ready: "جاهز",
      playing: "قيد التشغيل",
      paused: "متوقف مؤقتًا",
      end: "النهاية",
      waiting: "في انتظار وصول التسجيل",
      nothingLoaded: "لا يوجد تسجيل هنا بعد. اختر تسجيلًا من القائمة.",
      resumes: "من {position}",
      remaining: "المتبقي {time}",
      position: "{position} من {duration}",
      speed: "السرعة {rate}",
      // Why a recording cannot be played
      network: "لم يصل التسجيل. تحقق من الاتصال ثم اختر «تشغيل» مرة أخرى.",
      unplayable: "لا يستطيع هذا المتصفح تشغيل التسجيل. نزّله أو جرّب متصفحًا آخر.",
      notAllowed: "ينتظر المتصفح أمرك قبل أن يصدر صوتًا. اختر «تشغيل»."))
}
