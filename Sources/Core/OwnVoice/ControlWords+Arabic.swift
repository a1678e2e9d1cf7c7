// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ControlWords {
  static let arabic = Edition(
    ControlWords(
      link: "رابط",
      button: "زر",
      toggle: "زر",
      disclosure: "المزيد",
      checkbox: "مربع اختيار",
      radio: "خيار",
      radioOf: "الخيار {position} من {count}",
      menu: "قائمة",
      textField: "حقل نص",
      textArea: "حقل نص كبير",
      password: "حقل كلمة المرور",
      slider: "شريط تمرير",
      file: "ملف",
      heading: "عنوان",
      on: "مفعّل",
      off: "غير مفعّل",
      ticked: "محدد",
      notTicked: "غير محدد",
      chosen: "مختار",
      notChosen: "غير مختار",
      open: "مفتوح",
      closed: "مغلق",
      empty: "فارغ",
      unavailable: "غير متاح الآن",
      invalid: "يحتاج إلى إجابة أخرى",
      here: "أنت هنا",
      characters: .arabic(
        zero: "بلا أحرف", one: "حرف واحد", two: "حرفان", few: "{count} أحرف",
        many: "{count} حرفًا", other: "{count} حرف"),
      opensLink: "اضغط مرة أخرى للذهاب إليه.",
      presses: "اضغط مرة أخرى لتنفيذه.",
      ticks: "اضغط مرة أخرى لتحديده.",
      unticks: "اضغط مرة أخرى لإلغاء تحديده.",
      chooses: "اضغط مرة أخرى لاختياره.",
      opens: "اضغط مرة أخرى لفتحه.",
      closes: "اضغط مرة أخرى لإغلاقه.",
      types: "اضغط مرة أخرى للكتابة فيه.",
      moves: "اضغط مرة أخرى لتحريكه.",
      choosesFile: "اضغط مرة أخرى لاختيار ملف.",
      uses: "اضغط مرة أخرى لاستخدامه."))
}
