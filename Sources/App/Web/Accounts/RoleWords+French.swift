// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RoleWords {
  static let french = Edition(
    RoleWords(
      chooseOne: "Choisissez au moins une réponse.",
      hint: "Vous pouvez choisir les deux.",
      toOthers: "Textes qui attendent une lecture",
      toOwn: "Mes demandes"))
}
