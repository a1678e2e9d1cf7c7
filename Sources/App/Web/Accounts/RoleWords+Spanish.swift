// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RoleWords {
  static let spanish = Edition(
    RoleWords(
      chooseOne: "Elige al menos una cosa.",
      hint: "Puedes elegir las dos.",
      toOthers: "Textos que esperan a alguien que los lea",
      toOwn: "Mis peticiones"))
}
