// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ToolWords {
  static let arabic = Edition(
    ToolWords(
      // Help
      tagline: "Earshot: العيش بالسمع.",
      usage: "الاستعمال: {usage}",
      helpAbout: "يشرح أمرًا بتفصيل أكثر.",
      versionAbout: "يذكر رقم الإصدار.",
      // Commands
      noCommand: "لا يوجد أمر \"{name}\". جرّب: earshot help",
      noCommandBut: "لا يوجد أمر \"{name}\". هل تقصد \"earshot {nearest}\"؟ جرّب: earshot help",
      needsMore: "يحتاج earshot {command} أن يعرف ما يفعل: {names}.",
      workerOnly: "earshot worker للخادم نفسه. جرّب: earshot help",
      // Options and operands
      noOption: "لا يوجد خيار {name}. جرّب: {help}",
      noOptionBut: "لا يوجد خيار {name}. هل تقصد {nearest}؟ جرّب: {help}",
      operandMissing: "ينقص {operand}. الاستعمال: {usage}",
      operandTooMuch: "\"{operand}\" زائد. الاستعمال: {usage}",
      takesNoValue: "الخيار {name} لا يأخذ قيمة.",
      needsValue: "الخيار {name} يحتاج قيمة: {name} {value}.",
      needsNumber: "الخيار {name} يحتاج عددًا، لكنه أُعطي \"{found}\".",
      needsWholeNumber:
        "الخيار {name} يحتاج عددًا صحيحًا من {low} إلى {high}، لكنه أُعطي \"{found}\".",
      wrongWord: "لا يمكن أن يكون الخيار {name} هو \"{found}\". اختر واحدًا من: {list}.",
      wrongWordBut:
        "لا يمكن أن يكون الخيار {name} هو \"{found}\". هل تقصد {nearest}؟ اختر واحدًا من: {list}."))
}
