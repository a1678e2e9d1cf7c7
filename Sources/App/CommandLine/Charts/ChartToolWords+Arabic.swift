// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartToolWords {
  static let arabic = Edition(
    ChartToolWords(
      // What was typed after the command
      wrongChoice: "الخيار {problem}",
      wrongChoiceBut: "الخيار {problem} هل تقصد {nearest}؟",
      followNeedsRows:
        "الخيار --follow يأخذ الصفوف من الدخل القياسي. اكتب: earshot chart play - --follow",
      wrongSpeed: "الخيار --speed يحتاج عددًا من 0.25 إلى 4، لكنه أُعطي \"{found}\".",
      wrongPart: "الخيار --part يحتاج موضعين بينهما نقطتان: ‏--part 3..7",
      partBackwards: "الخيار --part يمضي من اليسار إلى اليمين: ‏{to} يقع قبل {from}.",
      emptyPart: "لا شيء بين {from} و{to}. اختر جزءًا آخر.",
      noPlace: "“{text}” ليس موضعًا على المحور {axis}. أعطِ موضعًا كما هو في الملف.",
      whereTo: "اذكر أين يُكتب الصوت، مثل: ‎-o out.wav",
      whichForm: "اذكر أي صيغة تذهب إلى الخرج القياسي، مثل: ‎--as wav",
      noForm: "لاحقة {path} لا تدل على صيغة. اختر واحدة من: {list}.",
      notForTerminals: "لا تستطيع الطرفية عرض ‎.{ending}. اذكر ملفًا، مثل: ‎-o out.{ending}",
      // Reading and writing
      noTable: "ليس فيه جدول له أعمدة.",
      openNumber: "{read}. {other}: أضف {option}.",
      tooFewRows: "الدخل القياسي: الصفوف أقل مما يكفي لمخطط. أرسل المزيد.",
      noProgram: "يحتاج {ending} إلى البرنامج {program}. ثبّت الحزمة {package}، أو اكتب ملف ‎.wav.",
      // Exploring
      wordsOnly: "{problem} يوصف المخطط بالكلمات فقط.",
      lineHint: "اكتب help لمعرفة الأفعال، وquit للمغادرة.",
      keyHint: "اضغط H لمعرفة المفاتيح، وQ للمغادرة.",
      noKey: "لا يوجد مفتاح ولا فعل \"{word}\". اكتب help لمعرفة الموجود.",
      noSound: "لا يمكن إصدار صوت هنا: لا توجد بطاقة صوت، أو أُعطي --silent.",
      typePlace: "اكتب موضعًا على المحور x، أو = وقيمة، ثم Enter. ‏Escape يلغي ذلك.",
      // Why a sound card does not play
      writeInstead: "{problem} اكتب ملفًا بدلًا من ذلك: earshot chart render {file} -o out.wav",
      noCard: "لا توجد بطاقة صوت للتشغيل عليها.",
      noDevice: "لا يوجد جهاز صوت {device}. اترك الاسم لاستعمال المعتاد.",
      busyDevice: "يستعمل برنامج آخر جهاز الصوت {device} وحده. أغلق ذلك البرنامج وحاول من جديد.",
      closedDevice: "لا يحق لك استعمال جهاز الصوت {device}. اطلب ضم حسابك إلى المجموعة audio.",
      unfitDevice:
        "لا يستطيع جهاز الصوت {device} تشغيل صوت عدد قنواته {channels} بمعدل {rate} عينة في الثانية.",
      lostDevice: "اختفى جهاز الصوت {device}. صله من جديد.",
      failedDevice: "جهاز الصوت {device} لا يعمل: {reason}. جرّب جهازًا آخر."))
}
