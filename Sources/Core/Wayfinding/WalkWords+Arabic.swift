// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension WalkWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    WalkWords(
      straightLine: "هذا في خط مستقيم: قد تكون في الطريق جدران وشوارع.",
      noCompass: "لا بوصلة: الاتجاهات بالشمال والجنوب والشرق والغرب.",
      poorCompass: "لا يُعتمد على البوصلة الآن. حرّك الهاتف على شكل رقم 8 بعيدًا عن المعادن.",
      choosePlaceFirst: "اختر مكانًا أولًا.",
      noPosition: "موقعك غير معروف بعد. اختر «استخدام موقعي» أو اكتب موقعًا.",
      searching: "جارٍ البحث عن موقعك.",
      foundAgain: "عُثر على الموقع من جديد.",
      typedPosition: "يُستخدم الموقع الذي كتبته.",
      nothingToRepeat: "لم يُقل شيء بعد.",
      nothingAround: "لا مكان من هذه الخريطة قريب منك.",
      noMap: "لا توجد خريطة أماكن بعد.",
      stopped: "الموقع والبوصلة متوقفان. نُسي موقعك.",
      useMyPosition: "استخدام موقعي",
      stopUsingPosition: "إيقاف استخدام موقعي",
      guideMe: "التحدث أثناء سيري",
      guideOnRequest: "التحدث عند سؤالي فقط",
      guidingOn: "سأتحدث أثناء سيرك.",
      guidingOff: "لن أتحدث إلا عندما تسأل.",
      chooseAnother: "اختر مكانًا آخر.",
      chooseThisPlace: "اختيار هذا المكان",
      useTyped: "استخدام هذا الموقع",
      countedCategory: "{name} ({count})",
      farPlace: "{name} – {distance}",
      farFromAll:
        "أنت بعيد عن كل مكان يعرفه هذا الخادم. أقربها {name}، على بعد نحو {distance}.",
      near: "بالقرب منك: {places}.",
      nearPlace: "{name}، {way}",
      // Sentences with a place or a distance
      chosen: "تم اختيار {name}.",
      poorPosition: "موقعك معروف فقط في حدود {distance}.",
      goodPosition: "الموقع معروف في حدود {distance}.",
      oldPosition: "هذا بحسب موقعك قبل {time}.",
      away: "{name} على بعد {way}.",
      here: "{name} هنا، في حدود {distance}.",
      hereOnSide: "{name} هنا، في حدود {distance}، {side}.",
      it: "المكان",
      leg: "نحو {distance} {direction}",
      metres: .arabic(
        zero: "0 متر", one: "متر واحد", two: "مترين", few: "{count} أمتار", many: "{count} مترًا",
        other: "{count} متر"),
      kilometres: .arabic(
        zero: "0 كيلومتر", one: "كيلومتر واحد", two: "كيلومترين", few: "{count} كيلومترات",
        many: "{count} كيلومترًا", other: "{count} كيلومتر"),
      // Directions, as they follow a distance
      ahead: "أمامك",
      right: "إلى يمينك",
      behind: "خلفك",
      left: "إلى يسارك",
      north: "إلى الشمال",
      east: "إلى الشرق",
      south: "إلى الجنوب",
      west: "إلى الغرب",
      // Which way the person faces
      facingNorth: "وجهك إلى الشمال.",
      facingEast: "وجهك إلى الشرق.",
      facingSouth: "وجهك إلى الجنوب.",
      facingWest: "وجهك إلى الغرب.",
      // Why the device tells no position
      positionDenied:
        "لا يُسمح لهذه الصفحة باستخدام موقعك. اسمح بذلك في إعدادات المتصفح لهذه الصفحة، أو اكتب موقعًا.",
      positionUnavailable:
        "لا يعرف الجهاز مكانه. اخرج إلى العراء، أو شغّل تحديد الموقع، أو اكتب موقعًا.",
      positionTimeout: "العثور على موقعك يستغرق وقتًا. اخرج إلى العراء وانتظر، أو اكتب موقعًا."))
}
