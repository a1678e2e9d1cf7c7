// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartCommandWords {
  /// The words in Arabic.
  static let arabic = Edition(
    ChartCommandWords(
      openNumber: "{read}. {other}: أضف {option}."))
}
