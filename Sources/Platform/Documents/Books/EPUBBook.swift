// SPDX-License-Identifier: Apache-2.0

import Books

/// Reads EPUB 3 and EPUB 2 (EPUB 3.3; OPF 2.0.1).
struct EPUBBook {
  private let archive: BookArchive

  init(_ archive: BookArchive) { self.archive = archive }

  func read() throws(BookFault) -> Book {
    let package = try BookPackageFile(archive, path: try packagePath())
    try checkLocks(package)
    var assembly = BookAssembly(package.version.hasPrefix("2") ? .epub2 : .epub3)
    package.tell(&assembly.book)
    let sync = try points(package)
    for point in sync { try assembly.add(point.points, of: point.file) }
    let wanted = Self.wanted(sync.map { $0.points })
    for file in package.spine where file != package.contents {
      guard let markup = try archive.markup(file, by: .html) else {
        assembly.lostTexts.append(file)
        continue
      }
      try assembly.add(BookText(markup, wanted: wanted[file] ?? []), of: file)
    }
    assembly.attachSound(archive)
    try cut(&assembly, package)
    return try assembly.finished()
  }

  private func packagePath() throws(BookFault) -> String {
    let name = "META-INF/container.xml"
    guard let container = try archive.markup(name, by: .xml) else { throw .missing(file: name) }
    var path: String?
    container.walk { event in
      if case .open(let element) = event, element.name == "rootfile", path == nil {
        path = element["full-path"]
      }
    }
    guard let path else { throw .damaged(file: name, line: nil) }
    return try BookArchive.resolve(path, from: "").file
  }

  /// The identifiers in each file of text that sound points at.
  static func wanted(_ sync: [SyncPoints]) -> [String: Set<String>] {
    var wanted: [String: Set<String>] = [:]
    for points in sync {
      for case let text? in points.points.map({ $0.text }) where !text.id.isEmpty {
        wanted[text.file, default: []].insert(text.id)
      }
    }
    return wanted
  }

  private func points(
    _ package: BookPackageFile
  ) throws(BookFault) -> [(file: String, points: SyncPoints)] {
    var found: [(file: String, points: SyncPoints)] = []
    var seen: Set<String> = []
    for case let file? in package.spine.map({ package.overlays[$0] })
    where seen.insert(file).inserted {
      guard let markup = try archive.markup(file, by: .xml) else { throw .missing(file: file) }
      found.append((file, try SyncPoints(markup, file: file)))
    }
    return found
  }

  /// Fonts may be encrypted; a text may not.
  private func checkLocks(_ package: BookPackageFile) throws(BookFault) {
    guard let encryption = try archive.markup("META-INF/encryption.xml", by: .xml) else { return }
    var locked: Set<String> = []
    encryption.walk { event in
      if case .open(let element) = event, element.name == "CipherReference",
        let file = element["URI"].flatMap({ ArchivePath.resolved($0, within: "") })
      {
        locked.insert(file)
      }
    }
    if let file = package.spine.first(where: { locked.contains($0) }) {
      throw .locked(file: file)
    }
  }

  private func cut(
    _ assembly: inout BookAssembly, _ package: BookPackageFile
  ) throws(BookFault) {
    var contents = BookContents()
    if let file = package.contents, let markup = try archive.markup(file, by: .html) {
      contents = try BookContents(navigation: markup, file: file)
    }
    if contents.entries.isEmpty, let file = package.ncx,
      let markup = try archive.markup(file, by: .xml)
    {
      contents = try BookContents(ncx: markup, file: file)
    }
    if !assembly.hasPages { assembly.insertPages(contents.pages) }
    if contents.entries.isEmpty {
      assembly.book.warnings.append(.noContents)
      assembly.cutAtHeadings()
    } else {
      try assembly.cut(contents.entries)
    }
  }
}
