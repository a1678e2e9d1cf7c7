// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListenPageWords {
  static let arabic = Edition(
    ListenPageWords(
      yours: "تسجيلاتك",
      forAll: "للجميع",
      empty: "ستجد هنا التسجيلات التي صُنعت لك. اطلب قراءة أولًا.",
      ask: "اطلب قراءة",
      preparing: "قيد التحضير. افتح هذه الصفحة مرة أخرى بعد دقيقة.",
      failed: "تعذّر تحضير هذا التسجيل. أخبر من يدير هذا الخادم.",
      position: "الموضع",
      whereAmI: "أين وصلت؟",
      slower: "أبطأ",
      faster: "أسرع",
      download: "تنزيل التسجيل",
      text: "نص هذا التسجيل",
      textOfRequest: "النص مع طلبك",
      kept: "يتذكر Earshot أين توقفت، على هذا الجهاز.",
      keptEverywhere: "يتذكر Earshot أين توقفت، في حسابك."))
}
