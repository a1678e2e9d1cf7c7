// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PasswordLinkWords {
  static let arabic = Edition(
    PasswordLinkWords(
      forgottenTitle: "نسيت كلمة المرور",
      forgottenLead: "لا يرسل Earshot بريدًا. من يدير هذا الخادم يساعدك على اختيار كلمة مرور جديدة.",
      askThem: "اسأل من أتاح لك Earshot، كمدرستك أو مكتبتك أو جمعيتك.",
      tellUsername: "أخبرهم باسم المستخدم. لا تخبر أحدًا بكلمة مرور أبدًا.",
      openLink: "سيعطونك رابطًا. افتحه خلال 24 ساعة واختر كلمة مرور جديدة.",
      staysAsItIs: "يبقى كل ما في حسابك كما هو.",
      chooseTitle: "اختر كلمة مرور جديدة",
      chooseAct: "حفظ كلمة المرور الجديدة",
      endedTitle: "لم يعد هذا الرابط يعمل",
      endedLead: """
        يعمل الرابط مرة واحدة خلال 24 ساعة، ولا يعمل إلا أحدث رابط. اطلب غيره ممن يدير هذا الخادم.
        """,
      // For those who look after the server
      section: "كلمة مرور منسية",
      sectionHint: "تأكد من أنك تكلم صاحب الحساب: من لديه الرابط يستطيع فتح الحساب.",
      make: "أنشئ رابطًا لكلمة مرور جديدة",
      madeTitle: "رابط لـ {name}",
      madeLead: "يعمل مرة واحدة حتى {moment}. لن تراه إلا الآن.",
      linkLabel: "رابط لكلمة مرور جديدة",
      linkHint: "انسخه الآن ولا تعطه إلا لصاحب الحساب.",
      isTold: "يُخبَر {name} في حسابه بأنك أنشأته. وإن أنشأت رابطًا قبله فلم يعد يعمل.",
      isOperator: """
        ‏{name} يدير هذا الخادم أيضًا. أنشئ هذا الرابط على الخادم بالأمر \
        «earshot admin password-link NAME».
        """,
      // For the owner of the account
      wasMade: "أنشأ من يدير هذا الخادم رابطًا لكلمة مرور جديدة لحسابك {moment}.",
      wasUsed: """
        اختيرت به كلمة مرور جديدة {moment}. إن لم تكن أنت من فعل ذلك فغيّر كلمة المرور وأخبرهم.
        """,
      isOpen: "ما زال يعمل. إن لم تطلبه فغيّر كلمة مرورك، فلا يعمل الرابط بعدها.",
      isOver: "لم يعد يعمل، ولم يستخدمه أحد."))
}
