// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LanguageFacts {
  static let english = Edition(
    LanguageFacts(
      ownName: "English",
      fonts: ["latin-regular", "latin-bold"]))
}
