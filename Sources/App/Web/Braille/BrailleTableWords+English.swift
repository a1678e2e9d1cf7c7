// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleTableWords {
  static let english = Edition(
    BrailleTableWords(
      onDevice: "Without contractions, on this device",
      notOnDevice:
        "The pad itself reads and writes uncontracted braille in English, Spanish and Arabic. For other languages choose a table of the server, uncontracted or contracted: each word is then sent to it to be read.",
      kana: "Japanese kana",
      otherLanguages: "Other languages",
      leftOut: "The table has nothing for this, and it is left out: {signs}.",
      computer: "Computer braille",
      uncontracted: "Uncontracted",
      partial: "Partly contracted",
      contracted: "Contracted",
      plain: "Braille",
      grade: "grade {grade}",
      eightDots: "eight dots",
      showsOwnNames: true,
      tooMuch: "Too much braille is being translated just now. Wait a moment, then try again.",
      tooLong: "At most {maximum} characters are translated at once. Send the text in parts.",
      tooManyWords: "At most {maximum} words are read at once. Send them in parts.",
      noTables:
        "The braille tables of liblouis are not installed. Install the package liblouis-data.",
      unknownTable: "There is no braille table \"{name}\".",
      nearest: "Nearest: {names}.",
      unreadable: "The table {path} cannot be read. Check its name, and that you may read it.",
      tooLarge: "{path} is larger than {megabytes} MB, the most that a table may be. Shorten it.",
      forbiddenInclude: """
        The table {table} includes {file}, which is neither beside it nor among the tables of \
        liblouis. Put that file beside the table.
        """,
      endlessInclude: "The table {table} includes {file} without end. Take that line out.",
      notBraille: "{sign} is no braille cell. Give cells as characters from U+2800 to U+28FF.",
      untranslatableNear:
        "The table {table} gives up near character {place}. Choose another table.",
      untranslatable: "The table {table} gives up on this text. Choose another table.",
      faultyTable: "The table {table} cannot be used: it has a mistake. Choose another table.",
      faultyFile: "{file}: {message} Correct the table.",
      faultyLine: "{file}, line {line}: {message} Correct that line."))
}
