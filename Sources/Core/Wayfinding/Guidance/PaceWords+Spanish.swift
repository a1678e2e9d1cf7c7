// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PaceWords {
  static let spanish = Edition(
    PaceWords(
      atYourPace: "{time} a tu paso"))
}
