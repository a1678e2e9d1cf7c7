// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartFormWords {
  static let french = Edition(
    ChartFormWords(
      paste: "Ou collez des données",
      pasteHint: """
        Un tableau copié d’un tableur ou d’une page, du CSV, du JSON, ou une spécification \
        Vega-Lite.
        """,
      more: "Colonnes, type et durée",
      kind: "Type de graphique",
      form: "Format des données",
      recognised: "Reconnu",
      decimalMark: "Signe décimal, quand les nombres laissent un doute",
      xColumn: "Colonne de gauche à droite",
      yColumns: "Colonnes de valeurs",
      yColumnsHint: "Plusieurs, séparées par des virgules.",
      seriesColumn: "Colonne qui répartit les lignes en séries",
      tooLongToCarry: """
        Pour enregistrer ceci dans d’autres formats, utilisez Earshot en ligne de commande : \
        ces données sont trop longues pour une page.
        """,
      takeAs: "Format",
      comma: "Virgule (1,5)",
      point: "Point (1.5)",
      wav: "Son (WAV)",
      flac: "Son sans perte, plus petit (FLAC)",
      opus: "Son, petit (Opus)",
      mp3: "Son pour tout lecteur audio (MP3)",
      midi: "Notes (MIDI)",
      captions: "Piste de texte (WebVTT)",
      tactile: "Pages tactiles pour papier thermogonflable (SVG)",
      text: "Description (texte)",
      json: "Description (JSON)",
      takeIt: "Enregistrer dans un fichier"))
}
