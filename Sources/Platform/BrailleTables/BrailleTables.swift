// SPDX-License-Identifier: Apache-2.0

/// The braille tables of liblouis, and what they make of text and of cells.
///
/// It may be used from many threads at once. All of them share the one liblouis of the process (see `Louis`).
public struct BrailleTables: Sendable {
  /// The tables for people to choose from, in the order of their names.
  ///
  /// Files that are only parts of others, and those that a better described one stands for, are left out; `find`
  /// knows them nevertheless.
  public let all: [BrailleTable]
  /// The folders of tables that there are.
  let folders: [String]
  /// Every table by the name of its file.
  private let byFile: [String: BrailleTable]

  /// Where Debian and those who build liblouis themselves keep its tables.
  public static let systemFolders = [
    "/usr/share/liblouis/tables", "/usr/local/share/liblouis/tables",
  ]

  /// Looks through folders for tables; a file in an earlier folder counts before one of the same name in a later one.
  ///
  /// - Throws: `.noTables` when no folder has any.
  public init(folders: [String] = BrailleTables.systemFolders) throws(BrailleTableError) {
    let found = folders.compactMap(TableFile.resolved)
    let catalogue = TableCatalogue(folders: found)
    guard !catalogue.listed.isEmpty else { throw .noTables(folders: folders) }
    self.folders = found
    all = catalogue.listed
    byFile = catalogue.byFile
  }

  /// The table of a name: its file with or without the ending, a language tag with a grade, or a language tag alone.
  ///
  /// `en-ueb-g2` is a file; `ar-g2` is the literary table for Arabic of grade 2. Capital and small letters are the same.
  ///
  /// - Throws: `.unknownTable` with the nearest names.
  public func find(_ name: String) throws(BrailleTableError) -> BrailleTable {
    if let table = byFile[name] { return table }
    let wanted = name.lowercased()
    for ending in ["", ".tbl", ".ctb", ".utb"] {
      if let table = byFile.first(where: { $0.key.lowercased() == wanted + ending })?.value {
        return table
      }
    }
    if let table = TableTag(wanted).best(among: all) { return table }
    throw .unknownTable(name: name, nearest: nearest(to: wanted))
  }

  /// The tables for a language tag such as `es` or `es-MX`, the most usual first.
  public func tables(for language: String) -> [BrailleTable] {
    TableTag(language.lowercased()).ranked(among: all)
  }

  /// A table that somebody brought along, read from its file and checked.
  ///
  /// Its parts may lie beside it or among the tables of the library, nowhere else.
  ///
  /// - Throws: `.unreadable`, `.tooLarge`, `.forbiddenInclude`, `.endlessInclude` or `.faulty`.
  public func ownTable(path: String) throws(BrailleTableError) -> BrailleTable {
    guard let resolved = TableFile.resolved(path) else { throw .unreadable(path: path) }
    let table = BrailleTable(
      file: path, header: TableHeader(try TableFile.bytes(of: resolved)), path: resolved,
      ownFolder: TableFile.folder(of: resolved))
    try check(table)
    return table
  }

  /// Reads a table with all its parts, so that a mistake in it comes to light now.
  ///
  /// - Throws: `.faulty`, or what is wrong with one of its files.
  public func check(_ table: BrailleTable) throws(BrailleTableError) {
    try Louis.load(try loaded(table))
  }

  /// The table as the library is asked for it.
  func loaded(_ table: BrailleTable) throws(BrailleTableError) -> LoadedTable {
    // The key of an own table tells its size and time, so that a changed file is read anew.
    let stamp = table.isOwn ? try TableFile.stamp(of: table.path) : ""
    return LoadedTable(
      key: table.path + stamp, name: table.id,
      files: folders.map { $0 + "/unicode.dis" }.prefix(1) + [table.path],
      folders: folders, ownFolder: table.ownFolder)
  }

  private func nearest(to wanted: String) -> [String] {
    let names = all.flatMap { table in
      [table.fileNameWithoutEnding]
        + table.languages.compactMap { language in
          table.grade.map { "\(language)-g\($0)" }
        }
    }
    return EditDistance.nearest(to: wanted, among: names, most: 3)
  }
}
