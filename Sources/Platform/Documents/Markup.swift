// SPDX-License-Identifier: Apache-2.0

import CXML

/// What is met in a tree of elements from its beginning to its end.
enum MarkupEvent {
  /// An element begins; its name has no prefix.
  case open(MarkupElement)
  /// Text.
  case text(String)
  /// An element of this name ends.
  case close(String)
}

/// An element while it is looked at.
struct MarkupElement {
  fileprivate let node: UnsafeMutablePointer<xmlNode>

  /// The name without its prefix.
  var name: String { Markup.text(node.pointee.name) ?? "" }

  /// The address of its namespace; nil for an element without.
  var namespace: String? { node.pointee.ns.flatMap { Markup.text($0.pointee.href) } }

  /// Whether it has attributes besides an identifier; most have none.
  var hasAttributes: Bool {
    guard let first = node.pointee.properties else { return false }
    return first.pointee.next != nil || xmlStrEqual(first.pointee.name, "id") == 0
  }

  /// The value of an attribute by its name without prefix; nil where there is none.
  subscript(attribute: String) -> String? {
    guard let value = xmlGetProp(node, attribute) else { return nil }
    defer { earshot_xml_free(value) }
    return Markup.text(value)
  }
}

/// A tree of elements, parsed by libxml2 without network, without entities of its own and without other files.
final class Markup {
  /// By which rules a tree is parsed.
  enum Rules {
    /// Those of web pages, which forgive everything.
    case html
    /// Those of XML.
    case xml
    /// Those of XML, where what is damaged is passed over as far as that goes.
    case mendedXML
  }

  private let document: UnsafeMutablePointer<xmlDoc>

  /// - Parameter encoding: the name of the encoding; nil for what the text says of itself.
  /// - Throws: `damaged`.
  init(_ bytes: [UInt8], by rules: Rules, encoding: String? = nil) throws(DocumentFault) {
    let count = Int32(clamping: bytes.count)
    xmlResetLastError()
    let read = bytes.withUnsafeBytes { given -> UnsafeMutablePointer<xmlDoc>? in
      let start = given.baseAddress?.assumingMemoryBound(to: CChar.self)
      switch rules {
      case .html: return htmlReadMemory(start, count, nil, encoding, Self.htmlOptions)
      case .xml: return xmlReadMemory(start, count, nil, encoding, Self.xmlOptions)
      case .mendedXML:
        let options = Self.xmlOptions | Int32(XML_PARSE_RECOVER.rawValue)
        return xmlReadMemory(start, count, nil, encoding, options)
      }
    }
    guard let read else { throw .damaged }
    document = read
    if case .mendedXML = rules { return }
    // It stops where elements stand in each other too deep, and what follows would be lost in silence.
    if let error = xmlGetLastError(), error.pointee.level == XML_ERR_FATAL { throw .damaged }
  }

  deinit { xmlFreeDoc(document) }

  /// The line at which the last parsing on this thread stopped; nil where that is not known.
  static var lastLine: Int? {
    guard let error = xmlGetLastError(), error.pointee.line > 0 else { return nil }
    return Int(error.pointee.line)
  }

  /// Whether it declares entities of its own, or in a file that it names.
  var declaresEntities: Bool {
    guard let subset = document.pointee.intSubset else { return false }
    return subset.pointee.entities != nil || subset.pointee.pentities != nil
  }

  private static let htmlOptions = Int32(
    HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue)
  private static let xmlOptions = Int32(
    XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)

  /// Walks through the tree; what is nested needs no stack.
  func walk(_ meet: (MarkupEvent) -> Void) {
    guard var node = xmlDocGetRootElement(document) else { return }
    let root = node
    while true {
      Self.open(node, meet)
      // The children of a reference to an entity belong to its declaration.
      if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children {
        node = child
        continue
      }
      while true {
        Self.close(node, meet)
        if node == root { return }
        if let next = node.pointee.next {
          node = next
          break
        }
        guard let parent = node.pointee.parent else { return }
        node = parent
      }
    }
  }

  private static func open(
    _ node: UnsafeMutablePointer<xmlNode>, _ meet: (MarkupEvent) -> Void
  ) {
    switch node.pointee.type {
    case XML_ELEMENT_NODE: meet(.open(MarkupElement(node: node)))
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
      if let text = text(node.pointee.content) { meet(.text(text)) }
    case XML_ENTITY_REF_NODE:
      // The names that web pages have for letters, in files whose declaration of them lies elsewhere.
      if let letter = htmlEntityLookup(node.pointee.name)?.pointee.value,
        let scalar = Unicode.Scalar(letter)
      {
        meet(.text(String(Character(scalar))))
      }
    default: break
    }
  }

  private static func close(
    _ node: UnsafeMutablePointer<xmlNode>, _ meet: (MarkupEvent) -> Void
  ) {
    if node.pointee.type == XML_ELEMENT_NODE { meet(.close(text(node.pointee.name) ?? "")) }
  }

  fileprivate static func text(_ characters: UnsafePointer<xmlChar>?) -> String? {
    characters.map { String(decodingCString: $0, as: UTF8.self) }
  }
}
