// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import HTML

extension ChartView {
  /// Above the chart: how a number such as 1,200 was read that can be read in two ways, and the act that reads it
  /// otherwise.
  ///
  /// The element shows it and keeps it up to date; without a script it is there where it is needed, and the data are sent
  /// again.
  @HTMLBuilder var openNumber: Node {
    let number = chart?.openNumber
    if let number, let sameColumns {
      form(.class("notice"), .data("part", "open-number"), .action("/charts/own"), .method(.post)) {
        words(number)
        sameColumns.all(but: "decimal")
        input(.hidden, .name("decimal"), .value(number.decimalMark.other.word))
        button(.submit, .class("button")) { number.otherReading(in: visit.language) }
      }
    } else {
      div(.class("notice"), .data("part", "open-number"), .when(number == nil, .hidden())) {
        words(number)
        button(
          .button, .class("button"), .data("act", "decimal"), .data("part", "open-other"),
          .data("scripted")
        ) { number.map { $0.otherReading(in: visit.language) } ?? "" }
      }
    }
  }

  /// Under the words that say how dates such as 3/4/2024 were read: the act that reads them otherwise.
  @HTMLBuilder var openDates: Node {
    let order = chart?.dateOrder
    if let order, let sameColumns {
      form(.data("part", "open-dates"), .action("/charts/own"), .method(.post)) {
        sameColumns.all(but: "dates")
        input(.hidden, .name("dates"), .value(order.other.word))
        button(.submit, .class("button")) { order.otherReading(in: visit.language) }
      }
    } else {
      p(.data("part", "open-dates"), .data("scripted"), .when(order == nil, .hidden())) {
        button(.button, .class("button"), .data("act", "dates"), .data("part", "dates-other")) {
          order.map { $0.otherReading(in: visit.language) } ?? ""
        }
      }
    }
  }

  private func words(_ number: OpenNumber?) -> Node {
    p(.data("part", "open-words")) { number.map { $0.reading(in: visit.language) + "." } ?? "" }
  }
}
