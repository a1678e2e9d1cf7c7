// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteCommandWords {
  static let arabic = Edition(
    RouteCommandWords(
      routeSummary: "يجد الطريق من مكان إلى آخر خطوة بعد خطوة.",
      junctionSummary: "يقول أي الطرق تلتقي عند تقاطع وإلى أين يؤدي كل منها.",
      aroundSummary: "يقول أين يقع موضع على خريطة وما حوله.",
      map: "حزمة خريطة كما يكتبها earshot map import.",
      from: "موضع البداية بالدرجات، مثل 43.7396,7.4271.",
      to: "الوجهة: موضع أو اسم مكان من الخريطة.",
      profile:
        "‏blind: ما يناسب العصا البيضاء بعبور سهل (الأصل)؛ shortest: أقل الأمتار.",
      style: "كيف تُقال الاتجاهات: يمينًا ويسارًا (sides) أو بالساعة أو بالدرجات أو بالبوصلة.",
      units: "بماذا تُعدّ المسافات.",
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
      missingTo: "ينقص الخيار ‎--to: أعطِ موضعًا أو اسم مكان.",
      missingPosition: "ينقص الخيار {}: أعطِ خط العرض وخط الطول، مثل 43.7396,7.4271.",
      wrongPosition: "الخيار {option}: {problem}",
      wrongPace: "الخيار ‎--pace: طول الخطوة بين 0.2 و1.5 متر."))
}
