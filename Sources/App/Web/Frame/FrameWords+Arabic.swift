// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FrameWords {
  static let arabic = Edition(
    FrameWords(
      homeTitle: "Earshot: عِش بالسمع",
      skip: "تخطَّ إلى المحتوى الرئيسي",
      abilities: "القائمة الرئيسية",
      personal: "الإعدادات والحساب",
      settings: "الإعدادات",
      signIn: "الدخول",
      signUp: "إنشاء حساب",
      signOut: "الخروج",
      more: "المزيد",
      help: "المساعدة",
      about: "عن Earshot",
      languages: "اللغة",
      errorInTitle: "خطأ.",
      read: "اقرؤوا لي",
      walk: "المشي",
      charts: "المخططات",
      braille: "برايل",
      listen: "تسجيلاتي",
      readSentence: "اطلب أي نص، فيقرؤه لك إنسان.",
      walkSentence: "اختر مكانًا، واسمع كم يبعد وفي أي اتجاه.",
      chartsSentence: "اسمع المخطط صوتًا، واقرأه كلامًا.",
      brailleSentence: "اكتب بطريقة برايل بست أصابع على الزجاج.",
      listenSentence: "شغّل تسجيلاتك، وتابع من حيث توقفت."))
}
