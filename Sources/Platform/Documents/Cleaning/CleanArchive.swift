// SPDX-License-Identifier: Apache-2.0

extension DocumentCleaning {
  /// How much is unpacked to be written anew: a document may have large photos, where only its text is read.
  private static let limits = ZipArchive.Limits(
    entryBytes: 60_000_000, totalBytes: 200_000_000)

  /// A book (EPUB) or a document of Word (DOCX) with what it shows and without what tells of its maker.
  /// - Throws: `damaged`, `unpacksTooMuch`, `locked`, and the kinds of archive that are neither.
  public static func cleaned(
    archive bytes: [UInt8], picture: PictureCleaner
  ) throws(DocumentFault) -> [UInt8] {
    let archive = try ZipArchive(bytes, limits: limits)
    let kind = try archive.kind()
    let locked = kind == .book ? try BookPackage.lockedFiles(in: archive) : []
    let built = try ArchiveBuilder()
    for name in archive.names {
      guard let file = try archive.file(name) else { throw .damaged }
      let isLocked = locked.contains(name)
      let cleaned: [UInt8]? =
        switch kind {
        case .book: isLocked ? file : try CleanBook.cleaned(name, file)
        case .word: try CleanWord.cleaned(name, file)
        }
      guard let cleaned else { continue }
      try built.add(
        name, isLocked ? file : try picture(cleaned, .file), isStored: name == "mimetype")
    }
    return try built.written()
  }
}

/// What of a book tells who made it (EPUB 3.3, Open Packaging Format 2.0.1).
private enum CleanBook {
  /// Files that readers and shops leave in a book: who bought it, where who reads it has come.
  private static let left = ["itunesmetadata.plist", "itunesartwork", ".ds_store"]
  private static let keptOfFolder = ["container.xml", "encryption.xml", "manifest.xml"]
  private static let people = ["creator", "contributor"]
  /// Remarks on the book that are needed to show it.
  private static let needed = [
    "dcterms:modified", "rendition:", "media:", "ibooks:", "schema:access", "a11y:", "page-",
  ]

  /// A file of the book; nil for one that goes.
  static func cleaned(_ name: String, _ file: [UInt8]) throws(DocumentFault) -> [UInt8]? {
    let low = name.lowercased()
    let parts = low.split(separator: "/").map(String.init)
    guard let last = parts.last, !left.contains(last), parts[0] != "__macosx" else { return nil }
    if parts[0] == "meta-inf" { return keptOfFolder.contains(last) ? file : nil }
    if last.hasSuffix(".opf") { return try package(file) }
    if last.hasSuffix(".ncx") { return try outline(file) }
    let isPage = [".xhtml", ".html", ".htm", ".xml"].contains { last.hasSuffix($0) }
    return isPage ? PageHead.cleaned(file) : file
  }

  private static func package(_ file: [UInt8]) throws(DocumentFault) -> [UInt8] {
    let markup = try CleanMarkup(file)
    markup.clean(elements: { element in
      if people.contains(element.name) { return .goes }
      guard element.name == "meta" || element.name == "link" && element.parent == "metadata" else {
        return .stays
      }
      if element["name"] == "cover" { return .stays }
      let property = element["property"] ?? ""
      return needed.contains { property.hasPrefix($0) } ? .stays : .goes
    })
    return try markup.written()
  }

  private static func outline(_ file: [UInt8]) throws(DocumentFault) -> [UInt8] {
    let markup = try CleanMarkup(file)
    markup.clean(elements: { element in
      if element.name == "docAuthor" { return .goes }
      guard element.name == "meta", let name = element["name"] else { return .stays }
      return name == "dtb:uid" || name == "dtb:depth"
        || name.hasPrefix("dtb:")
          && name.hasSuffix("PageCount")
        || name == "dtb:maxPageNumber" ? .stays : .goes
    })
    return try markup.written()
  }
}

/// What of a document of Word tells who made it (ECMA-376).
private enum CleanWord {
  private static let properties = "http://schemas.openxmlformats.org/"
  private static let empty: [String: String] = [
    "coreProperties":
      "<cp:coreProperties xmlns:cp=\"\(properties)package/2006/metadata/core-properties\"/>",
    "app.xml": "<Properties xmlns=\"\(properties)officeDocument/2006/extended-properties\"/>",
    "custom.xml": "<Properties xmlns=\"\(properties)officeDocument/2006/custom-properties\"/>",
  ]
  /// Attributes that name who wrote or changed something.
  private static let people = ["author", "initials", "userId"]
  /// When it was, and in which sitting (`rsid…`).
  private static let moments = ["date", "dateUtc"]
  private static let left = ["rsids", "docVars", "attachedTemplate"]

  /// A file of the document; nil for one that goes.
  static func cleaned(_ name: String, _ file: [UInt8]) throws(DocumentFault) -> [UInt8]? {
    let low = name.lowercased()
    guard low.hasSuffix(".xml") || low.hasSuffix(".rels") || low.hasSuffix(".psmdcp") else {
      return file
    }
    // Data for fields to fill in: names, addresses, telephone numbers. What the page shows of them stands in it too.
    if low.hasPrefix("customxml/item"), !low.hasPrefix("customxml/itemprops"),
      !low.hasSuffix(".rels")
    {
      return Array("<data/>".utf8)
    }
    let markup = try CleanMarkup(file)
    if let bare = empty[markup.rootName] { return plain(bare) }
    if markup.rootName == "Properties" {
      return plain(empty[low.hasSuffix("custom.xml") ? "custom.xml" : "app.xml"] ?? "")
    }
    let isRelations = low.hasSuffix(".rels")
    markup.clean(
      elements: { left.contains($0.name) ? .goes : .stays },
      attributes: { name, value, _ in
        if people.contains(name) { return .becomes("") }
        if moments.contains(name) || name.hasPrefix("rsid") { return .goes }
        // Where a file lies on the computer of who wrote it: the path has their name.
        let isPath = value.lowercased().hasPrefix("file:")
        return isRelations && name == "Target" && isPath ? .becomes("file:///removed") : .stays
      })
    return try markup.written()
  }

  private static func plain(_ element: String) -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\(element)".utf8)
  }
}
