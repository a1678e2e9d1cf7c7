// SPDX-License-Identifier: Apache-2.0

/// A piece of a page: text, an element with what it holds, or several of these in a row.
///
/// Text is escaped when it is written, always; only `TrustedHTML` goes out as it is.
/// Nodes are made by the element functions (`div`, `p`, …) and by `HTMLBuilder`.
public struct Node: Sendable, Hashable {
  indirect enum Kind: Sendable, Hashable {
    case text(String)
    case trusted(TrustedHTML)
    case element(Element)
    case fragment([Node])
  }

  struct Element: Sendable, Hashable {
    enum Content: Sendable, Hashable {
      /// An element that has no end tag and can hold nothing, such as `br`.
      case void
      case children([Node])
      /// The text of a `script` element, which HTML does not unescape.
      case json(JSONText)
    }
    let name: String
    let attributes: [Attribute]
    let content: Content
  }

  let kind: Kind

  /// A node that writes nothing.
  public static let empty = Node(kind: .fragment([]))

  /// Text, which is escaped when it is written.
  public static func text(_ text: String) -> Node { Node(kind: .text(text)) }

  /// Text that is HTML already and goes out as it is.
  public static func trusted(_ html: TrustedHTML) -> Node { Node(kind: .trusted(html)) }

  /// Several nodes in a row, without an element around them.
  public static func fragment(_ nodes: [Node]) -> Node { Node(kind: .fragment(nodes)) }

  /// Nodes in a row, written as a block.
  public static func fragment(@HTMLBuilder _ content: () -> Node) -> Node { content() }

  /// Whether the node writes nothing at all.
  public var isEmpty: Bool {
    switch kind {
    case .text(let text): text.isEmpty
    case .trusted(let html): html.source.isEmpty
    case .element: false
    case .fragment(let nodes): nodes.allSatisfy(\.isEmpty)
    }
  }

  var children: [Node] {
    if case .fragment(let nodes) = kind { nodes } else { [self] }
  }
}

/// Text that is HTML already.
///
/// Making one is a promise that its author was us, or that it has been cleaned: it is not escaped.
public struct TrustedHTML: Sendable, Hashable {
  let source: String

  /// Takes the source as it is; the caller vouches for it.
  public init(unchecked source: String) { self.source = source }
}

/// The text of a JSON document, for `jsonData`.
///
/// It is written so that nothing in it can end the element that holds it.
public struct JSONText: Sendable, Hashable {
  let source: String

  /// Takes a JSON document that was written by a JSON writer.
  public init(_ source: String) { self.source = source }
}
