// SPDX-License-Identifier: Apache-2.0

import Braille

extension BrailleTable {
  /// A table from what its file says; what it does not say is made out from the file's name where that is usual.
  init(file: String, header: TableHeader, request: LoadedTable) {
    id = file
    engine = .louis(request)
    let named = NamedTable(file: TableFile.name(of: file))
    isDescribed = header.value("type") != nil
    name =
      header.value("display-name") ?? header.value("index-name") ?? header.value("name")
      ?? named.name
    let languages = header.values("language")
    self.languages = languages.isEmpty ? named.languages : languages.map { $0.lowercased() }
    kind = header.value("type").flatMap(Kind.init(rawValue:)) ?? (isDescribed ? nil : named.kind)
    grade = header.value("grade") ?? (isDescribed ? nil : named.grade)
    contraction =
      switch header.value("contraction") {
      case "no": .uncontracted
      case "partial": .partial
      case "full": .full
      default: nil
      }
    dots = header.value("dots").flatMap { Int($0) } ?? (isDescribed ? nil : named.dots)
    direction =
      switch header.value("direction") {
      case "both": .both
      case "forward": .writing
      default: nil
      }
    system = header.value("system")
  }

  /// Japanese kana, from our own tables.
  static let kana = BrailleTable(
    id: KanaTable.name, name: "Japanese kana braille", languages: ["ja"], kind: .literary,
    grade: nil, contraction: .uncontracted, dots: 6, direction: .both, system: nil,
    isDescribed: true, engine: .kana)

  /// The name of the file without folder and ending, in small letters, such as `en-ueb-g2`.
  var fileNameWithoutEnding: String {
    NamedTable.withoutEnding(TableFile.name(of: id)).lowercased()
  }
}

/// What the name of a table's file tells: `xx-yy-g2.ctb` is for the language xx in grade 2.
struct NamedTable {
  let name: String
  let languages: [String]
  let grade: String?
  let kind: BrailleTable.Kind?
  let dots: Int?

  init(file: String) {
    let stem = Self.withoutEnding(file)
    let parts = stem.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    name = stem
    languages = parts.first.map { (2...3).contains($0.utf8.count) && $0 != "ipa" ? [$0] : [] } ?? []
    grade = parts.dropFirst().first { $0.hasPrefix("g") && Int($0.dropFirst()) != nil }
      .map { String($0.dropFirst()) }
    let computer = parts.first { $0.hasPrefix("comp") }
    kind = computer != nil ? .computer : grade != nil ? .literary : nil
    dots = computer.flatMap { Int($0.dropFirst("comp".count)) }
  }

  static func withoutEnding(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }
}
