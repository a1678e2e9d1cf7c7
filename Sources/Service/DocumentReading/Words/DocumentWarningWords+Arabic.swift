// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DocumentWarningWords {
  static let arabic = Edition(
    DocumentWarningWords(
      namedOtherwise: "اسم الملف يوحي بشيء آخر؛ قُرئ على أنه {kind}.",
      languageGuessed: "اعتُبرت اللغة {language} بحسب النص.",
      languageUnknown: "لا تُعرف اللغة من النص. إن كانت الكلمات خاطئة فاذكر اللغة.",
      languageDoubted: "قيل إن اللغة {told}، لكن النص يبدو {likelier}.",
      headsLeftOut: "تُرك لأنه في حافة عدة صفحات: {heads}.",
      pageNumbersLeftOut: "تُركت أرقام الصفحات.",
      recognised: "صفحات تم التعرف عليها من صورها، وقد تكون فيها أخطاء: {pages}.",
      unsure: .arabic(
        zero: "لا كلمات غير مؤكدة في الصفحة {page}.",
        one: "في الصفحة {page} كلمة واحدة قراءتها غير مؤكدة، وهي معلَّمة بـ [?].",
        two: "في الصفحة {page} كلمتان قراءتهما غير مؤكدة، وهما معلَّمتان بـ [?].",
        few: "في الصفحة {page} {count} كلمات قراءتها غير مؤكدة، وهي معلَّمة بـ [?].",
        many: "في الصفحة {page} {count} كلمةً قراءتها غير مؤكدة، وهي معلَّمة بـ [?].",
        other: "في الصفحة {page} {count} كلمة قراءتها غير مؤكدة، وهي معلَّمة بـ [?]."),
      unread: "في الصفحة {page} شيء لم يُقرأ: صورة أو نص آخر.",
      straightened: .arabic(
        zero: "لم تكن صورة الصفحة {page} مائلة.",
        one: "كانت صورة الصفحة {page} مائلة درجة واحدة فقُوِّمت.",
        two: "كانت صورة الصفحة {page} مائلة درجتين فقُوِّمت.",
        few: "كانت صورة الصفحة {page} مائلة {count} درجات فقُوِّمت.",
        many: "كانت صورة الصفحة {page} مائلة {count} درجةً فقُوِّمت.",
        other: "كانت صورة الصفحة {page} مائلة {count} درجة فقُوِّمت."),
      turned: "كانت صورة الصفحة {page} على جنبها أو مقلوبة فأُديرت.",
      evened: "كانت إضاءة صورة الصفحة {page} غير متساوية فسُوِّيت.",
      emptyPages: "لا نص في هذه الصفحات: {pages}.",
      silentPictures: .arabic(
        zero: "لا صور بلا وصف.",
        one: "صورة واحدة ليس لها كلمات تصفها.",
        two: "صورتان ليس لهما كلمات تصفهما.",
        few: "{count} صور ليس لها كلمات تصفها.",
        many: "{count} صورةً ليس لها كلمات تصفها.",
        other: "{count} صورة ليس لها كلمات تصفها."),
      missingParts: .arabic(
        zero: "لا أجزاء ناقصة من المستند.",
        one: "جزء واحد من المستند ناقص في الملف.",
        two: "جزءان من المستند ناقصان في الملف.",
        few: "{count} أجزاء من المستند ناقصة في الملف.",
        many: "{count} جزءًا من المستند ناقصة في الملف.",
        other: "{count} جزء من المستند ناقصة في الملف."),
      encodingGuessed: "قُرئت الحروف على أنها {encoding}. إن كانت خاطئة فاحفظ النص بترميز UTF-8.",
      brokenCharacters: "بعض الحروف تالفة في الملف نفسه.",
      // Names of languages
      english: "الإنجليزية", spanish: "الإسبانية", arabic: "العربية", french: "الفرنسية",
      comma: "، "))
}
