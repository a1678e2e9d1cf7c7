// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LanguageFacts {
  static let french = Edition(
    LanguageFacts(
      ownName: "Français",
      fonts: ["latin-regular", "latin-bold"]))
}
