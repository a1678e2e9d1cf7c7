// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListenChapterWords {
  static let french = Edition(
    ListenChapterWords(
      heading: "Chapitres",
      previous: "Chapitre précédent",
      next: "Chapitre suivant"))
}
