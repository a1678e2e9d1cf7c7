// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StreetWords {
  static let spanish = Edition(
    StreetWords(
      walkOn: .spanish(
        one: "Sigue, {count} calle que cruzar.", other: "Sigue, {count} calles que cruzar."),
      inAll: .spanish(
        one: "{count} calle que cruzar en total.", other: "{count} calles que cruzar en total."),
      left: .spanish(
        one: "Queda {count} calle que cruzar.", other: "Quedan {count} calles que cruzar.")))
}
