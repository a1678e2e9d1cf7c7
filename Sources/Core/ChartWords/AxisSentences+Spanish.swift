// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AxisSentences {
  static let spanish = Edition(
    AxisSentences(
      inUnit: "{name} en {unit}",
      noName: "sin nombre ({number})",
      named: "{name} {value}",
      at: Forms(
        number: "en {place}",
        name: "en «{place}»",
        year: "en {place}",
        month: "en {place}",
        day: "el {place}",
        moment: "el {place}",
        clock: "a las {place}",
        oneOClock: "a la {place}"),
      until: Forms(
        number: "hasta {place}",
        name: "hasta «{place}»",
        year: "hasta {place}",
        month: "hasta {place}",
        day: "hasta el {place}",
        moment: "hasta el {place}",
        clock: "hasta las {place}",
        oneOClock: "hasta la {place}"),
      since: Forms(
        number: "desde {place}",
        name: "desde «{place}»",
        year: "desde {place}",
        month: "desde {place}",
        day: "desde el {place}",
        moment: "desde el {place}",
        clock: "desde las {place}",
        oneOClock: "desde la {place}"),
      span: Forms(
        number: "de {from} a {to}",
        name: "de «{from}» a «{to}»",
        year: "de {from} a {to}",
        month: "de {from} a {to}",
        day: "del {from} al {to}",
        moment: "del {from} al {to}",
        clock: "de {from} a {to}",
        oneOClock: "de {from} a {to}")))
}
