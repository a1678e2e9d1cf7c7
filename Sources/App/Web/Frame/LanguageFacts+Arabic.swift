// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LanguageFacts {
  static let arabic = Edition(
    LanguageFacts(
      ownName: "العربية",
      fonts: ["arabic-regular", "arabic-bold"]))
}
