// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartKeepingWords {
  static let arabic = Edition(
    ChartKeepingWords(
      save: "احفظ وشارك",
      onDevice: "يُصنع على هذا الجهاز، ولا يُرسل شيء.",
      wave: "الصوت (WAV)",
      text: "الوصف (نص)",
      tactile: "صفحات لمسية (SVG)",
      picture: "صورة (SVG)",
      notes: "النغمات (MIDI)",
      track: "نص مؤقّت (WebVTT)",
      wave24: "WAV بدقة 24 بت",
      waveFloat: "WAV بفاصلة عائمة",
      moreForms: "صيغ صوتية أخرى",
      onServer: "هذه يصنعها الخادم: تُرسل إليه البيانات لهذا الغرض، ولا يحتفظ منها بشيء.",
      flac: "بلا فقد وأصغر (FLAC)",
      opus: "صغير (Opus)",
      mp3: "لأي مشغّل (MP3)",
      saved: "سُلّم إلى متصفحك ليحفظه",
      making: "الخادم يصنعه الآن.",
      notMade: "تعذّر صنع الملف هنا. حاول مرة أخرى، أو افتح الصفحة من جديد.",
      serverUnreachable: "تعذّر الوصول إلى الخادم. احفظه بصيغة WAV، أو حاول مرة أخرى.",
      bookmarks: "تبقى العلامات على هذا الجهاز، وتعود حين تفتح البيانات نفسها.",
      forgetBookmarks: "انسَ علامات كل المخططات",
      forgotten: "نُسيت كل العلامات على هذا الجهاز",
      follow: "تابع المستشعر",
      following: "تجري المتابعة. نغمة كل ثانية، وكلام فقط حين يتغير شيء مهم.",
      followed: "توقفت المتابعة. القيم التي وصلت محفوظة.",
      unreachable: "تعذّر الوصول إلى المستشعر الآن. حاول بعد دقيقة.",
      snapshot: "هذه آخر 30 ثانية. افتح الصفحة من جديد لثوانٍ أحدث."))
}
