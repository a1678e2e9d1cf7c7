// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartCommandWords {
  /// The words in English.
  static let english = Edition(
    ChartCommandWords(
      openNumber: "{read}. {other}: give {option}."))
}
