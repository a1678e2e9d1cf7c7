// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListenChapterWords {
  static let spanish = Edition(
    ListenChapterWords(
      heading: "Capítulos",
      previous: "Capítulo anterior",
      next: "Capítulo siguiente"))
}
