// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartCommandWords {
  /// The words in Spanish.
  static let spanish = Edition(
    ChartCommandWords(
      openNumber: "{read}. {other}: usa {option}."))
}
