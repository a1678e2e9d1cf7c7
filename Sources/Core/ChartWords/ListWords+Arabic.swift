// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListWords {
  static let arabic = Edition(
    ListWords(
      between: " و",
      andBeforeI: " و",
      hasCapitals: false))
}
