// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteCommandWords {
  static let arabic = Edition(
    RouteCommandWords(
      routeSummary: "يجد الطريق من مكان إلى آخر خطوة بعد خطوة.",
      junctionSummary: "يقول أي الطرق تلتقي عند تقاطع وإلى أين يؤدي كل منها.",
      aroundSummary: "يقول أين يقع موضع على خريطة وما حوله.",
      replaySummary: "يقول ما كان سيُقال في سير مسجَّل.",
      track: "السير: ملف GPX لنقاطه أوقات.",
      replayDiscussion: """
        يطبع سطر JSON لكل ما يُقال: {"t":s,"say":"…","priority":"urgent|normal|low"}؛ ويُعدّ t من أول نقطة. وبلا ‎--to
        تُسمّى التقاطعات والأماكن عند المرور بها.
        """,
      map: "حزمة خريطة كما يكتبها earshot map import.",
      overlay:
        "ما تغيّر على الخريطة كما يقدمه خادم في ‎/walk/maps/NAME/overlay: الأماكن وما هو مغلق.",
      own:
        "طرق سرت فيها: ملف GPX. تُفضَّل الطرق التي تمر بها (‎--ignore unknown-ways: لا تُفضَّل).",
      from: "موضع البداية بالدرجات، مثل 43.7396,7.4271.",
      to: "الوجهة: موضع أو اسم مكان من الخريطة.",
      profile:
        "‏blind: ما يناسب العصا البيضاء بعبور سهل (الأصل)؛ shortest: أقل الأمتار.",
      avoid:
        "ما يُترك مهما طال الطريق، تفصل بينه فواصل: crossings, steps, barriers, open-spaces, roads, rough-ground, turns, darkness, unknown-ways. إن لم يوجد طريق يخلو منه كله قيل ذلك.",
      mind: "ما يُفضل تركه.",
      ignore: "ما لا يهم.",
      via: "محطة في الطريق؛ يمكن ذكرها عدة مرات بالترتيب.",
      style: "كيف تُقال الاتجاهات: يمينًا ويسارًا (sides) أو بالساعة أو بالدرجات أو بالبوصلة.",
      units: "بماذا تُعدّ المسافات؛ streets: شوارع للعبور حيث توجد في الطريق.",
      pace: "طول خطوتك بالأمتار مع ‎--units steps؛ الأصل 0.7.",
      json: "يطبع كائن JSON واحدًا بالأعداد دون تقريب.",
      routeDiscussion: """
        الخريطة هي كل ما يُعرف عن الطريق: لا تعرف الأشغال ولا الدراجات المركونة ولا أخطاءها. يراعي blind العبور بلا
        إشارة أو رصف ملموس، والدرج، والبوابات، والساحات المفتوحة، والشوارع بلا رصيف، والأرض الوعرة، والانعطافات؛
        ويقول الجواب ما يزيده ذلك وما يوفره مقارنةً بأقصر طريق. مع ‎--json:
        {"distance":m,"duration":s,"why":"…","geometry":[[lon,lat],…],"instructions":[{"text":"…","distance":m,
        "at":[lon,lat]},…]}؛ ومسافة كل تعليمة هي ما يفصلها عن التالية.
        """,
      // What is wrong
      missingMap: "ينقص الخيار ‎--map: أعطِ حزمة خريطة.",
      notAPack: "{} ليس حزمة خريطة ولا طرق فيه. اصنع حزمة بالأمر: earshot map import",
      notAnOverlay:
        "{} ليس ما تغيّر على خريطة. نزّله من خادم، من ‎/walk/maps/NAME/overlay.",
      missingTrack: "ينقص الخيار ‎--track: أعطِ ملف GPX.",
      noTimes: "لا أوقات لنقاط المسار، فلا يمكن إعادته.",
      missingTo: "ينقص الخيار ‎--to: أعطِ موضعًا أو اسم مكان.",
      missingPosition: "ينقص الخيار {}: أعطِ خط العرض وخط الطول، مثل 43.7396,7.4271.",
      wrongPosition: "الخيار {option}: {problem}",
      tooManyStops: "يوصل الطريق إلى عشرة أماكن على الأكثر.",
      noHindrance: "الخيار {option}: ليس {word} عائقًا. اختر من: {all}.",
      wrongPace: "الخيار ‎--pace: طول الخطوة بين 0.2 و1.5 متر.",
      noStreets:
        "الخيار ‎--units: لا تُعدّ الشوارع إلا على امتداد طريق، بالأمرين walk route وwalk replay. اختر metres أو steps."
    ))
}
