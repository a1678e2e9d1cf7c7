// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension NoteWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    NoteWords(
      readAs: "قُرئ النص بترميز {encoding}",
      brokenCharacters: "بعض الحروف تالفة وتظهر علامات استفهام",
      rowsLeftOut: "تُرك لتعذّر تحديد الموضع: {rows}",
      seriesLeftOut: "تُرك لكثرة العدد: {series}",
      samePlace: "في موضع نقطة أخرى: {points}",
      infinite: "قيم لا نهائية عُدّت ناقصة: {values}",
      binned: "عُدّت الفئات من {values}",
      otherParts: "جداول أو صور أخرى فيها بيانات في الصفحة نفسها: {number}",
      // Columns
      unused: "أعمدة لم تُستعمل: {columns}",
      more: .same("{count} غيرها"),
      otherScale: "على مقياس آخر، وتُسمع عند اختيار أعمدتها: {columns}",
      columnsShown: .same("أعمدة القيم المعروضة: {count} من {all}."),
      chooseOthers: "اختر غيرها من «{part}» في أسفل الصفحة.",
      readOtherwise: "اقرأ البيانات بطريقة أخرى",
      // What was assumed
      noHeader: "في الصف الأول قيم، ولذلك رُقّمت الأعمدة",
      rowsNumbered: "لا شيء يحدد مواضع القيم، ولذلك رُقّمت الصفوف",
      map: "{x} و{y} مواضع على الخريطة: اليمين شرق والأعلى شمال",
      sorted: "رُتّبت النقاط بحسب {x}",
      dates: "تُفهم التواريخ مثل 3/4/2024 على أنها {date}",
      dayFirst: "3 أبريل",
      monthFirst: "4 مارس",
      datesInstead: "اقرأ هذه التواريخ على أنها {date}",
      cut: "في السطر {line} خانات أقل من غيره، فربما قُطع الملف هناك",
      // How exactly a picture was read
      toldByPicture: "القيم هي التي تذكرها الصورة نفسها عن أجزائها",
      valuesWithin: "قُرئت القيم من الصورة، بخطأ لا يزيد على نحو {error}",
      placesWithin: "قُرئت المواضع على {name} من الصورة، بخطأ لا يزيد على نحو {error}"))
}
