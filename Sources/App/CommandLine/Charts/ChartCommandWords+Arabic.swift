// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartCommandWords {
  static let arabic = Edition(
    ChartCommandWords(
      formats:
        "يحمل FILE جدولًا بصيغة CSV أو TSV، أو JSON، أو مواصفة Vega-Lite، أو صفحة ويب فيها جدول، أو صورة SVG لمخطط؛ و\"-\" يقرأ الدخل القياسي. تُعرف الصيغة والأعمدة ونوع المخطط تلقائيًا، وبالخيارات يُختار غير ذلك.",
      describeSummary: "يصف بيانات ملف في بضع جمل.",
      describeDiscussion: "السطر الأول يلخص المخطط في جملة واحدة؛ ثم جملة في كل سطر.",
      exploreSummary: "يستكشف بيانات ملف بالمفاتيح: تشغيل وخطو ومقارنة وسماع وقراءة.",
      exploreDiscussion: """
        يُطبع كل شيء في أسطر بسيطة، مرة واحدة، لقارئ شاشة أو سطر برايل. يسرد H كل المفاتيح: الأسهم تخطو،
        والمسافة تشغّل، وQ يغادر. وحين تأتي المفاتيح في أسطر، كما من أنبوب، يحمل السطر أسماء مفاتيح أو أفعال،
        مثل "right right highest"، أو "go 14"، ‏"value 20"، ‏"help"، ‏"quit".
        """,
      playSummary: "يشغّل بيانات ملف على بطاقة الصوت.",
      playDiscussion: "يبدأ الصوت فورًا ويمضي من اليسار إلى اليمين. ‏Ctrl-C يخفضه حتى يسكت.",
      renderSummary: "يكتب بيانات ملف صوتًا أو نوتات أو نصًا متزامنًا أو كلمات أو صورة لمسية.",
      renderDiscussion: """
        لاحقة OUT واحدة من: ‎.wav و‎.flac و‎.opus و‎.mp3 (صوت؛ والثلاث الأخيرة تحتاج ffmpeg)، ‎.mid (نوتات)، ‎.vtt
        (ما يُسمع ومتى، مسارَ نص)، ‎.svg (صورة لمسية لورق الانتفاخ)، ‎.txt و‎.json (الوصف).
        يُكتب الملف كاملًا أو لا يُكتب أصلًا.
        """,
      planSummary: "يطبع أي نغمة تصدر ومتى، لبيانات ملف.",
      planDiscussion: """
        يُطبع {"duration":seconds,"points":[{"time":seconds,"frequency":hertz},…],"samples":N}، حيث N عدد عينات كل
        قناة، ‏44100 في الثانية. وإلا مع --mapping classic فلكل نقطة أيضًا pan ‏(‎-1 يسار، 1 يمين)، وgain ‏(0 إلى 1)،
        وseries (من 0)، وevent (ما يميزها، أو null).
        ومع --mapping classic تبقى النقاط على ترتيب الملف.
        """))
}
