// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PadWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    PadWords(
      nothingToDelete: "لا شيء للحذف. هذه هي البداية.",
      nothingWritten: "لم يُكتب شيء بعد.",
      cleared: "حُذف كل شيء. يمكن للتراجع أن يعيده.",
      nothingAhead: "لا شيء للحذف. هذه هي النهاية.",
      full: "امتلأ النص. انسخه ثم امسحه للمتابعة.",
      tooManyFingers: "غير مفهوم: أكثر من ثلاث أصابع في جهة واحدة. ارفعها كلها وحاول مجددًا.",
      swipeWithoutAction: "هذه الحركة لا تفعل شيئًا. مرّر إصبعين إلى الأسفل لسماع المساعدة.",
      noAlternative: "لا قراءة أخرى للكلمة الأخيرة.",
      copied: "تم النسخ.",
      allCopied: "تم نسخ الكل.",
      wasCut: "تم القص.",
      nothingSelected: "لا شيء محدد.",
      nothingToPaste: "لا شيء للصقه، أو أن المتصفح لا يسمح بذلك.",
      nothingToRedo: "لا شيء لإعادته.",
      atStart: "البداية.",
      atEnd: "النهاية.",
      blankLine: "سطر فارغ",
      filled:
        "الشاشة كلها لوحة. للخروج أبقِ إصبعًا واحدة ثابتة في الوسط خمس ثوانٍ، أو اضغط Escape، أو ارجع إلى الخلف.",
      unfilled: "خرجت من ملء الشاشة. نصك ما زال هنا.",
      keepHoldingToLeave: "استمر في الضغط للخروج من اللوحة. ارفع إصبعك للبقاء.",
      layFingers:
        "ضع أصابعك الست حيث تريد النقاط وأبقها ثابتة. إن كان جهازك لا يحس إلا بخمس أصابع، فضع ثلاث أصابع يد واحدة أولًا.",
      layFingersOfOneHand: "ضع أصابع يدك حيث تريد النقاط وأبقها ثابتة.",
      handByHand: "ضبط اللوحة على يديك. ارفع أصابعك كلها، ثم انقر بأصابع يد واحدة.",
      nowOtherHand: "جيد. ارفعها وضع أصابع اليد الأخرى.",
      calibrated: "اللوحة مضبوطة على يديك الآن.",
      wrongFingers: "لم يكن عدد الأصابع صحيحًا. ارفعها وحاول مجددًا.",
      fingersTooClose: "كانت الأصابع متقاربة جدًا. باعد بينها وحاول مجددًا.",
      calibrationGivenUp: "بقيت اللوحة كما كانت. يمكنك ضبطها على يديك لاحقًا.",
      handForgotten: "عادت النقاط إلى حيث ترسمها اللوحة.",
      unclear: "غير مفهوم. حاول مجددًا.",
      allKeysArrived: "وصلت المفاتيح الستة كلها. لوحة المفاتيح هذه تصلح للكتابة ببرايل.",
      keyTestOver: "انتهى اختبار لوحة المفاتيح.",
      noServer: "الخادم لا يجيب. تُقرأ الكلمات دون اختصارات حتى يجيب.",
      noOtherTable: "لا جدول برايل آخر مختار في الإعدادات.",
      touchesHeldBack:
        "قارئ الشاشة يحتفظ باللمسات. أوقفه أثناء الكتابة هنا، أو اكتب في حقل النص بلوحة برايل الخاصة به.",
      // What was done
      deleted: "حُذف: {thing}",
      undone: "تم التراجع",
      redone: "تمت الإعادة",
      // What a change did that was taken back or made again; `act` is `undone` or `redone`
      changed: "{act}.",
      cameBack: "{act}: عاد {back}.",
      wentAway: "{act}: حُذف {gone}.",
      replaced: "{act}: {back} بدل {gone}.",
      or: "أو: {word}",
      backTo: "كما كتبتها: {word}",
      selected: "{text}، محدد",
      unselected: "{text}، غير محدد",
      pasted: "تم لصق: {text}",
      characters: .arabic(
        zero: "لا حروف", one: "حرف واحد", two: "حرفان",
        few: "{count} أحرف", many: "{count} حرفًا", other: "{count} حرف"),
      column: "{dots}، و",
      pressAllKeys: "اضغط هذه المفاتيح معًا ثم ارفعها: {keys}.",
      keysLost: "لم تصل: {keys}. حاول مجددًا، أو اختر الصف العلوي أو يدًا واحدة.",
      notForBRF: "لم يُحفظ: في السطر {line} علامة لا يسعها ملف BRF، كالنقطة 7. احفظه كرموز برايل.",
      notBRF: "هذا ليس ملف BRF: في السطر {line} لا يمثل الحرف {column} أي خلية. لم يتغير شيء."))
}
