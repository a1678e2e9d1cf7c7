// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension OwnPlaceWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    OwnPlaceWords(
      ownPlace: "{name} (مكان خاص بك)",
      elsewhere: "{name} (ليس على هذه الخريطة)",
      keptHere: "حُفظ على هذا الجهاز: {name}، حيث أنت الآن.",
      keptWithin:
        "حُفظ على هذا الجهاز: {name}، حيث أنت الآن. قد يخطئ موقعك بما يصل إلى {distance}.",
      keptAtStep: "حُفظ على هذا الجهاز: {name}، عند الخطوة المقروءة.",
      keptInMind: "حُفظ على هذا الجهاز: {name}، حيث وصلت في ذهنك.",
      keptTyped: "حُفظ على هذا الجهاز: {name}، عند الموقع المكتوب.",
      keptAtMark: "حُفظ على هذا الجهاز: {name}، عند العلامة على الخريطة.",
      numbered: "لمكان آخر من أماكنك هذا الاسم، فسُمّي هذا {name}.",
      numberedMany: "أُعطي {count} منها رقمًا، لأن لأماكن أخرى من أماكنك أسماءها.",
      looking: "يجري البحث عن موقعك لحفظ هذا المكان.",
      tooPoor:
        "موقعك معروف بدقة {distance} فقط، وهذا لا يكفي لحفظ مكان. اذهب إلى حيث السماء مكشوفة، أو اكتب الموقع.",
      renamed: "صار اسم {old} الآن {name}.",
      removed: "أُزيل: {name}.",
      undo: "استرجع: {name}",
      isBack: "عاد: {name}.",
      nothingToUndo: "لا شيء يُسترجع.",
      needsName: "اكتب اسمًا للمكان.",
      longName: "في الاسم أكثر من 100 حرف. اكتب اسمًا أقصر.",
      tooMany: "لديك 200 مكان. أزل واحدًا أولًا.",
      tooManyInFile:
        "يمكن أن يكون لديك 200 مكان، وفي الملف {count}. أزل بعض أماكنك، أو بعض ما في الملف.",
      taken: "أماكن أُخذت من الملف: {count}.",
      wereThere: "تُركت لأنها لديك: {count}.",
      wrongFile: "{problem} لم يؤخذ شيء من الملف.",
      noFile: "تعذرت قراءة هذا الملف: ليس نصًا، أو هو أكبر من 1 ميغابايت.",
      noPlaces: "ليس لديك مكان خاص بعد.",
      noSuchPlace: "لم يعد هذا المكان موجودًا. حمّل الصفحة من جديد.",
      notHere: "{name} ليس على هذه الخريطة.",
      notKept:
        "لم يستطع هذا الجهاز حفظه: ذاكرة المتصفح ممتلئة أو معطّلة. احفظ أماكنك في ملف وأفسح مكانًا.",
      damaged: "تعذرت قراءة ما كان هذا الجهاز قد حفظه من أماكنك، فوُضع جانبًا."))
}
