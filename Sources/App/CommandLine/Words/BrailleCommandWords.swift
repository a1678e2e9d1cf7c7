// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help of `earshot braille`.
struct BrailleCommandWords: Words {

  // Reading and writing
  let readSummary: String
  let readBRF: String
  let readDiscussion: String
  let writeSummary: String
  let writeBRF: String
  let width: String
  let lines: String
  let writeDiscussion: String
  let table: String
  /// What stands below the help of both.
  let tableDiscussion: String

  // The tables
  let tablesSummary: String
  let tablesLanguage: String
  let tablesJSON: String
  let tablesDiscussion: String

  // Touches
  let decodeSummary: String
  let recognizer: String
  let mode: String
  let size: String
  let density: String
  let dots: String
  let hands: String
  let chording: String
  let decodeLanguage: String
  let explain: String
  let decodeDiscussion: String
}
