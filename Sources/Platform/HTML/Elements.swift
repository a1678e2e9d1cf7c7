// SPDX-License-Identifier: Apache-2.0

extension Node {
  static func element(_ name: String, _ attributes: [Attribute], _ content: Node) -> Node {
    Node(
      kind: .element(
        .init(
          name: name, attributes: Attribute.resolve(attributes),
          content: .children(content.children))))
  }

  static func void(_ name: String, _ attributes: [Attribute]) -> Node {
    Node(
      kind: .element(
        .init(name: name, attributes: Attribute.resolve(attributes), content: .void)))
  }
}

/// An element of any name, such as a custom element.
public func element(
  _ name: StaticString, _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element(name.description, attributes, content())
}

/// A control of the given kind; give it `.id` and `.name`, and name it with a `label`.
public func input(_ type: InputType, _ attributes: Attribute...) -> Node {
  .void("input", [.type(type.rawValue)] + attributes)
}

/// A button that does what its kind says.
public func button(
  _ type: ButtonType, _ attributes: Attribute..., @HTMLBuilder content: () -> Node
) -> Node {
  .element("button", [.type(type.rawValue)] + attributes, content())
}

/// A script that is loaded from a file; there are no inline scripts.
///
/// - Parameter isModule: Whether it is an ES module, which runs after the page has been read; what is none runs before
///   the first paint, and the page waits for it.
public func script(src: String, isModule: Bool = true, _ attributes: Attribute...) -> Node {
  let own: [Attribute] = [.when(isModule, .attribute("type", "module")), .src(src)]
  return .element("script", own + attributes, .empty)
}

/// Data for scripts, which browsers do not run.
///
/// Read it with `JSON.parse(document.getElementById(id).textContent)`.
public func jsonData(id: String, _ json: JSONText) -> Node {
  let attributes: [Attribute] = [.attribute("type", "application/json"), .id(id)]
  return Node(
    kind: .element(.init(name: "script", attributes: attributes, content: .json(json))))
}

/// A picture with what it says in words.
///
/// - Parameter alt: The words in the place of the picture; empty if it is decoration.
public func img(src: String, alt: String, _ attributes: Attribute...) -> Node {
  .void("img", [.src(src), .alt(alt)] + attributes)
}
