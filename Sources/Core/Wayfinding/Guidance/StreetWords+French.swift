// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StreetWords {
  static let french = Edition(
    StreetWords(
      walkOn: .french(
        one: "Continuez, {count} rue à traverser.", other: "Continuez, {count} rues à traverser."),
      inAll: .french(
        one: "{count} rue à traverser en tout.", other: "{count} rues à traverser en tout."),
      left: .french(
        one: "Il reste {count} rue à traverser.", other: "Il reste {count} rues à traverser.")))
}
