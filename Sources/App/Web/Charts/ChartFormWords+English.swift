// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartFormWords {
  static let english = Edition(
    ChartFormWords(
      paste: "Or paste data",
      pasteHint:
        "A table copied from a spreadsheet or a page, CSV, JSON, or a Vega-Lite specification.",
      more: "Columns, kind and length",
      kind: "Kind of chart",
      form: "Format of the data",
      recognised: "Recognised",
      decimalMark: "Decimal mark, where the numbers leave it open",
      xColumn: "Column from left to right",
      yColumns: "Columns of values",
      yColumnsHint: "Several, separated by commas.",
      seriesColumn: "Column that splits the rows into series",
      tooLongToCarry: """
        To save this in other formats, use Earshot on the command line: this data is too long \
        for a page.
        """,
      takeAs: "Format",
      comma: "Comma (1,5)",
      point: "Point (1.5)",
      wav: "Sound (WAV)",
      flac: "Sound, lossless and smaller (FLAC)",
      opus: "Sound, small (Opus)",
      mp3: "Sound for any player (MP3)",
      midi: "Notes (MIDI)",
      captions: "Text track (WebVTT)",
      tactile: "Tactile pages for swell paper (SVG)",
      text: "Description (text)",
      json: "Description (JSON)",
      takeIt: "Save as a file"))
}
