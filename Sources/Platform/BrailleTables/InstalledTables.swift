// SPDX-License-Identifier: Apache-2.0

/// The braille tables of liblouis and our own of Japanese kana, and what they make of text and of cells.
///
/// It may be used from many threads at once. All of them share the one liblouis of the process (see `Louis`).
public struct InstalledTables: Sendable {
  /// The tables for people to choose from, in the order of their names.
  ///
  /// Files that are only parts of others, and those that a better described one stands for, are left out; `find`
  /// knows them nevertheless.
  public let all: [BrailleTable]
  /// The folders of tables that there are.
  private let folders: [String]
  /// Every table by the name of its file in small letters, with and without its ending.
  private let byName: [String: BrailleTable]

  /// Where Debian and those who build liblouis themselves keep its tables.
  public static let systemFolders = [
    "/usr/share/liblouis/tables", "/usr/local/share/liblouis/tables",
  ]

  /// Looks through folders for tables; a file in an earlier folder counts before one of the same name in a later one.
  ///
  /// - Throws: `.noTables` when no folder has any.
  public init(folders: [String] = InstalledTables.systemFolders) throws(BrailleTableError) {
    let found = folders.compactMap(TableFile.resolved)
    let catalogue = TableCatalogue(folders: found)
    guard !catalogue.listed.isEmpty else { throw .noTables(folders: folders) }
    self.folders = found
    all = (catalogue.listed + [.kana]).sorted {
      ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id)
    }
    byName = catalogue.byName.merging([BrailleTable.kana.id: .kana]) { ours, _ in ours }
  }

  /// The table of a name: its file with or without the ending, a language tag with a grade, or a language tag alone.
  ///
  /// `en-ueb-g2` is a file; `ar-g2` is the literary table for Arabic of grade 2. Capital and small letters are the same.
  ///
  /// - Throws: `.unknownTable` with the nearest names.
  public func find(_ name: String) throws(BrailleTableError) -> BrailleTable {
    let wanted = name.lowercased()
    if let table = byName[wanted] { return table }
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
      file: path, header: TableHeader(try TableFile.bytes(of: resolved)),
      request: LoadedTable(
        name: path, path: resolved, folders: folders, ownFolder: TableFile.folder(of: resolved),
        stamp: try TableFile.stamp(of: resolved)))
    try check(table)
    return table
  }

  /// Reads a table with all its parts, so that a mistake in it comes to light now.
  ///
  /// - Throws: `.faulty`, or what is wrong with one of its files.
  public func check(_ table: BrailleTable) throws(BrailleTableError) {
    if case .louis(let request) = table.engine { try Louis.load(request) }
  }

  private func nearest(to wanted: String) -> [String] {
    let names = all.flatMap { table in
      [table.fileNameWithoutEnding]
        + table.languages.compactMap { language in
          table.grade.map { "\(language)-g\($0)" }
        }
    }
    return NearestNames.nearest(to: wanted, among: names, most: 3)
  }
}
