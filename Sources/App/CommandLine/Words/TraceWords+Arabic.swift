// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TraceWords {
  static let arabic = Edition(
    TraceWords(
      summary: "يشغّل جلسة مسجلة من أي نوع ويطبع آثارها.",
      discussion: """
        ‏TRACE بصيغة JSON Lines: أولًا {"session":"braille","configuration":{…}}، ثم حدث واحد في كل سطر.
        تُطبع الآثار بصيغة JSON Lines، مطابقة لما في المتصفح بايتًا ببايت.
        """,
      // What is wrong with a line of touches
      timeGoesBack: "يرجع الزمن من {from} إلى {to} ثانية. رتّب الأسطر حسب الزمن.",
      beginsTwice:
        "تبدأ اللمسة {touch} وهي موضوعة أصلًا. أنهها أولًا، أو أعطِ اللمسة الجديدة رقمًا آخر.",
      notDown: "اللمسة {touch} ليست موضوعة. ابدأها أولًا بسطر قيمة phase فيه \"began\".",
      tooManyTouches: "أكثر من {most} لمسة موضوعة في آن واحد. أنهِ ما انقضى منها.",
      wrongPlaces:
        "عدد المواضع في هذه المعايرة {count}، لكن عدد النقاط {wanted}. أعطِ قائمة من {wanted} مواضع، كل منها [x,y] بنقاط الشاشة، أولها للنقطة 1.",
      samePlace: "الموضعان {first} و{second} في هذه المعايرة متطابقان. أعطِ كل نقطة موضعًا خاصًا بها.",
      wrongPlace: "موضع في هذه المعايرة ليس عددًا. أعطِ نقاط شاشة من ‎-100000 إلى 100000.",
      // A field that is wrong, and what to do
      wrongPhase: "{problem} استعمل began أو moved أو ended أو cancelled.",
      wrongDots: "{problem} أعطِ مواضع النقاط في قائمة، كل منها [x,y] بنقاط الشاشة، أولها للنقطة 1.",
      wrongTime: "{problem} أعطِ ثواني لا تبعد عن الصفر أكثر من ألف مليون.",
      wrongPoint: "{problem} أعطِ نقاط شاشة من ‎-100000 إلى 100000."))
}
