// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DataErrorWords {
  static let arabic = Edition(
    DataErrorWords(
      tooManyPoints:
        "هناك أكثر من مليوني نقطة. أبقِ صفوفًا أقل، مثل صف من كل عشرة، أو اختر أعمدة أقل.",
      noPoints: "لا توجد فيه نقاط. اكتب x وy في كل سطر بعد الأول.",
      onePoint: "هناك نقطة واحدة فقط. يحتاج المخطط إلى نقطتين أو أكثر: أضف سطرًا.",
      sameX: "لكل النقاط قيمة x نفسها، {x}. أعطها قيمًا مختلفة.",
      notFinite: "إحدى النقاط ليست عددًا صالحًا. أعطِ أعدادًا منتهية أصغر من 10 أس 100.",
      negativeX:
        "{place} تساوي {x}، والقاعدة الكلاسيكية لا تقبل x أصغر من 0. أضف المقدار نفسه إلى كل x لتكون الأولى 0.",
      xInLine: "السطر {line}: x",
      anX: "قيمة x"))
}
