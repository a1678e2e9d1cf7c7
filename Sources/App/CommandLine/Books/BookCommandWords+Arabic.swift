// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookCommandWords {
  static let arabic = Edition(
    BookCommandWords(
      infoSummary: "يقول ما الكتاب: عنوانه وطوله وأجزاؤه وصفحاته.",
      infoDiscussion:
        "قد يكون الملف EPUB 3 أو 2، أو DAISY 2.02 أو 3 في أرشيف ZIP، أو كتابًا صوتيًا من W3C (LPF)، أو DOCX أو HTML أو نصًا عاديًا، أو صوتًا: ملفًا واحدًا أو مجلدًا منها في أرشيف ZIP. ويُذكر ما ينبغي أن يُعرف عنه إلى جانب الجواب.",
      json: "كتابته بصيغة JSON، والأوقات بالثواني.",
      convertSummary: "يصنع من كتاب EPUB 3 أو DAISY 2.02 أو كتابًا صوتيًا من W3C أو M4B.",
      convertDiscussion:
        "اسم الملف الجديد يقول ما يصير إليه: ‎.epub أو ‎.zip (DAISY 2.02) أو ‎.lpf أو ‎.m4b. الكتاب الذي لا صوت له يقرؤه صوت آلي، ويقول الملف الجديد ذلك. لا نص في LPF وM4B. تُترك الصور وتبقى أوصافها.",
      output: "الملف الجديد.",
      form: "ما يصير إليه، أيًا كان اسمه.",
      force: "استبدال ملف موجود.",
      speed: "سرعة القراءة إن لم يكن له صوت: 1 هي المعتادة.",
      language: "لغة النص، مثل ar. وبدونها ما يقوله الملف أو يبدو عليه.",
      speakSummary: "يقرأ نصًا في كتاب صوتي فصوله عند عناوينه.",
      speakDiscussion:
        "قد يكون الملف كتابًا أو مستندًا أو صفحة أو نصًا أو PDF أو مسحًا ضوئيًا أو صورة. يقرؤه صوت آلي، ويقول الملف الجديد ذلك.",
      speakOutput: "الملف الجديد، وينتهي اسمه بـ ‎.m4b.",
      by: "تأليف {names}.",
      readBy: "قراءة {names}.",
      machineSpoken: "قرأه صوت آلي.",
      told: "{form}، اللغة {language}.",
      soundForm: "صوت",
      noSound: "لا صوت له.",
      length: "طوله {time}.",
      parts: .arabic(
        zero: "لا أجزاء.",
        one: "جزء واحد:",
        two: "جزءان:",
        few: "{count} أجزاء:",
        many: "{count} جزءًا:",
        other: "{count} جزء:"),
      pages: .arabic(
        zero: "لا صفحات.",
        one: "صفحة واحدة.",
        two: "صفحتان.",
        few: "{count} صفحات.",
        many: "{count} صفحةً.",
        other: "{count} صفحة."),
      part: "{number}. {title}، عند {time}",
      untitled: "الجزء {number}",
      written: "كُتب {path}.",
      spoken: "قرأه صوت آلي، والملف يقول ذلك.",
      textLeft: "نص الكتاب ليس في الملف الجديد الذي ليس فيه إلا صوت.",
      progress: "قُرئ الجزء {done} من {all}.",
      whereTo: "قل أين يُكتب: ‎-o مع اسم الملف الجديد.",
      noForm: "لا يقول {path} ما يُصنع. اجعل اسمه ينتهي بـ {list} أو استعمل ‎--format.",
      exists: "يوجد ملف {path} من قبل. اختر اسمًا آخر أو أضف ‎--force لاستبداله.",
      same: "{path} هو الكتاب نفسه. اختر اسمًا آخر للملف الجديد.",
      speedRange: "يأخذ ‎--speed عددًا من {low} إلى {high}، لا «{found}»."))
}
