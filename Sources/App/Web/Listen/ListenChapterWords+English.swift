// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListenChapterWords {
  static let english = Edition(
    ListenChapterWords(
      heading: "Chapters",
      previous: "Previous chapter",
      next: "Next chapter"))
}
