// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CellWords {
  static let arabic = Edition(
    CellWords(
      strongestRow: "في المتوسط الصف «{high}» هو الأعلى ({most}) والصف «{low}» هو الأدنى ({least})",
      strongestColumn:
        "في المتوسط العمود «{high}» هو الأعلى ({most}) والعمود «{low}» هو الأدنى ({least})",
      empty: .same("عدد الخلايا الفارغة {count}"),
      // Slices
      largestShare: "أكبر حصة: {slice}",
      inOrder: "الحصص من الأكبر: {slices}",
      largestShares: "أكبر الحصص: {slices}",
      smallestShare: "أصغر حصة: {slice}",
      total: "المجموع {total}",
      half: "{name}: النصف أو أكثر",
      largestMake: .same("أكبر القطاعات، وعددها {count}، تشكّل {share} من الكل")))
}
