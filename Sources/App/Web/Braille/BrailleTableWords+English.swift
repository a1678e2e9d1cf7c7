// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleTableWords {
  static let english = Edition(
    BrailleTableWords(
      onDevice: "Without contractions, on this device",
      notOnDevice:
        "The pad itself reads and writes uncontracted braille in English, Spanish and Arabic. For other languages, choose a table on the server, contracted or not. Each word is then sent to the server to be read.",
      kana: "Japanese kana",
      otherLanguages: "Other languages",
      leftOut: "Left out, because the table has nothing for it: {signs}.",
      computer: "Computer braille",
      uncontracted: "Uncontracted",
      partial: "Partly contracted",
      contracted: "Contracted",
      plain: "Braille",
      grade: "grade {grade}",
      eightDots: "eight dots",
      showsOwnNames: true,
      tooMuch: "Too much braille is being translated right now. Wait a moment, then try again.",
      tooLong: "At most {maximum} characters can be translated at once. Send the text in parts.",
      tooManyWords: "At most {maximum} words can be read at once. Send them in parts.",
      noTables:
        "The braille tables of liblouis are not installed. Install the package liblouis-data.",
      unknownTable: "There is no braille table \"{name}\".",
      nearest: "The most similar: {names}.",
      unreadable: "The table {path} cannot be read. Check its name, and that you may read it.",
      tooLarge: "{path} is larger than {megabytes} MB, the limit for a table. Shorten it.",
      forbiddenInclude: """
        The table {table} includes {file}, which is neither beside it nor among the tables of \
        liblouis. Put that file beside the table.
        """,
      endlessInclude: "The table {table} includes {file} without end. Remove that line.",
      notBraille: "{sign} is not a braille cell. Give cells as characters from U+2800 to U+28FF.",
      untranslatableNear:
        "The table {table} fails near character {place}. Choose another table.",
      untranslatable: "The table {table} fails on this text. Choose another table.",
      faultyTable: "The table {table} cannot be used: it has a mistake. Choose another table.",
      faultyFile: "{file}: {message} Correct the table.",
      faultyLine: "{file}, line {line}: {message} Correct that line."))
}
