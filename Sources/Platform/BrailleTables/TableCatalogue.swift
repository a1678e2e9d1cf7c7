// SPDX-License-Identifier: Apache-2.0

/// What lies in the folders of tables, sorted into tables to choose, tables to be found by name, and parts.
struct TableCatalogue {
  private(set) var listed: [BrailleTable] = []
  /// Every table by the name of its file in small letters, with and without its ending.
  private(set) var byName: [String: BrailleTable] = [:]

  /// The endings of files that are tables of their own, the best first; others are parts of tables.
  private static let endings = [".tbl", ".ctb", ".utb"]
  /// Tables of these files serve other programs: boxes in the margin, mathematics between dollar signs.
  private static let parts: Set<String> = [
    "boxes.ctb", "en-ueb-math.ctb", "en-us-interline.ctb", "en-us-mathtext.ctb",
    "no-no-generic.ctb", "unicode-braille.utb",
  ]
  /// What a file says of itself stands at its beginning.
  private static let headerBytes = 16_384

  init(folders: [String]) {
    var files: [(name: String, path: String, header: TableHeader)] = []
    var names: Set<String> = []
    for folder in folders {
      for name in TableFile.names(in: folder) ?? [] {
        let path = folder + "/" + name
        guard Self.endings.contains(where: name.hasSuffix), !names.contains(name),
          let bytes = try? TableFile.bytes(of: path, most: Self.headerBytes)
        else { continue }
        names.insert(name)
        files.append((name, path, TableHeader(bytes)))
      }
    }
    // A bare table that a `.tbl` includes is what that describes.
    var describing: [String: TableHeader] = [:]
    for file in files where file.name.hasSuffix(".tbl") {
      for part in file.header.includes { describing[part] = file.header }
    }
    for file in files {
      let isDescribed = file.header.value("type") != nil
      let table = BrailleTable(
        file: file.name,
        header: isDescribed ? file.header : describing[file.name] ?? file.header,
        request: LoadedTable(name: file.name, path: file.path, folders: folders))
      add(table, isListed: isDescribed || describing[file.name] == nil)
    }
  }

  private mutating func add(_ table: BrailleTable, isListed: Bool) {
    if isListed, !Self.parts.contains(table.id) { listed.append(table) }
    byName[table.id.lowercased()] = table
    let stem = table.fileNameWithoutEnding
    guard let known = byName[stem], Self.rank(known) <= Self.rank(table) else {
      byName[stem] = table
      return
    }
  }

  private static func rank(_ table: BrailleTable) -> Int {
    endings.firstIndex { table.id.hasSuffix($0) } ?? endings.count
  }
}
