// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListWords {
  static let french = Edition(
    ListWords(
      between: ", ",
      andBeforeI: " et ",
      hasCapitals: true))
}
