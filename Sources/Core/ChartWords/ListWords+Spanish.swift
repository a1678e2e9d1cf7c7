// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListWords {
  static let spanish = Edition(
    ListWords(
      between: ", ",
      andBeforeI: " e ",
      hasCapitals: true))
}
