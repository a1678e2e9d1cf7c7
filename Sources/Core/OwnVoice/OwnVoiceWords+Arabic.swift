// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OwnVoiceWords {
  static let arabic = Edition(
    OwnVoiceWords(
      here: "في هذه الصفحة: {things}.",
      links: .arabic(
        zero: "لا روابط", one: "رابط واحد", two: "رابطان", few: "{count} روابط",
        many: "{count} رابطًا", other: "{count} رابط"),
      buttons: .arabic(
        zero: "لا أزرار", one: "زر واحد", two: "زران", few: "{count} أزرار",
        many: "{count} زرًا", other: "{count} زر"),
      fields: .arabic(
        zero: "لا حقول", one: "حقل واحد", two: "حقلان", few: "{count} حقول",
        many: "{count} حقلًا", other: "{count} حقل"),
      choices: .arabic(
        zero: "لا خيارات", one: "خيار واحد", two: "خياران", few: "{count} خيارات",
        many: "{count} خيارًا", other: "{count} خيار"),
      others: .arabic(
        zero: "لا عناصر أخرى", one: "عنصر آخر", two: "عنصران آخران", few: "{count} عناصر أخرى",
        many: "{count} عنصرًا آخر", other: "{count} عنصر آخر"),
      mainAct: "الأهم بينها: {name}.",
      keys: """
        السهم إلى الأسفل يقرأ الصفحة جملة جملة. مفتاح Tab ينتقل من شيء يمكنك فعله إلى الذي يليه، \
        ومفتاح Enter ينفذه. مفتاح Escape للصمت. F2 يعيد القول، وF4 يتهجاه، وF9 يقول أين أنت. \
        F8 يوقف هذا الصوت ويشغّله.
        """,
      touch: "مرّر إصبعًا على الصفحة لتسمع ما تحتها.",
      endOfPage: "نهاية الصفحة.",
      beginningOfPage: "بداية الصفحة.",
      noText: "لا نص في هذه الصفحة.",
      sentenceOf: "الجملة {position} من {count}.",
      nothingToSpell: "لا شيء للتهجئة بعد.",
      endOfText: "النهاية.",
      deleted: "حُذف: {text}",
      selected: "حُدد: {text}",
      atTop: "في الأعلى: {things}.",
      inMiddle: "في الوسط: {things}.",
      atBottom: "في الأسفل: {things}.",
      amongThem: "{count}، منها {things}",
      controls: .arabic(
        zero: "لا عناصر", one: "عنصر واحد", two: "عنصران", few: "{count} عناصر",
        many: "{count} عنصرًا", other: "{count} عنصر"),
      nothingInSight: "لا شيء هنا للضغط عليه. تابع القراءة لتصل إلى المزيد."))
}
