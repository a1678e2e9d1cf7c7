// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AxisSentences {
  static let arabic = Edition(
    AxisSentences(
      inUnit: "{name} بوحدة {unit}",
      noName: "بلا اسم ({number})",
      named: "{name} {value}",
      at: Forms(
        number: "عند {place}",
        name: "عند «{place}»",
        year: "في عام {place}",
        month: "في {place}",
        day: "في {place}",
        moment: "يوم {place}",
        clock: "عند الساعة {place}",
        oneOClock: "عند الساعة {place}"),
      until: Forms(
        number: "حتى {place}",
        name: "حتى «{place}»",
        year: "حتى عام {place}",
        month: "حتى {place}",
        day: "حتى {place}",
        moment: "حتى {place}",
        clock: "حتى الساعة {place}",
        oneOClock: "حتى الساعة {place}"),
      since: Forms(
        number: "منذ {place}",
        name: "منذ «{place}»",
        year: "منذ عام {place}",
        month: "منذ {place}",
        day: "منذ {place}",
        moment: "منذ {place}",
        clock: "منذ الساعة {place}",
        oneOClock: "منذ الساعة {place}"),
      span: Forms(
        number: "من {from} إلى {to}",
        name: "من «{from}» إلى «{to}»",
        year: "من عام {from} إلى عام {to}",
        month: "من {from} إلى {to}",
        day: "من {from} إلى {to}",
        moment: "من {from} إلى {to}",
        clock: "من {from} إلى {to}",
        oneOClock: "من {from} إلى {to}")))
}
