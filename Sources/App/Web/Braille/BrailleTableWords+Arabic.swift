// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleTableWords {
  static let arabic = Edition(
    BrailleTableWords(
      onDevice: "بلا اختصارات، على هذا الجهاز",
      notOnDevice:
        "اللوحة نفسها تقرأ وتكتب برايل غير المختصر بالإنجليزية والإسبانية والعربية. للغات الأخرى اختر جدولًا من الخادم، مختصرًا أو غير مختصر: عندها تُرسل إليه كل كلمة ليقرأها.",
      kana: "الكانا اليابانية",
      otherLanguages: "لغات أخرى",
      leftOut: "لا يوجد في الجدول ما يقابل هذا، فحُذف: {signs}.",
      computer: "برايل الحاسوب",
      uncontracted: "بلا اختصارات",
      partial: "مختصر جزئيًا",
      contracted: "مختصر",
      plain: "برايل",
      grade: "الدرجة {grade}",
      eightDots: "ثماني نقاط",
      showsOwnNames: false,
      tooMuch: "تُترجم الآن كمية كبيرة من برايل. انتظر لحظة ثم حاول مرة أخرى.",
      tooLong: "لا يُترجم أكثر من {maximum} محرف دفعة واحدة. أرسل النص على أجزاء.",
      tooManyWords: "لا تُقرأ أكثر من {maximum} كلمة دفعة واحدة. أرسلها على أجزاء.",
      noTables: "جداول برايل الخاصة بـ liblouis غير مثبتة. ثبّت الحزمة liblouis-data.",
      unknownTable: "لا يوجد جدول برايل باسم \"{name}\".",
      nearest: "الأقرب: {names}.",
      unreadable: "لا يمكن قراءة الجدول {path}. تحقق من اسمه ومن أن قراءته مسموحة لك.",
      tooLarge: "{path} أكبر من {megabytes} ميغابايت، وهو أقصى حجم للجدول. اختصره.",
      forbiddenInclude:
        "الجدول {table} يضم {file}، وهو ليس بجانبه ولا بين جداول liblouis. ضع ذلك الملف بجانب الجدول.",
      endlessInclude: "الجدول {table} يضم {file} بلا نهاية. احذف ذلك السطر.",
      notBraille: "{sign} ليس خلية برايل. أعط الخلايا محارف من U+2800 إلى U+28FF.",
      untranslatableNear: "يتوقف الجدول {table} قرب المحرف {place}. اختر جدولًا آخر.",
      untranslatable: "يتعذر على الجدول {table} ترجمة هذا النص. اختر جدولًا آخر.",
      faultyTable: "لا يمكن استخدام الجدول {table}: فيه خطأ. اختر جدولًا آخر.",
      faultyFile: "{file}: {message} صحّح الجدول.",
      faultyLine: "{file}، السطر {line}: {message} صحّح ذلك السطر."))
}
