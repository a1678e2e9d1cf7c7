// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PointSentences {
  static let english = Edition(
    PointSentences(
      noValue: "no value",
      series: "series {number}",
      bin: "From {from} to {to}",
      box: "median {median}, middle half from {lower} to {upper}, whiskers from {low} to {high}",
      candle: "open {open}, high {high}, low {low}, close {close}; {change}",
      unchanged: "unchanged",
      up: "up {amount}",
      down: "down {amount}",
      // Two marks
      oneHasNone: "One of the two has no value.",
      apart: "they are {distance} apart",
      equal: "equal",
      higher: "the second is higher by {amount}",
      lower: "the second is lower by {amount}"))
}
