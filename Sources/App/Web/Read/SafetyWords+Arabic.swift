// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SafetyWords {
  static let arabic = Edition(
    SafetyWords(
      block: "احظر {name}",
      report: "أبلغ عن {name}",
      blockHint: "إذا حظرت {name} فلن يرى أحدكما نصوص الآخر.",
      trouble: "إذا حدثت مشكلة",
      reportLead: "يقرؤه من يدير هذا الخادم، ولا يرون النص. لا يُخبَر الشخص الآخر بذلك، ويُحظر لديك.",
      reasonQuestion: "ما المشكلة؟",
      words: "أخبرنا بالمزيد",
      send: "أرسل البلاغ",
      unkind: "مسيء أو جارح",
      privacy: "إساءة استعمال معلومات خاصة",
      misuse: "ليس قراءة، أو ليس نصًا للقراءة",
      other: "شيء آخر",
      chooseReason: "اختر ما المشكلة.",
      blockedTitle: "من حظرتهم",
      blockedLead: "لا يرى أحدكما نصوص الآخر، ولا يُخبَرون.",
      nobodyBlocked: "لم تحظر أحدًا.",
      since: "منذ {date}",
      unblock: "ألغِ حظر {name}",
      blocked: "تم الحظر. لن يرى أحدكما نصوص الآخر.",
      unblocked: "أُلغي الحظر.",
      reported: "أُرسل بلاغك وحُظر الشخص لديك."))
}
