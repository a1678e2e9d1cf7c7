// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MachineVoiceWords {
  static let arabic = Edition(
    MachineVoiceWords(
      heading: "استمع الآن: صوت آلي",
      caution: "يقرأ الحاسوب النص، وقد يخطئ في الأسماء والأرقام والجداول. سيحل محله تسجيل متطوع.",
      preparing: "الصوت الآلي قيد التحضير. ستستمع إليه هنا بعد قليل.",
      failed: "تعذّر على الصوت الآلي أن يقرأ هذا النص. ما زال في وسع متطوع أن يقرأه.",
      noVoice: "لا يوجد صوت آلي للغة هذا النص. يستطيع متطوع أن يقرأه.",
      length: "صوت آلي، {length}",
      download: "تنزيل الصوت الآلي"))
}
