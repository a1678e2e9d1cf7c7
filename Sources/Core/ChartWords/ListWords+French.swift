// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListWords {
  static let french = Edition(
    ListWords(between: ", ", and: " et ", andBeforeI: " et ", colon: "\u{A0}: ", hasCapitals: true))
}
