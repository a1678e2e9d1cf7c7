// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LanguageFacts {
  static let spanish = Edition(
    LanguageFacts(
      ownName: "Español",
      fonts: ["latin-regular", "latin-bold"]))
}
