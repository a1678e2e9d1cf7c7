// SPDX-License-Identifier: Apache-2.0

extension Node {
  /// Writes the node as UTF-8 bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result.
  public func render() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4096)
    write(to: &bytes)
    return bytes
  }

  /// Writes the node as a whole document: `<!doctype html>`, then the node.
  public func renderDocument() -> [UInt8] {
    var bytes: [UInt8] = []
    // A page of ours is 10 to 30 KB.
    bytes.reserveCapacity(16_384)
    bytes.append(contentsOf: "<!doctype html>\n".utf8)
    write(to: &bytes)
    return bytes
  }

  func write(to bytes: inout [UInt8]) {
    switch kind {
    case .text(let text): Escaping.append(text, to: &bytes)
    case .trusted(let html): bytes.append(contentsOf: html.source.utf8)
    case .fragment(let nodes): for node in nodes { node.write(to: &bytes) }
    case .element(let element): element.write(to: &bytes)
    }
  }

  /// The first byte of the text that the node writes, if it begins with text.
  var firstByte: UInt8? {
    switch kind {
    case .text(let text): text.utf8.first
    case .trusted(let html): html.source.utf8.first
    case .fragment(let nodes): nodes.first { !$0.isEmpty }?.firstByte
    case .element: nil
    }
  }
}

extension Node.Element {
  func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.utf8)
    for attribute in attributes { attribute.write(to: &bytes) }
    bytes.append(UInt8(ascii: ">"))
    switch content {
    case .void: return
    case .json(let json): Escaping.append(json, to: &bytes)
    case .children(let children):
      // A parser drops the first line feed in these two, so one is given to drop.
      // HTML standard, 13.2.6.4.7, start tags "pre" and "textarea".
      if name == "textarea" || name == "pre",
        Node.fragment(children).firstByte == UInt8(ascii: "\n")
      {
        bytes.append(UInt8(ascii: "\n"))
      }
      for child in children { child.write(to: &bytes) }
    }
    bytes.append(contentsOf: "</".utf8)
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: ">"))
  }
}

extension Attribute {
  func write(to bytes: inout [UInt8]) {
    switch value {
    case .flag:
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: name.utf8)
    case .text(let text):
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: name.utf8)
      bytes.append(contentsOf: "=\"".utf8)
      Escaping.append(text, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    case .absent: break
    case .group(let attributes): for attribute in attributes { attribute.write(to: &bytes) }
    }
  }
}
