// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ColumnWords {
  static let arabic = Edition(
    ColumnWords(
      missing: .arabic(
        zero: "{column}، والناقص {count}", one: "{column}، والناقص {count}",
        two: "{column}، والناقص {count}", few: "{column}، والناقص {count}",
        many: "{column}، والناقص {count}", other: "{column}، والناقص {count}"),
      noName: "بلا اسم",
      // What the cells are
      numbers: "أعداد",
      dates: "تواريخ أو أوقات",
      words: "كلمات",
      identifiers: "أرقام تعريف",
      empty: "فارغ",
      // What they are taken for
      x: "المحور الأفقي",
      value: "قيم",
      series: "أسماء السلاسل",
      label: "أسماء النقاط",
      leftOut: "متروك: {reason}",
      // Why one is left out
      isEmpty: "لأنه فارغ",
      isWords: "لأن الكلمات ليست قيمًا",
      isIdentifier: "لأنه يسمّي الأشياء ولا يقيس شيئًا",
      isPlace: "لأنه موضع على الخريطة",
      isRowNumber: "لأنه يرقّم الصفوف",
      tooMany: "لكثرة الأعمدة",
      otherScale: "لأن مقياسه مختلف",
      notChosen: "لاختيار غيره",
      noPart: "لأن المخطط لا يحتاج إليه"))
}
