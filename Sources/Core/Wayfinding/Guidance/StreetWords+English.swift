// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StreetWords {
  static let english = Edition(
    StreetWords(
      walkOn: .english(
        one: "Go on, {count} street to cross.", other: "Go on, {count} streets to cross."),
      inAll: .english(
        one: "{count} street to cross in all.", other: "{count} streets to cross in all."),
      left: .english(
        one: "{count} street is left to cross.", other: "{count} streets are left to cross.")))
}
