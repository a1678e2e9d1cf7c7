// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PadSettingWords {
  static let arabic = Edition(
    PadSettingWords(
      holdMode: "ممسوك باليدين، والشاشة بعيدة عنك.",
      tableMode: "على الطاولة، والشاشة إلى الأعلى.",
      locked: "مقفل: الإمالة لا تغيّر شيئًا.",
      unlocked: "غير مقفل: يتبع الوضع طريقة إمساكك بالجهاز.",
      // What is said of each cell
      echoCharacter: "يُنطق كل حرف.",
      echoCell: "تُنطق نقاط كل خلية.",
      echoWord: "تُنطق كل كلمة عند نهايتها.",
      echoNone: "لا يُنطق شيء أثناء الكتابة.",
      feelNothing: "لا شيء يجيب الإصبع الساكنة.",
      feelVibration: "الإصبع الساكنة على نقطة يجيبها اهتزاز.",
      feelSound: "الإصبع الساكنة على نقطة يجيبها صوت.",
      offlineOnly: "دون اتصال فقط: لا يغادر هذا الجهاز شيء مما تكتبه.",
      online: "يقرأ الخادم الكلمات المختصرة.",
      // Which hands type
      bothHands: "اليدان معًا.",
      leftHand: "اليد اليسرى فقط: الخلية عمودان، واحد بعد الآخر.",
      rightHand: "اليد اليمنى فقط: الخلية عمودان، واحد بعد الآخر.",
      // When a chord ends
      chordByLift: "الخلية هي ما ترفعه معًا.",
      chordAccumulated: "الخلية هي كل نقطة لمستها منذ الأولى.",
      chordSequential: "الخلية عمودان، واحد بعد الآخر.",
      // Where the keys are
      homeKeys: "المفاتيح F D S وJ K L.",
      upperKeys: "المفاتيح R E W وU I O.",
      oneHandKeys: "مفتاحًا بعد آخر؛ G أو H أو المسافة تنهي الخلية.",
      // How touches become cells
      adaptive: "النقاط تتبع يديك.",
      classic: "للنقاط مناطق ثابتة.",
      kana: "الكانا اليابانية",
      dotCount: "خلايا من {count} نقاط.",
      // The pad's own tables
      uncontractedEnglish: "الإنجليزية، دون اختصارات",
      uncontractedSpanish: "الإسبانية، دون اختصارات",
      uncontractedArabic: "العربية، دون اختصارات"))
}
