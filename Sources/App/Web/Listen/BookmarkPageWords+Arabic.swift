// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookmarkPageWords {
  static let arabic = Edition(
    BookmarkPageWords(
      title: "العلامات",
      hint:
        "تحفظ العلامة موضع ما تسمعه الآن لتعود إليه. تُحفظ على هذا الجهاز فقط، وليس على أي خادم.",
      set: "ضع علامة هنا",
      go: "اذهب إلى العلامة",
      remove: "أزل العلامة",
      note: "ملاحظة العلامة",
      newNote: "الملاحظة، 200 حرف على الأكثر؛ إن تُركت فارغة أُزيلت الملاحظة",
      keepNote: "احفظ الملاحظة"))
}
