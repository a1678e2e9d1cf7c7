// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AxisSentences {
  static let french = Edition(
    AxisSentences(
      inUnit: "{name} en {unit}",
      noName: "sans nom ({number})",
      named: "{name} {value}",
      at: Forms(
        number: "à {place}",
        name: "pour « {place} »",
        year: "en {place}",
        month: "en {place}",
        day: "le {place}",
        moment: "le {place}",
        clock: "à {place}",
        oneOClock: "à {place}"),
      until: Forms(
        number: "jusqu’à {place}",
        name: "jusqu’à « {place} »",
        year: "jusqu’en {place}",
        month: "jusqu’en {place}",
        day: "jusqu’au {place}",
        moment: "jusqu’au {place}",
        clock: "jusqu’à {place}",
        oneOClock: "jusqu’à {place}"),
      since: Forms(
        number: "dès {place}",
        name: "dès « {place} »",
        year: "dès {place}",
        month: "dès {place}",
        day: "dès le {place}",
        moment: "dès le {place}",
        clock: "dès {place}",
        oneOClock: "dès {place}"),
      span: Forms(
        number: "de {from} à {to}",
        name: "de « {from} » à « {to} »",
        year: "de {from} à {to}",
        month: "entre {from} et {to}",
        day: "du {from} au {to}",
        moment: "du {from} au {to}",
        clock: "de {from} à {to}",
        oneOClock: "de {from} à {to}")))
}
