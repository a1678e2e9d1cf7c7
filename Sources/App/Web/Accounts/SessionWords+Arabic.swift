// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SessionWords {
  static let arabic = Edition(
    SessionWords(
      title: "أين سجلت الدخول",
      lead: "أنهِ ما لا تعرفه، ثم غيّر كلمة مرورك.",
      endAct: "سجّل الخروج هناك",
      endOthers: "سجّل الخروج من كل مكان آخر",
      ended: "سُجّل خروجك هناك.",
      othersEnded: "سُجّل خروجك من كل مكان آخر.",
      isThis: "أنت هنا الآن.",
      unknown: "متصفح غير معروف",
      otherBrowser: "متصفح آخر",
      program: "برنامج برمز دخول",
      otherSystem: "جهاز آخر",
      times: "سجلت الدخول {begun}، وآخر استخدام {used}.",
      onSystem: "{browser} على {system}"))
}
