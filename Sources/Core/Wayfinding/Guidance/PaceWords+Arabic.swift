// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PaceWords {
  static let arabic = Edition(
    PaceWords(
      atYourPace: "{time} بسرعة سيرك"))
}
