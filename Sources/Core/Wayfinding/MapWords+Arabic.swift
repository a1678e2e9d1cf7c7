// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapWords {
  static let arabic = Edition(
    MapWords(
      // Names
      otherPlaces: "أماكن أخرى",
      uncertainName: "{name}، على الأرجح",
      uncertainSubject: "{name}، على الأرجح،",
      // What is wrong with a map of places, and what to do
      notJSON: "هذا ليس JSON صالحًا في السطر {line}، العمود {column}. صحّحه هناك.",
      notAFeatureCollection:
        "هذه ليست خريطة أماكن. يجب أن تكون كائن GeoJSON من النوع \"FeatureCollection\" وفيه قائمة \"features\".",
      noPlaces: "لا أماكن في الخريطة. أضف عنصرًا واحدًا (feature) على الأقل.",
      tooManyPlaces: "في الخريطة أكثر من {limit} مكان. قسّمها إلى خرائط أصغر.",
      tooManyCategories: "في الخريطة أكثر من {limit} فئة. استخدم عددًا أقل.",
      feature: "العنصر (feature) {number}: {problem}",
      namedFeature: "العنصر (feature) {number} ({name}): {problem}",
      // What is wrong with a feature, after its number
      notAFeature: "ليس كائنًا من النوع \"Feature\". أعطه هذا النوع أو احذفه.",
      notAPoint: "هندسته ليست Point. استبدل بها نقطة واحدة، كالباب الرئيسي.",
      badCoordinates: "إحداثياته ليست عددين. اكتب [خط الطول، خط العرض].",
      outOfRange: "إحداثياته خارج الأرض. خط الطول من -180 إلى 180، وخط العرض من -90 إلى 90.",
      swapped: "إحداثياته خارج الأرض. يبدو أن خطي العرض والطول متبادلان: اكتب خط الطول أولًا.",
      noName: "لا اسم له. أضف الخاصية \"name\".",
      textTooLong: "أحد نصوصه أطول من أن يُسمع. اختصره إلى 400 بايت على الأكثر.",
      // What is wrong with a typed position, and what to do
      noPosition:
        "لم يُكتب أي موقع. اكتب خط العرض ثم خط الطول، مثل \u{200E}38.3865, -0.5113\u{200E}.",
      notTwoNumbers:
        "«{text}» ليس عددين. اكتب خط العرض ثم خط الطول، مثل \u{200E}38.3865, -0.5113\u{200E}.",
      latitudeOutOfRange: "خط العرض {value} ليس بين -90 و90. اكتب خط العرض أولًا.",
      longitudeOutOfRange: "خط الطول {value} ليس بين -180 و180. اكتبه بعد خط العرض."))
}
