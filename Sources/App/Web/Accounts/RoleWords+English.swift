// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RoleWords {
  static let english = Edition(
    RoleWords(
      chooseOne: "Choose at least one.",
      hint: "You can choose both.",
      toOthers: "Texts that wait for a reader",
      toOwn: "My own requests"))
}
