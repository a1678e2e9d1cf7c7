// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CopyWords {
  static let arabic = Edition(
    CopyWords(
      title: "تنزيل كل ما يُحفظ عنك",
      lead: "تحصل على ملف ZIP واحد فيه حسابك ونصوصك والتسجيلات التي يمكنك سماعها.",
      about: """
        افتح index.html فيه لتقرأ وتستمع. أما الملف data.json ففيه كل شيء، وهو للبرامج. قد يستغرق \
        ذلك دقيقة. يمكنك إنشاء 5 نسخ في اليوم.
        """,
      forOthers: "احفظ الملف في مكان آمن: من يملكه يستطيع قراءة نصوصك.",
      act: "تنزيل بياناتي",
      heading: "كل ما يحفظه Earshot عن {name}",
      made: "أُنشئت في {day}.",
      files: "التسجيلات في المجلد sounds، وهي ملفات MP3.",
      openIndex: "افتح index.html في متصفح لتقرأ وتستمع.",
      account: "حسابك",
      name: "الاسم",
      username: "اسم المستخدم",
      email: "البريد الإلكتروني",
      noEmail: "لا يوجد",
      requests: "النصوص التي طلبت قراءتها",
      noRequests: "لم تطلب أي نص.",
      sounds: "التسجيلات",
      noSounds: "لا توجد تسجيلات.",
      rest: """
        في الملف data.json كل شيء، ومنه جلساتك وتقييماتك ومن حظرته وبلاغاتك وما قرأته لغيرك.
        """,
      notInside: """
        ليس في النسخة: كلمة مرورك، فلا أحد يعرفها، والتسجيلات التي لم ترسلها بعد.
        """))
}
