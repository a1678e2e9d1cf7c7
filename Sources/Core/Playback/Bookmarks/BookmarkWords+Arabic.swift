// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension BookmarkWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    BookmarkWords(
      set: "وُضعت علامة: {place}.",
      already: "توجد علامة هنا: {place}.",
      withNote: "{place}: {note}",
      noted: "حُفظت الملاحظة: {place}.",
      noNote: "لم تعد للعلامة ملاحظة.",
      removed: "أُزيلت العلامة: {place}.",
      undo: "استرجع العلامة: {place}",
      isBack: "عادت العلامة: {place}.",
      nothingToUndo: "لا شيء يُسترجع.",
      noSuchBookmark: "لم تعد هذه العلامة موجودة. حمّل الصفحة من جديد.",
      elsewhere: "{title} ليس في هذا المشغّل. اختره من المحتويات أولًا.",
      longNote: "في الملاحظة أكثر من 200 حرف. اكتب أقصر منها.",
      tooMany: "توجد هنا 200 علامة. أزل واحدة أولًا.",
      notKept:
        "لم يستطع هذا الجهاز حفظها: ذاكرة المتصفح ممتلئة أو معطّلة. أفسح مكانًا وحاول من جديد.",
      damaged: "تعذرت قراءة ما كان هذا الجهاز قد حفظه من علاماتك، فوُضع جانبًا."))
}
