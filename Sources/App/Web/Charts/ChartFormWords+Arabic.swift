// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartFormWords {
  static let arabic = Edition(
    ChartFormWords(
      paste: "أو الصق البيانات",
      pasteHint: "جدول منسوخ من برنامج جداول أو من صفحة، أو CSV أو JSON أو مواصفة Vega-Lite.",
      more: "الأعمدة والنوع والمدة",
      kind: "نوع المخطط",
      form: "صيغة البيانات",
      recognised: "يُتعرَّف تلقائيًا",
      decimalMark: "علامة الكسور العشرية، إن لم تحسمها الأعداد",
      xColumn: "العمود من اليسار إلى اليمين",
      yColumns: "أعمدة القيم",
      yColumnsHint: "إن تعددت فافصل بينها بفواصل.",
      seriesColumn: "العمود الذي يوزع الصفوف على سلاسل",
      tooLongToCarry:
        "لحفظه بصيغ أخرى استعمل Earshot في سطر الأوامر: هذه البيانات أطول من أن تحملها صفحة.",
      takeAs: "الصيغة",
      comma: "فاصلة (1,5)",
      point: "نقطة (1.5)",
      wav: "صوت (WAV)",
      flac: "صوت بلا فقد، أصغر (FLAC)",
      opus: "صوت صغير (Opus)",
      mp3: "صوت لأي مشغّل (MP3)",
      midi: "نوتات (MIDI)",
      captions: "نص متزامن (WebVTT)",
      tactile: "صفحات لمسية لورق الانتفاخ (SVG)",
      text: "الوصف (نص)",
      json: "الوصف (JSON)",
      takeIt: "احفظ في ملف"))
}
