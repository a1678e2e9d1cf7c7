// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RouteSessionWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    RouteSessionWords(
      loading: "يجري تحميل الخريطة.",
      noMap: "تعذر تحميل الخريطة. تحقق من الاتصال وحمّل الصفحة من جديد.",
      choosePlace: "اختر مكانًا من القائمة.",
      noWay: "اختر مكانًا أولًا وابحث عن الطريق.",
      firstStep: "هذه أول خطوة.",
      lastStep: "هذه آخر خطوة.",
      step: "الخطوة {number} من {count}.",
      left: "بقي نحو {distance}، نحو {time}.",
      rehearsing: "تسير الطريق في ذهنك.",
      stoppedRehearsal: "توقف التمرين.",
      stopped: "توقف. لم يعد موقعك يُستخدم.",
      rehearse: "تمرّن على الطريق",
      stopRehearsing: "إيقاف التمرين"))
}
