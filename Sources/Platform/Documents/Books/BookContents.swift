// SPDX-License-Identifier: Apache-2.0

import Books

/// A table of contents, with the list of pages where there is one.
struct BookContents {
  private(set) var entries: [ContentsEntry] = []
  private(set) var pages: [ContentsEntry] = []

  init() {}

  // MARK: The navigation document of EPUB 3

  init(navigation markup: Markup, file: String) throws(BookFault) {
    var reader = NavigationReader(file: file)
    markup.walk { event in
      switch event {
      case .open(let element): reader.open(element)
      case .text(let text): reader.add(text)
      case .close(let name): reader.close(name.lowercased())
      }
    }
    if let fault = reader.fault { throw fault }
    (entries, pages) = (reader.entries, reader.pages)
  }

  private struct NavigationReader {
    let file: String
    var entries: [ContentsEntry] = []
    var pages: [ContentsEntry] = []
    var fault: BookFault?
    private var list: List?
    private var depth = 0
    private var title: String?
    private var target: BookAddress?

    private enum List { case contents, pages }

    init(file: String) { self.file = file }

    mutating func open(_ element: MarkupElement) {
      switch element.name.lowercased() {
      case "nav":
        let types = (element["epub:type"] ?? element["type"] ?? "").split(separator: " ")
        let role = element["role"] ?? ""
        depth = 0
        list =
          types.contains("toc") || role == "doc-toc"
          ? .contents : types.contains("page-list") || role == "doc-pagelist" ? .pages : nil
      case "ol", "ul": if list != nil { depth += 1 }
      case "a", "span":
        guard list != nil, depth > 0, title == nil else { return }
        title = ""
        if let address = element["href"] {
          do throws(BookFault) {
            target = try BookArchive.resolve(address, from: file)
          } catch { fault = fault ?? error }
        }
      case "img": if title != nil { title? += " " + (element["alt"] ?? "") + " " }
      default: break
      }
    }

    mutating func add(_ text: String) { title? += text }

    mutating func close(_ name: String) {
      switch name {
      case "nav": list = nil
      case "ol", "ul": depth = max(0, depth - 1)
      case "a", "span": if name == "a" || target == nil { finish() }
      default: break
      }
    }

    private mutating func finish() {
      guard let told = title else { return }
      let entry = ContentsEntry(
        title: told.split(whereSeparator: \.isWhitespace).joined(separator: " "), level: depth,
        target: target)
      switch list {
      case .contents: entries.append(entry)
      case .pages: pages.append(entry)
      case nil: break
      }
      title = nil
      target = nil
    }
  }

  // MARK: NCX

  init(ncx markup: Markup, file: String) throws(BookFault) {
    var reader = NCXReader(file: file)
    markup.walk { event in
      switch event {
      case .open(let element): reader.open(element)
      case .text(let text): if reader.isText { reader.title += text }
      case .close(let name): reader.close(name)
      }
    }
    if let fault = reader.fault { throw fault }
    (entries, pages) = (reader.entries, reader.pages)
  }

  private struct NCXReader {
    let file: String
    var entries: [ContentsEntry] = []
    var pages: [ContentsEntry] = []
    var fault: BookFault?
    var title = ""
    var isText = false
    private var depth = 0
    private var isPage = false

    init(file: String) { self.file = file }

    mutating func open(_ element: MarkupElement) {
      switch element.name {
      case "navPoint":
        depth += 1
        title = ""
      case "pageTarget":
        isPage = true
        title = ""
      case "text": isText = depth > 0 || isPage
      case "content":
        guard depth > 0 || isPage, let address = element["src"] else { return }
        do throws(BookFault) {
          let entry = ContentsEntry(
            title: title.split(whereSeparator: \.isWhitespace).joined(separator: " "),
            level: depth, target: try BookArchive.resolve(address, from: file))
          if isPage { pages.append(entry) } else { entries.append(entry) }
        } catch { fault = fault ?? error }
      default: break
      }
    }

    mutating func close(_ name: String) {
      switch name {
      case "navPoint": depth -= 1
      case "pageTarget": isPage = false
      case "text": isText = false
      default: break
      }
    }
  }
}
