// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RouteSessionWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    RouteSessionWords(
      loading: "يجري تحميل الخريطة.",
      noMap: "تعذر تحميل الخريطة. تحقق من الاتصال وحمّل الصفحة من جديد.",
      changedMap: "تغيرت الخريطة في هذه الأثناء. حمّل هذه الصفحة من جديد.",
      choosePlace: "اختر مكانًا من القائمة.",
      noWay: "اختر مكانًا أولًا وابحث عن الطريق.",
      firstStep: "هذه أول خطوة.",
      lastStep: "هذه آخر خطوة.",
      step: "الخطوة {number} من {count}.",
      left: "بقي نحو {distance}، نحو {time}.",
      wrongStep: "طول الخطوة بين 20 و150 سنتيمترًا. غيّر طولها.",
      tooManyStops: "يوصل الطريق إلى عشرة أماكن على الأكثر.",
      sameStop: "الطريق يوصل إلى هناك بالفعل. اختر مكانًا آخر.",
      rehearsing: "تسير الطريق في ذهنك.",
      stoppedRehearsal: "توقف التمرين.",
      stopped: "توقف. لم يعد موقعك يُستخدم.",
      rehearse: "تمرّن على الطريق",
      stopRehearsing: "إيقاف التمرين",
      turnBeaconOn: "تشغيل الصوت الدليل",
      turnBeaconOff: "إيقاف الصوت الدليل",
      beaconIsOn: "الصوت الدليل يعمل. يأتي من حيث يستمر الطريق.",
      beaconIsOff: "الصوت الدليل متوقف.",
      maySleep: "قد تنطفئ الشاشة فيتوقف الإرشاد. أبقها مضاءة من إعدادات جهازك.",
      record: "تسجيل طريق",
      stopRecording: "إيقاف التسجيل وحفظ الطريق",
      recording: "يُسجَّل الطريق وأنت تسير فيه. أبق هذه الصفحة مفتوحة.",
      nothingRecorded: "لم يُسجَّل شيء: لم يكن الموقع معروفًا بما يكفي، أو سرت أقل من 10 أمتار.",
      wayKept: "حُفظ على هذا الجهاز: {name}.",
      wayRemoved: "حُذف: {name}.",
      wayNumber: "الطريق {number}",
      wayRow: "{name}، نحو {distance}",
      tooManyWays: "لديك 20 طريقًا. احذف واحدًا أولًا.",
      noSuchWay: "لم يعد هذا الطريق موجودًا.",
      noFile: "تعذرت قراءة هذا الملف: ليس نصًا، أو هو أكبر من 1 ميغابايت.",
      noWayInFile: "لا طريق في هذا الملف: مسار أو طريق من 10 أمتار على الأقل."))
}
