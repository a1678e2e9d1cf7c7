// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PaceWords {
  static let english = Edition(
    PaceWords(
      atYourPace: "{time} at your pace"))
}
