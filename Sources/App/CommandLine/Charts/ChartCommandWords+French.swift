// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartCommandWords {
  /// The words in French.
  static let french = Edition(
    ChartCommandWords(
      openNumber: "{read}. {other}\u{A0}: ajoutez {option}."))
}
