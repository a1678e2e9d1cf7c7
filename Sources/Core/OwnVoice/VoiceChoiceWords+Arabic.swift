// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension VoiceChoiceWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    VoiceChoiceWords(
      question: "من يتحدث إليك؟",
      questionHint: "يمكنك تغيير ذلك في أي وقت: بالمفتاح F8 أو في الإعدادات.",
      screenReaderSpeaks: "قارئ الشاشة يتحدث",
      earshotSpeaks: "Earshot يتحدث إليّ",
      nobodySpeaks: "لا أحد يتحدث: أنا أرى الشاشة",
      hearSample: "اسمع صوت Earshot",
      askedAloud: """
        مرحبًا بك في Earshot. من يتحدث إليك؟ إذا كان هذا هو الصوت الوحيد الذي تسمعه، فاضغط \
        المكان نفسه أو مفتاح المسافة مرة أخرى، وسيتحدث إليك Earshot من الآن. اضغط 1 إذا كان \
        قارئ الشاشة يتحدث، و2 لـ Earshot، و3 إذا كان لا ينبغي أن يتحدث أحد.
        """,
      askedByTouch: """
        مرحبًا بك في Earshot. من يتحدث إليك؟ {touched} إذا كان هذا هو الصوت الوحيد الذي تسمعه، \
        فاضغط مكانًا فارغًا، وسيتحدث إليك Earshot من الآن.
        """,
      touchedAnswer: "ضغطت: {name}. اضغط مرة أخرى لاختياره.",
      touchedOther: "ضغطت: {name}. اضغط مرة أخرى لتنفيذه.",
      title: "صوت Earshot",
      lead: "كل اختيار يسري فورًا على هذا الجهاز، وتسمعه.",
      voice: "الصوت",
      deviceChooses: "ليختر هذا الجهاز",
      noVoice: """
        إذا لم يكن في هذا الجهاز صوت بالعربية، يتحدث هذا الخادم بدلًا منه، لكنه لا يقول \
        أبدًا أين أنت أو ما تكتبه أو ما في مخططاتك: ذلك يظهر ولا يُنطق. يمكنك إضافة صوت في \
        إعدادات جهازك.
        """,
      noVoiceHere: "ليس في هذا الجهاز صوت بالعربية",
      rate: "السرعة",
      pitch: "حدة الصوت",
      volume: "مستوى الصوت",
      echo: "أثناء الكتابة",
      echoCharacters: "نطق كل حرف",
      echoWords: "نطق كل كلمة",
      echoBoth: "نطق الحروف والكلمات",
      echoNothing: "دون نطق",
      hearsFirst: "اسمع قبل أن تؤكد",
      hearsFirstHint: """
        الضغطة الأولى تقول ما الشيء وماذا يفعل. والضغطة الثانية تفعله. مرّر إصبعًا على \
        الصفحة لتسمع ما تحتها.
        """,
      needsScripts: "صوت Earshot يحتاج إلى JavaScript، وهو غير مفعّل في هذا المتصفح.",
      sample: "هكذا يتحدث إليك Earshot.",
      percent: "{count} في المئة",
      bar: "القراءة",
      next: "التالي",
      previous: "السابق",
      again: "أعد",
      whereAmI: "أين؟",
      silence: "صمت"))
}
