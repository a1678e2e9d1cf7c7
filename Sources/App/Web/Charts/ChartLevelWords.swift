// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Phrases

/// What the levels of a description are called above their sentences.
enum ChartLevelWords {
  static func heading(of level: DescriptionLevel) -> Phrase {
    switch level {
    case .construction: Phrase(en: "What it is", es: "Qué es", ar: "ما هو")
    case .statistics: Phrase(en: "Its numbers", es: "Sus números", ar: "أعداده")
    case .trends: Phrase(en: "How it goes", es: "Cómo va", ar: "كيف يسير")
    case .context:
      Phrase(en: "What the data name", es: "Lo que nombran los datos", ar: "ما تسمّيه البيانات")
    }
  }

  /// Above the notes on the reading, which come last.
  static let notes = Phrase(
    en: "How the data were read", es: "Cómo se leyeron los datos", ar: "كيف قُرئت البيانات")
}
