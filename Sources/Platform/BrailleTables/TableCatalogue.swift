// SPDX-License-Identifier: Apache-2.0

/// What lies in the folders of tables, sorted into tables to choose, tables to be found by name, and parts.
struct TableCatalogue {
  private(set) var listed: [BrailleTable] = []
  private(set) var byFile: [String: BrailleTable] = [:]

  /// The endings of files that are tables of their own; others are parts of tables.
  private static let endings = [".tbl", ".ctb", ".utb"]
  /// Tables of these files serve other programs: boxes in the margin, mathematics between dollar signs.
  private static let parts: Set<String> = [
    "boxes.ctb", "en-ueb-math.ctb", "en-us-interline.ctb", "en-us-mathtext.ctb",
    "no-no-generic.ctb", "unicode-braille.utb",
  ]

  init(folders: [String]) {
    var headers: [String: (path: String, header: TableHeader)] = [:]
    var names: [String] = []
    for folder in folders {
      for name in TableFile.names(in: folder) ?? []
      where Self.endings.contains(where: name.hasSuffix) {
        guard headers[name] == nil,
          let bytes = try? TableFile.bytes(of: folder + "/" + name)
        else { continue }
        headers[name] = (folder + "/" + name, TableHeader(bytes))
        names.append(name)
      }
    }
    let described = names.filter { headers[$0]?.header.value("type") != nil }
    var included: [String: String] = [:]
    for name in names {
      for part in headers[name]?.header.includes ?? [] {
        if included[part] == nil || described.contains(name) { included[part] = name }
      }
    }
    for name in names {
      guard let (path, header) = headers[name] else { continue }
      // A bare table that a `.tbl` with a description includes is what that describes.
      let describing = included[name].flatMap { $0.hasSuffix(".tbl") ? headers[$0]?.header : nil }
      let isDescribed = header.value("type") != nil
      let table = BrailleTable(
        file: name, header: isDescribed ? header : describing ?? header, path: path, ownFolder: nil)
      byFile[name] = table
      if isDescribed || included[name] == nil, !Self.parts.contains(name) { listed.append(table) }
    }
    listed.sort { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
  }
}
