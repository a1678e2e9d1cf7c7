// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListWords {
  static let english = Edition(
    ListWords(
      between: ", ",
      andBeforeI: " and ",
      hasCapitals: true))
}
