// SPDX-License-Identifier: Apache-2.0

import Speaking

extension NewsWords {
  static let english = Edition(
    NewsWords(
      maximum: "new highest value: {value}",
      minimum: "new lowest value: {value}",
      rises: "now rising, from {value}",
      falls: "now falling, from {value}",
      below: "below {limit} now: {value}",
      above: "above {limit} now: {value}",
      missing: "values are missing now",
      again: "values again: {value}",
      leap: "jump from {from} up to {to}",
      drop: "drop from {from} down to {to}"))
}
