// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HomeWords {
  static let arabic = Edition(
    HomeWords(
      heading: "عِش بالسمع.",
      lead: "خمس أدوات للمكفوفين وضعاف البصر. مجانية وخاصة، وتعمل على أي هاتف.",
      withoutAccount: "المشي والمخططات وبرايل وتسجيلاتي تعمل بلا حساب.",
      greeting: "أهلًا، {name}",
      recorded: "استمع إلى «{title}»",
      waiting: .arabic(
        zero: "لا طلب ينتظر قارئًا", one: "طلب واحد ينتظر قارئًا",
        two: "طلبان ينتظران قارئًا", few: "{count} طلبات تنتظر قارئًا",
        many: "{count} طلبًا ينتظر قارئًا", other: "{count} طلب ينتظر قارئًا"),
      findText: "ابحث عن نص تقرؤه",
      aboutTitle: "عن Earshot",
      aboutLead: "Earshot برنامج حر واحد للعيش بالسمع: القراءة والمشي والمخططات وبرايل والاستماع.",
      privacy: "ما يُحفظ",
      privacyPoints: [
        """
        لا يقرأ نصوصك ولا يسمع تسجيلاتك إلا أنت والمتطوع الذي يساعدك. وحين تحتفظ بالتسجيل لا \
        يعود المتطوع يرى النص.
        """,
        "يبقى موقعك في هاتفك، فالمشي يحسبه هناك.",
        "لا يرى غيرك إلا اسمك الأول، ولا يرى بريدك إلا من يدير هذا الخادم.",
        """
        لا إعلانات ولا تتبّع للزوار، ولا يُحمَّل شيء من مكان آخر. لا تحفظ ملفات الارتباط إلا \
        إعداداتك ومنطقتك الزمنية وأنك سجّلت دخولك الآن أو من قبل.
        """,
        "عندما تحذف حسابك يُحذف كل ما فيه فورًا.",
      ],
      free: "حر للجميع",
      freePoints: [
        "لك أن تستخدمه وتدرسه وتغيره وتشاركه وفق رخصة Apache 2.0.",
        "يستطيع أي أحد أن يشغّل خادمًا لمدرسة أو مكتبة أو بلدة.",
      ],
      thanks: "نشكر",
      thanksPoints: [
        "جامعة أليكانتي، فحرمها هو مثال المشي. أسماء مبانيها ومواقعها حقائق نشرتها الجامعة.",
        """
        المساهمين في OpenStreetMap، فبياناتهم هي خريطة موناكو في الأمثلة: \
        © OpenStreetMap contributors، برخصة Open Database License 1.0 (ODbL).
        """,
        """
        SIL International على خط Andika وGoogle على خط Noto Sans Arabic، وكلاهما برخصة Open \
        Font License.
        """,
        "صانعي espeak-ng وFFmpeg وSQLite وGnuTLS وlibsodium وSwift.",
      ],
      developers: "للمطورين",
      api: "استخدم Earshot من برامجك",
      version: "هذا Earshot {version}."))
}
