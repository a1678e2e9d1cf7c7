// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleCommandWords {
  static let english = Edition(
    BrailleCommandWords(
      // Reading and writing
      readSummary: "Turn braille into text.",
      readBRF: "The file is braille in ASCII (BRF), even if it looks like ordinary text.",
      readDiscussion: """
        It reads lines of Unicode braille, or a BRF file (North American braille ASCII). Without FILE, or with -,
        it reads standard input. Cells that the table has nothing for are left out, and listed on standard error.
        """,
      writeSummary: "Turn text into braille.",
      writeBRF: "Write a BRF file for a braille embosser: ASCII, 40 cells a line, 25 lines a page.",
      width: "Break lines after at most N cells; 0: never (0; 40 with --brf).",
      lines: "With --brf, end pages after N lines; 0: never (25).",
      writeDiscussion: """
        It writes lines of Unicode braille. Without FILE, or with -, it reads standard input. Characters that the
        table has no cells for are left out, and listed on standard error.
        """,
      table: "The braille code, such as en-ueb-g2.",
      tableDiscussion: """
        TABLE is a table of liblouis (en-ueb-g2.ctb, with or without the ending), a language with a grade (es-g1,
        ar-g2), ja-kana for Japanese kana, or the path of a table file of your own. earshot braille tables lists them.
        """,
      // The tables
      tablesSummary: "List the braille codes that can be read and written.",
      tablesLanguage: "Only those for this language, such as es; the most common first.",
      tablesJSON: "Print JSON Lines.",
      tablesDiscussion: """
        Each line gives the name for --table, what people call the table, its languages, its grade, and whether it is
        made for both ways or for writing only.
        """,
      // Touches
      decodeSummary: "Turn recorded touches into braille cells and swipes.",
      recognizer:
        "adaptive (the default) fits itself to the hands; classic has YubitenReader’s fixed zones.",
      mode: "How the device is held: in both hands, or flat; hold by default.",
      size: "Width and height of the screen in points; 390x844 by default.",
      density: "Points per millimetre of glass; by default 6.3, as on phones.",
      dots: "Dots in a cell; 6 by default.",
      hands: "Which hands type; one hand types one column after the other.",
      chording:
        "lift: fingers lifted together make a cell; accumulate: all since the first; sequential: left column, then right.",
      decodeLanguage:
        "The language that is typed, which decides when touches leave it open; en by default.",
      explain: "Add to each cell how it was recognised.",
      decodeDiscussion: """
        TRACE is JSON Lines, one for each touch event:
          {"t":0.12,"phase":"began","touch":1,"x":300,"y":100}
        phase is began, moved, ended or cancelled; t is seconds; x and y are points from the top left corner,
        and may be left out when a touch ends or is cancelled. A flat device is taken to be in landscape.
        A line {"t":0,"phase":"calibrate","dots":[[x,y],…]} says where dots 1 to 6 lie (1 to 8 with --dots 8; 1 to 3,
        or 1 2 3 7, under one hand). A line with the phase wake lets time pass; one with blur forgets all fingers.
        A recording that the pad saved, whose first line names its session, is played as `earshot trace` plays it.
        It prints JSON Lines: cells, swipes and failures. If the trace has a mistake, it prints only the mistake.
        """))
}
