// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PlayerWords {
  static let arabic = Edition(
    PlayerWords(
      volume: "مستوى الصوت",
      louder: "أعلى",
      quieter: "أخفض",
      sleepTimer: "مؤقت النوم",
      sleepWhen: "أوقف التشغيل",
      sleepOff: "أبدًا",
      after: "بعد {time}",
      endOfChapter: "في نهاية هذا الفصل",
      endOfTrack: "في نهاية هذا التسجيل",
      sleepLeft: "كم بقي حتى يتوقف؟",
      sleepLater: "توقف لاحقًا",
      goTo: "اذهب إلى وقت",
      goToTime: "الوقت",
      goToHint: "مثل 1:05:30. الرقم وحده دقائق، و50 % هو المنتصف.",
      go: "اذهب",
      keys:
        "حين يكون التركيز في المشغّل: K للتشغيل والإيقاف المؤقت، وJ وL للرجوع والتقدم، وW لتعرف أين وصلت، وM لإغلاق الصوت، وS لتعرف متى يتوقف مؤقت النوم.",
      previousPart: "الجزء السابق",
      nextPart: "الجزء التالي",
      textOfThis: "نص ما يُسمع الآن"))
}
