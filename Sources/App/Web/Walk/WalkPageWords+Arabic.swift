// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkPageWords {
  static let arabic = Edition(
    WalkPageWords(
      titleOfMap: "{walk}: {map}",
      campus: "الخريطة",
      openMap: "فتح الخريطة",
      category: "نوع المكان",
      allPlaces: "كل الأماكن",
      place: "المكان",
      ask: "أين هو؟",
      around: "ماذا حولي؟",
      repeat: "تكرار",
      changePlace: "تغيير المكان",
      position: "موقعك",
      positionHint: "خط العرض ثم خط الطول، مثل \u{200E}38.3865, -0.5113\u{200E}",
      facing: "وجهك إلى",
      unknownFacing: "لا أعرف",
      north: "الشمال",
      east: "الشرق",
      south: "الجنوب",
      west: "الغرب",
      typeInstead: "أو اكتب موقعك",
      way: "أين يقع",
      sentToServer: "يرسل هذا النموذج الموقع إلى هذا الخادم، فيجيب ثم ينساه.",
      staysHere: "يُستخدم موقعك وبوصلتك على هذا الجهاز فقط. لا يُرسل شيء.",
      straightLine:
        "المسافات في خط مستقيم. قد تكون في الطريق جدران وشوارع، ونقطة المبنى غالبًا وسطه لا بابه.",
      places: .arabic(
        zero: "لا أماكن", one: "مكان واحد", two: "مكانان", few: "{count} أماكن",
        many: "{count} مكانًا",
        other: "{count} مكان"),
      nearby: "أماكن قريبة منك",
      picture:
        "خريطة {name} للعين، الشمال في أعلاها: شوارع وممرات للمشاة وأدراج ومعابر ومبانٍ وأماكن.",
      openPicture: "فتح الصورة",
      mapData: "بيانات الخريطة: {licence}",
      moreMaps:
        "يستطيع من يدير هذا الخادم أن يضيف خرائط أخرى: ملفات GeoJSON في المجلد «campuses» ضمن بياناته، وحزم OpenStreetMap في المجلد «maps».",
      noMaps:
        "لا خرائط في هذا الخادم بعد. يستطيع من يديره أن يضع ملفات GeoJSON في المجلد «campuses» ضمن بياناته، وحزم OpenStreetMap في المجلد «maps».",
      choosePlace: "اختر مكانًا من القائمة."))
}
