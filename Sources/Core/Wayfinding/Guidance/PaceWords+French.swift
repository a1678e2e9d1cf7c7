// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PaceWords {
  static let french = Edition(
    PaceWords(
      atYourPace: "{time} à votre allure"))
}
