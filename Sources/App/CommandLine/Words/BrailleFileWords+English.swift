// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleFileWords {
  static let english = Edition(
    BrailleFileWords(
      whichTable:
        "Which braille code? Give --table, such as --table en-ueb-g2. To list all: earshot braille tables",
      seeTables: "{problem} To list all: earshot braille tables",
      notStarted:
        "The part of earshot that translates braille could not be started. Check that there is memory left, and that /proc is there.",
      // What the table has nothing for
      leftOut:
        "{file}, line {line}: {sign} is left out, because the table {table} has nothing for it.",
      moreLeftOut: .english(
        one: "{count} more were left out.", other: "{count} more were left out."),
      // Reading
      tooLarge: "{file} is larger than {megabytes} MB. Split it into parts.",
      notUTF8: "{file}, line {line}: This is not UTF-8. Save the file as UTF-8 text.",
      empty: "{file} has nothing in it. Give some text.",
      noBraille: "{file} has no braille in it. Give Unicode braille, or a BRF file.",
      notASCII:
        "{file}, line {line}: {sign} at place {column} is not braille. Give Unicode braille, or a BRF file, which has only the letters and signs of ASCII.",
      amongCells:
        "{file}, line {line}: {sign} stands among braille cells. Remove it, or write it as cells too.",
      ordinaryText:
        "{file}, line {line}: Capitals and small letters are mixed, so this is ordinary text, not braille. Turn it into braille with earshot braille write, or give --brf if it is BRF.",
      // Writing
      linesNeedBRF: "The option --lines is for BRF files. Add --brf.",
      noPlaceInBRF:
        "{file}, line {line}: {sign} has no place in a BRF file, which has cells of six dots. Leave out --brf, or use a table other than {table}.",
      // What was typed after the command
      wrongSize:
        "The option --size needs width and height in points, each above 0 and at most 100000, such as 390x844, but got \"{found}\".",
      wrongDensity:
        "The option --density needs points per millimetre, from 1 to 60, such as 6.3, but got \"{found}\".",
      noTableFor: "There is no table for the language \"{language}\". There are some for: {tags}",
      // A table in the list
      table: "{name}, {languages}, {grade}, {way}",
      bothWays: "both ways",
      forWriting: "made for writing",
      noDirection: "direction not given",
      noLanguage: "no language given",
      grade: "grade {grade}",
      noGrade: "no grade"))
}
