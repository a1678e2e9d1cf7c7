// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadDoneWords {
  static let arabic = Edition(
    ReadDoneWords(
      undo: "تراجع",
      undoBlock: "تراجع عن الحظر",
      asked: "نُشر طلبك. ستجد التسجيل هنا حين يصبح جاهزًا.",
      edited: "حُفظت تغييراتك.",
      withdrawn: "أُلغي طلبك.",
      restored: "عاد طلبك إلى القائمة.",
      takenAsGood: "شكرًا. التسجيل لك.",
      askedAgain: "وُضع التسجيل جانبًا. يستطيع متطوع آخر أن يقرأ النص الآن.",
      putAway: "وُضع التسجيل جانبًا.",
      askedNobody:
        "وُضع التسجيل جانبًا. لكن لم يعد أحد ممن سمّيتهم يستطيع قراءة النص: اختر من يجوز له ذلك.",
      recordingBack: "عاد التسجيل إلى هنا.",
      claimed: "أخذت هذا النص.",
      extended: "لديك وقت إضافي.",
      givenBack: "أُعيد النص. يستطيع متطوع آخر أن يقرأه.",
      sent: "أُرسل تسجيلك. نحن نفحصه الآن.",
      sentWell: "أُرسل تسجيلك. شكرًا على صوتك."))
}
