// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleSettingsWords {
  static let arabic = Edition(
    BrailleSettingsWords(
      group: "كيف تكتب",
      mode: "كيف تمسك الجهاز",
      modeHint: """
        في اليدين: الشاشة بعيدة عنك والنقاط 1 2 3 تحت يدك اليسرى. على الطاولة: الشاشة إلى \
        الأعلى وسبابتاك هما النقطتان 1 و4.
        """,
      auto: "حسب الإمالة",
      hold: "في اليدين",
      flat: "على الطاولة",
      echo: "ما يُنطق أثناء الكتابة",
      echoCharacter: "الحروف",
      echoCell: "النقاط",
      echoWord: "الكلمات عند نهايتها",
      echoNone: "لا شيء",
      dots: "نقاط الخلية",
      six: "ست",
      eight: "ثمانٍ",
      hands: "اليدان",
      handsHint: "بيد واحدة تُكتب الخلية عمودًا بعد عمود.",
      both: "كلتاهما",
      leftHand: "اليسرى",
      rightHand: "اليمنى",
      chording: "متى تنتهي الخلية",
      chordingHint:
        "على الهواتف التي لا تحس إلا بخمس أصابع، تكتب الطريقتان الأخريان النقاط الست كلها.",
      lift: "حين ترتفع الأصابع معًا",
      accumulate: "حين ترتفع الأخيرة، وتُحسب كلها",
      sequential: "عمودًا بعد عمود",
      keys: "المفاتيح على لوحة المفاتيح",
      homeRow: "F D S وJ K L",
      upperRow: "الصف الأعلى",
      oneHand: "واحدًا بعد آخر ثم المسافة",
      recognizer: "كيف تصير الأصابع نقاطًا",
      adaptive: "تتكيف مع يديك",
      classic: "مناطق ثابتة",
      guide: "الرسم على اللوحة",
      guideSoft: "خافت",
      guideStrong: "قوي",
      guideSignal: "على أصفر ساطع",
      screenWidth: "عرض الشاشة بالمليمتر",
      screenWidthHint: "اتركه فارغًا إن كنت لا تعرفه. يسري حين تُفتح اللوحة في المرة القادمة.",
      feel: "حين تسكن إصبع على نقطة",
      feelNothing: "لا شيء",
      feelVibration: "اهتزاز",
      feelSound: "صوت",
      vibration: "الاهتزاز إن استطاع الجهاز",
      offline: "دون اتصال فقط",
      offlineHint: "لا تغادر أي كلمة هذا الجهاز، ولا تُقرأ الاختصارات حينئذ.",
      selfVoicing: "يتكلم Earshot ما دامت اللوحة مفتوحة",
      selfVoicingHint: "حين يكون قارئ الشاشة متوقفًا. إن عملا معًا تكلم صوتان.",
      keepText: "احفظ نصي على هذا الجهاز",
      keepTextHint: "تجده هنا حين تعود. لا يصل إليه أحد غير من يستعمل هذا الجهاز.",
      isPrivate: "إخفاء ما أكتبه",
      isPrivateHint:
        "لكلمة مرور: لا يُنطق شيء ولا يظهر ولا يُرسل ولا يُسجَّل. وعند إيقافه يُنسى ما كان مخفيًا.",
      hidden: "ما كتبته، مخفيًا",
      brf: "أكتب BRF في حقل النص",
      brfHint: "برايل بحروف ASCII كما في بعض أسطر برايل والملفات القديمة.",
      on: "مفعّل",
      off: "غير مفعّل",
      curtain: "إسدال الستارة السوداء",
      uncurtain: "رفع الستارة السوداء",
      curtainDrawn: "أُسدلت الستارة: لا يستطيع غيرك أن يقرأ.",
      curtainOpen: "رُفعت الستارة."))
}
