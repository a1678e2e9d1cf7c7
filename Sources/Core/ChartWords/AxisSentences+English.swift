// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AxisSentences {
  static let english = Edition(
    AxisSentences(
      inUnit: "{name} in {unit}",
      noName: "no name ({number})",
      named: "{name} {value}",
      at: Forms(
        number: "at {place}",
        name: "for {place}",
        year: "in {place}",
        month: "in {place}",
        day: "on {place}",
        moment: "on {place}",
        clock: "at {place}",
        oneOClock: "at {place}"),
      until: Forms(
        number: "until {place}",
        name: "until {place}",
        year: "until {place}",
        month: "until {place}",
        day: "until {place}",
        moment: "until {place}",
        clock: "until {place}",
        oneOClock: "until {place}"),
      since: Forms(
        number: "from {place} on",
        name: "from {place} on",
        year: "from {place} on",
        month: "from {place} on",
        day: "from {place} on",
        moment: "from {place} on",
        clock: "from {place} on",
        oneOClock: "from {place} on"),
      span: Forms(
        number: "from {from} to {to}",
        name: "from {from} to {to}",
        year: "from {from} to {to}",
        month: "from {from} to {to}",
        day: "from {from} to {to}",
        moment: "from {from} to {to}",
        clock: "from {from} to {to}",
        oneOClock: "from {from} to {to}")))
}
