// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FormWords {
  static let arabic = Edition(
    FormWords(
      optional: "اختياري",
      showPassword: "إظهار كلمة المرور",
      save: "حفظ",
      cancel: "رجوع",
      problems: .arabic(
        zero: "لا مشكلات", one: "هناك مشكلة واحدة",
        two: "هناك مشكلتان", few: "هناك {count} مشكلات",
        many: "هناك {count} مشكلة", other: "هناك {count} مشكلة"),
      unknown: "«{name}» غير معروف هنا. احذفه.",
      unknownAmong: "«{name}» غير معروف هنا. المعروف: {list}.",
      notAmong: "لا يصح أن يكون {name} «{found}». أعطِ واحدًا من: {list}.",
      notAmongMany: "لا يصح أن يكون {name} «{found}». تجد كل القيم الممكنة في {place}.",
      allShown: "{reason} وحتى ذلك يُعرض الكل.",
      unknownPlace: "لا يبيّن هذا العنوان من أين تتابع القائمة، لذلك تُعرض من بدايتها.",
      twice: "ورد «{name}» أكثر من مرة. أعطِه مرة واحدة.",
      outsideRange: "يجب أن يكون «{name}» عددًا من {low} إلى {high}.",
      notWholeInRange: "يجب أن يكون «{name}» عددًا صحيحًا من {low} إلى {high}."))
}
