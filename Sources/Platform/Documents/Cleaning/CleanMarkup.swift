// SPDX-License-Identifier: Apache-2.0

import CXML

/// A tree of XML from which something is taken, and which is then written anew.
final class CleanMarkup {
  private let document: UnsafeMutablePointer<xmlDoc>

  /// - Throws: `damaged`.
  init(_ bytes: [UInt8]) throws(DocumentFault) {
    let options = Int32(
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let read = bytes.withUnsafeBytes {
      xmlReadMemory(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), nil, nil,
        options)
    }
    guard let read else { throw .damaged }
    document = read
  }

  deinit { xmlFreeDoc(document) }

  /// The name of the outermost element, without a prefix.
  var rootName: String {
    xmlDocGetRootElement(document).map { Self.text($0.pointee.name) } ?? ""
  }

  /// What becomes of an element.
  enum Verdict {
    case stays
    case goes
  }

  /// What becomes of an attribute.
  enum AttributeVerdict {
    case stays
    case goes
    case becomes(String)
  }

  /// An element while it is looked at.
  struct Element {
    fileprivate let node: UnsafeMutablePointer<xmlNode>

    /// The name without its prefix.
    var name: String { CleanMarkup.text(node.pointee.name) }

    /// The name of the element around it.
    var parent: String {
      guard let parent = node.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else {
        return ""
      }
      return CleanMarkup.text(parent.pointee.name)
    }

    /// The value of an attribute by its name without prefix; nil where there is none.
    subscript(attribute: String) -> String? {
      guard let value = xmlGetProp(node, attribute) else { return nil }
      defer { earshot_xml_free(value) }
      return CleanMarkup.text(value)
    }
  }

  /// Goes through all elements, and takes away what is to go with all that is in it; remarks go too.
  func clean(
    elements: (Element) -> Verdict = { _ in .stays },
    attributes: (_ name: String, _ value: String, _ of: Element) -> AttributeVerdict = { _, _, _ in
      .stays
    }
  ) {
    guard let root = xmlDocGetRootElement(document) else { return }
    var waiting = [root]
    while let node = waiting.popLast() {
      var next = node.pointee.children
      // The children of a reference to an entity belong to its declaration.
      if node.pointee.type != XML_ELEMENT_NODE { next = nil }
      Self.clean(attributesOf: node, attributes)
      while let child = next {
        next = child.pointee.next
        switch child.pointee.type {
        case XML_ELEMENT_NODE:
          if case .goes = elements(Element(node: child)) {
            Self.remove(child)
          } else {
            waiting.append(child)
          }
        case XML_COMMENT_NODE: Self.remove(child)
        default: break
        }
      }
    }
  }

  private static func clean(
    attributesOf node: UnsafeMutablePointer<xmlNode>,
    _ verdict: (String, String, Element) -> AttributeVerdict
  ) {
    var next = node.pointee.properties
    while let attribute = next {
      next = attribute.pointee.next
      let value = xmlNodeListGetString(node.pointee.doc, attribute.pointee.children, 1)
      defer { if let value { earshot_xml_free(value) } }
      switch verdict(text(attribute.pointee.name), text(value), Element(node: node)) {
      case .stays: break
      case .goes: xmlRemoveProp(attribute)
      case .becomes(let word):
        xmlSetNsProp(node, attribute.pointee.ns, attribute.pointee.name, word)
      }
    }
  }

  private static func remove(_ node: UnsafeMutablePointer<xmlNode>) {
    xmlUnlinkNode(node)
    xmlFreeNode(node)
  }

  /// The tree as a file, in the encoding that it had.
  func written() throws(DocumentFault) -> [UInt8] {
    var memory: UnsafeMutablePointer<xmlChar>?
    var count: Int32 = 0
    xmlDocDumpMemory(document, &memory, &count)
    guard let memory, count > 0 else { throw .damaged }
    defer { earshot_xml_free(memory) }
    return Array(UnsafeBufferPointer(start: memory, count: Int(count)))
  }

  fileprivate static func text(_ characters: UnsafePointer<xmlChar>?) -> String {
    characters.map { String(decodingCString: $0, as: UTF8.self) } ?? ""
  }
}
