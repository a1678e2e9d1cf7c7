// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleCommandWords {
  static let english = Edition(
    BrailleCommandWords(
      // Reading and writing
      readSummary: "Turn braille into text.",
      readBRF: "The file is braille in ASCII (BRF), even if it looks like ordinary text.",
      readDiscussion: """
        Read are lines of Unicode braille, or a BRF file (North American braille ASCII). Without FILE, or for -,
        standard input is read. Cells that the table has nothing for are left out, and named on standard error.
        """,
      writeSummary: "Turn text into braille.",
      writeBRF: "Write a BRF file for a braille embosser: ASCII, 40 cells a line, 25 lines a page.",
      width: "Break lines after at most N cells; 0: do not (0; 40 with --brf).",
      lines: "With --brf, end pages after N lines; 0: do not (25).",
      writeDiscussion: """
        Written are lines of Unicode braille. Without FILE, or for -, standard input is read. Characters that the
        table has no cells for are left out, and named on standard error.
        """,
      table: "The braille code, such as en-ueb-g2.",
      tableDiscussion: """
        TABLE is a table of liblouis (en-ueb-g2.ctb, with or without the ending), a language with a grade (es-g1,
        ar-g2), ja-kana for Japanese kana, or the path of a table file of your own. earshot braille tables lists them.
        """,
      // The tables
      tablesSummary: "List the braille codes that can be read and written.",
      tablesLanguage: "Only those of this language, such as es; the most usual first.",
      tablesJSON: "Print JSON Lines.",
      tablesDiscussion: """
        Each line tells the name for --table, what people call the table, its languages, its grade, and whether it is
        made for both ways or for writing only.
        """,
      // Touches
      decodeSummary: "Turn recorded touches into braille cells and swipes.",
      recognizer:
        "adaptive (unless said) fits itself to the hands; classic has YubitenReader’s fixed zones.",
      mode: "How the device is held: in both hands, or flat; hold unless said.",
      size: "Width and height of the screen in points; 390x844 unless said.",
      density: "Points in a millimetre of glass; 6.3, as on phones, unless said.",
      dots: "Dots of a cell; 6 unless said.",
      hands: "Which hands type; one hand types a column after the other.",
      chording:
        "lift: fingers lifted together make a cell; accumulate: all since the first; sequential: left column, then right.",
      decodeLanguage: "What is written, which decides when touches leave it open; en unless said.",
      explain: "Add to each cell how it came about.",
      decodeDiscussion: """
        TRACE is JSON Lines, one for each touch event:
          {"t":0.12,"phase":"began","touch":1,"x":300,"y":100}
        phase is began, moved, ended or cancelled; t is seconds; x and y are points from the top left corner,
        and may be left out when a touch ends or is cancelled. A flat device is taken to lie across.
        A line {"t":0,"phase":"calibrate","dots":[[x,y],…]} says where dots 1 to 6 lie (1 to 8 with --dots 8; 1 to 3,
        or 1 2 3 7, under one hand). Lines with the phase wake or blur let time pass, or let all fingers be forgotten.
        A run that the pad recorded, whose first line names its session, is played as `earshot trace` plays it.
        Printed are JSON Lines: cells, swipes and failures. A trace with a mistake prints nothing but the mistake.
        """))
}
