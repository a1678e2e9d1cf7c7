// SPDX-License-Identifier: Apache-2.0

import Phrases

/// What a chart session says besides the chart itself.
enum ChartSessionWords {
  static let nothingOpen = Phrase(
    en: "There is no chart yet. Choose one from the list, or a file of your own.",
    es: "Todavía no hay ningún gráfico. Elige uno de la lista o un archivo tuyo.",
    ar: "لا يوجد مخطط بعد. اختر واحدًا من القائمة، أو ملفًا من عندك.")
  static let stopped = Phrase(
    en: "Stopped. Back at the beginning.", es: "Detenido. De vuelta al comienzo.",
    ar: "توقّف. عدنا إلى البداية.")
  static let complete = Phrase(en: "Complete", es: "Completo", ar: "اكتمل")

  static func paused(_ point: Phrase) -> Phrase {
    Phrase(
      en: "Paused at \(point.english)", es: "En pausa en \(point.spanish)",
      ar: "إيقاف مؤقت عند \(point.arabic)")
  }
}
