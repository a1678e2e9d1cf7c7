// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterPageWords {
  static let arabic = Edition(
    LetterPageWords(
      title: "الإخبار بالبريد",
      lead: "يستطيع Earshot أن يرسل إليك رسالة حين يكون هناك شيء لك.",
      addressTitle: "عنوانك",
      isConfirmed: "العنوان مؤكد.",
      isNotConfirmed:
        "لم يُؤكد العنوان بعد. تصلك الرسائل حين تفتح الرابط الذي في الرسالة المرسلة إليه.",
      askAgain: "أرسل تلك الرسالة مرة أخرى",
      noAddress: "ليس لحسابك عنوان بريد يمكن إرسال الرسائل إليه. أضف عنوانًا في ملفك.",
      question: "أخبرني بالبريد",
      questionHint:
        "حين تكون قراءة لك جاهزة، وحين يُقبل تسجيل لك أو يُطلب من جديد، وقبل انتهاء مهلتك لنص. لا تحمل أي رسالة عنوان نص ولا نصًا.",
      yes: "نعم",
      no: "لا",
      save: "حفظ",
      chooseOne: "اختر نعم أو لا.",
      isTold: "ستُخبَر بالبريد.",
      notTold: "لن تُخبَر بالبريد.",
      addressAsked: "أُرسلت رسالة إلى عنوانك. افتح الرابط الذي فيها لتأكيد العنوان.",
      confirmTitle: "أكد عنوان بريدك",
      confirmLead: "اختر الزر لتصل رسائل Earshot إلى هذا العنوان.",
      confirmAct: "تأكيد العنوان",
      confirmedTitle: "العنوان مؤكد",
      confirmedLead: "يمكن أن تصل إليه رسائل Earshot من الآن.",
      endedLead: "يعمل الرابط مرة واحدة خلال 24 ساعة، ولا يعمل إلا أحدث رابط. يمكنك أن تطلب غيره."))
}
