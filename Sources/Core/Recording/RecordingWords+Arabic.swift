// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RecordingWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    RecordingWords(
      // What the buttons do
      record: "تسجيل",
      pause: "إيقاف مؤقت",
      goOn: "متابعة",
      again: "تسجيل من جديد",
      stop: "إنهاء",
      next: "الفقرة التالية",
      previous: "الفقرة السابقة",
      mark: "وضع علامة فصل",
      listen: "استماع",
      stopListening: "إنهاء الاستماع",
      remove: "حذف",
      undo: "تراجع",
      askLevel: "كيف مستوى الصوت؟",
      whereAmI: "أين أنا؟",
      send: "إرسال القراءة",
      sendAllTheSame: "إرسالها على أي حال",
      // What it is doing
      ready: "جاهز للتسجيل",
      opening: "في انتظار الميكروفون",
      recording: "يجري التسجيل",
      paused: "متوقف مؤقتًا",
      listening: "يُشغَّل تسجيلك",
      sending: "يجري إرسال القراءة",
      sent: "أُرسلت القراءة",
      // Where one is
      place: "الفقرة {number} من {count}",
      notRecorded: "لم تُسجَّل بعد.",
      recorded: "سُجِّلت: {time}.",
      marks: "علامات الفصول: {number}.",
      progress: "سُجِّل {recorded} من {count}، والمجموع {time}.",
      comma: "، ",
      // What was done
      marked: "وُضعت علامة فصل.",
      removed: "حُذف التسجيل. يمكنك التراجع.",
      restored: "أُعيد التسجيل.",
      draftFound: "مسودتك ما زالت هنا.",
      keptSoFar: "ما سجلته حتى الآن محفوظ.",
      // Whether it has arrived
      arrived: "وصل كل ما سُجِّل.",
      arriving: "يُرسَل ما تسجله أولًا بأول، ويُحفظ على هذا الجهاز.",
      cutOff: "لا يوجد اتصال. ما سجلته محفوظ على هذا الجهاز وسيُرسَل لاحقًا.",
      // How loud it is
      levelUnknown: "سجّل بضع كلمات أولًا ثم اسأل مرة أخرى.",
      levelSilent: "لا يُسمع شيء. تحقق من الميكروفون.",
      levelTooQuiet: "الصوت خافت. اقترب من الميكروفون أو ارفع صوتك.",
      levelGood: "جيد.",
      levelTooLoud: "الصوت عالٍ. ابتعد قليلًا عن الميكروفون.",
      // Before sending
      beforeSending: "قبل أن ترسلها:",
      nothingToSend: "لم يُسجَّل شيء بعد. سجّل فقرة أولًا.",
      missing: "لم تُسجَّل بعد: الفقرة {numbers}.",
      silentTake: "الفقرة {number}: لا يُسمع شيء.",
      quietTake: "الفقرة {number} خافتة جدًا.",
      clippedTake: "الفقرة {number} عالية في بعض المواضع وقد تتشوش.",
      shortTake: "الفقرة {number} أقصر مما يستغرقه نصها عادة. هل هي كاملة؟",
      longTake: "الفقرة {number} أطول مما يستغرقه نصها عادة. هل فيها توقف طويل؟",
      noisy: "يُسمع صوت الغرفة خلف صوتك. مكان أهدأ أفضل.",
      // What is the matter
      refused: "تعذّر إرسال القراءة. ما زالت هنا.",
      notAllowed:
        "لا يسمح المتصفح لهذه الصفحة باستخدام الميكروفون. اسمح به في إعدادات الصفحة ثم حاول مرة أخرى.",
      noMicrophone: "لم يُعثر على ميكروفون. صِل ميكروفونًا ثم حاول مرة أخرى.",
      lost: "توقف الميكروفون.",
      unsupported: "لا يستطيع هذا المتصفح التسجيل. أرسل ملفًا أو استخدم متصفحًا آخر.",
      full: "لم يبق في هذا الجهاز مكان لحفظ التسجيل. أفرغ بعض المساحة ثم تابع."))
}
