// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FrameWords {
  static let arabic = Edition(
    FrameWords(
      homeTitle: "Earshot: عِش بالسمع",
      skip: "تخطَّ إلى المحتوى",
      abilities: "القدرات",
      personal: "ما يخصك",
      settings: "الإعدادات",
      signIn: "الدخول",
      signUp: "إنشاء حساب",
      signOut: "الخروج",
      more: "المزيد",
      help: "المساعدة",
      about: "عن Earshot",
      languages: "اللغة",
      errorInTitle: "خطأ.",
      read: "القراءة",
      walk: "المشي",
      charts: "الرسوم",
      braille: "برايل",
      listen: "الاستماع",
      readSentence: "اطلب أي نص، فيقرؤه لك إنسان.",
      walkSentence: "اختر مكانًا، واسمع كم يبعد وفي أي اتجاه.",
      chartsSentence: "اسمع الرسم البياني صوتًا، واقرأه كلامًا.",
      brailleSentence: "اكتب بطريقة برايل بستة أصابع على الزجاج.",
      listenSentence: "شغّل تسجيلاتك، ونحن نحفظ موضعك."))
}
