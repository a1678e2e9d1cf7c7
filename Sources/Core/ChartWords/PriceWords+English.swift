// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PriceWords {
  static let english = Edition(
    PriceWords(
      fromTo: "from {open} to {close}, {change}",
      opensAndCloses: "it opens at {open} and closes in the end at {close}: {change}",
      highest: "the highest price is {value}, {place}",
      lowest: "the lowest price is {value}, {place}",
      upsAndDowns: "it goes up in {ups} and down in {downs}",
      largestGain: "the largest gain is {place}: {change}",
      largestLoss: "the largest loss is {place}: {change}"))
}
