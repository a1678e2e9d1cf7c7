// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RoutePictureWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    RoutePictureWords(
      title: "الطريق على الخريطة: {name}",
      show: "أظهر رسم الطريق",
      hide: "أخفِ رسم الطريق",
      near: "أظهر ما هو قريب",
      whole: "أظهر الطريق كله",
      isShown: "رسم الطريق ظاهر.",
      isHidden: "رسم الطريق مخفي.",
      isNear: "يُظهر الرسم ما هو قريب.",
      isWhole: "يُظهر الرسم الطريق كله.",
      way:
        "خريطة مرسومة للعين، الشمال في أعلاها. الطريق خط غليظ في داخله شُرَط، من الحلقة إلى المربع. يقع المربع بخط مستقيم على بعد حوالي {distance} {direction} من الحلقة.",
      stops: "النقاط على الخط هي الأماكن التي بينهما.",
      walker: "القرص ذو الصليب هو مكانك.",
      inMind: "القرص ذو الصليب هو المكان الذي وصلت إليه في ذهنك.",
      atStep: "القرص ذو الصليب عند الخطوة {number}.",
      within: "أنت في مكان ما داخل الدائرة ذات الشُرَط، على بعد أقل من {distance} من وسطها.",
      unknown: "مكانك غير معروف.",
      outside: "أنت خارج هذا الرسم."))
}
