// SPDX-License-Identifier: Apache-2.0

/// A table as liblouis is asked for it.
struct LoadedTable: Sendable, Hashable {
  /// What liblouis keeps it under; never a list of files, since our resolver alone turns it into files.
  let key: String
  /// What people call it by.
  let name: String
  /// Its files: first how cells are written, then the table itself.
  let files: [String]
  /// The folders that parts are looked for in, after that of the file that includes them.
  let folders: [String]
  /// The folder of an own table, beyond which and `folders` no part may lie; nil for a table of the library.
  let ownFolder: String?

  /// A table in a file.
  ///
  /// - Parameter stamp: what changes when the file changes, so that it is read anew.
  init(
    name: String, path: String, folders: [String], ownFolder: String? = nil, stamp: String = ""
  ) {
    key = path + stamp
    self.name = name
    // Cells go in and out as characters of the Unicode block "Braille Patterns".
    files = [(folders.first ?? ".") + "/unicode.dis", path]
    self.folders = folders
    self.ownFolder = ownFolder
  }
}
