// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListenChapterWords {
  static let arabic = Edition(
    ListenChapterWords(
      heading: "الفصول",
      previous: "الفصل السابق",
      next: "الفصل التالي"))
}
