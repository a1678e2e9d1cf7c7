// SPDX-License-Identifier: Apache-2.0

import Books

/// The package document of an EPUB or of a DAISY 3 book (OPF).
struct BookPackageFile {
  let path: String
  private(set) var version = ""
  /// The files of text in the order in which they are read, each once.
  private(set) var spine: [String] = []
  /// The files that the spine names and that are no text, such as the SMIL files of DAISY 3.
  private(set) var otherSpine: [String] = []
  /// The files of the manifest by their media types, in order.
  private(set) var files: [(file: String, type: String)] = []
  /// The file of points of sound that belongs to a file of text.
  private(set) var overlays: [String: String] = [:]
  /// The navigation document of an EPUB 3.
  private(set) var contents: String?
  /// The table of contents of EPUB 2 and DAISY 3.
  private(set) var ncx: String?
  private var values: [(name: String, id: String?, text: String)] = []
  private var metas: [(name: String, refines: String?, text: String)] = []

  private struct Item {
    var file: String
    var type: String
    var overlay: String?
    var isContents: Bool
  }

  init(_ archive: BookArchive, path: String) throws(BookFault) {
    self.path = path
    guard let markup = try archive.markup(path, by: .xml) else { throw .missing(file: path) }
    var items: [String: Item] = [:]
    var order: [String] = []
    var fault: BookFault?
    var text: String?
    var opened: (name: String, id: String?, meta: String?, refines: String?)?
    markup.walk { event in
      switch event {
      case .open(let element):
        switch element.name {
        case "package": version = element["version"] ?? ""
        case "item":
          do throws(BookFault) {
            guard let id = element["id"], let item = try Self.item(element, path) else { break }
            items[id] = item
            files.append((item.file, item.type))
          } catch { fault = fault ?? error }
        case "itemref": if let id = element["idref"] { order.append(id) }
        case "meta":
          if let name = element["name"], let content = element["content"] {
            metas.append((name, nil, content))
          }
          opened = ("meta", element["id"], element["property"], element["refines"])
          text = ""
        case let name:
          opened = (name, element["id"], nil, nil)
          text = ""
        }
      case .text(let more): text? += more
      case .close(let name):
        if let opened, opened.name == name, let text {
          let told = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          if let meta = opened.meta {
            metas.append((meta, opened.refines, told))
          } else if !told.isEmpty {
            values.append((name.lowercased(), opened.id, told))
          }
        }
        opened = nil
        text = nil
      }
    }
    if let fault { throw fault }
    sort(items, order)
  }

  private static func item(
    _ element: MarkupElement, _ path: String
  ) throws(BookFault) -> Item? {
    guard let address = element["href"] else { return nil }
    // What lies elsewhere in the network is never fetched.
    if ["http:", "https:"].contains(where: { address.lowercased().hasPrefix($0) }) { return nil }
    return Item(
      file: try BookArchive.resolve(address, from: path).file,
      type: element["media-type"]?.lowercased() ?? "", overlay: element["media-overlay"],
      isContents: (element["properties"] ?? "").split(separator: " ").contains("nav"))
  }

  private mutating func sort(_ items: [String: Item], _ order: [String]) {
    var seen: Set<String> = []
    for case let item? in order.map({ items[$0] }) where seen.insert(item.file).inserted {
      if ["application/xhtml+xml", "text/html", "application/x-dtbook+xml"].contains(item.type) {
        spine.append(item.file)
      } else {
        otherSpine.append(item.file)
      }
    }
    for item in items.values {
      if item.isContents { contents = item.file }
      if item.type == "application/x-dtbncx+xml" { ncx = item.file }
      if let id = item.overlay, let overlay = items[id] { overlays[item.file] = overlay.file }
    }
  }

  /// The values of an element of the metadata by its name in small letters.
  func values(_ name: String) -> [String] { values.filter { $0.name == name }.map { $0.text } }

  /// The values of a property, or of a `meta` with a name.
  func metas(_ name: String) -> [String] { metas.filter { $0.name == name }.map { $0.text } }

  /// Puts what it tells of the book into it.
  func tell(_ book: inout Book) {
    book.title = mainTitle
    book.languageTag = values("language").first
    book.authors = values("creator")
    book.identifier = values("identifier").first
    book.date = values("date").first
    book.narrators = metas("media:narrator") + metas("dtb:narrator")
    book.isMachineSpoken = metas(MachineVoice.property).contains("true")
  }

  private var mainTitle: String {
    let main = metas.first { $0.name == "title-type" && $0.text == "main" }?.refines
    let found = values.first { $0.name == "title" && $0.id.map { "#" + $0 } == main && main != nil }
    return found?.text ?? values("title").first ?? ""
  }
}

/// How our files say that a machine spoke them.
public enum MachineVoice {
  /// The name of the property, which is `true` there.
  public static let property = "earshot:machine-voice"
}
