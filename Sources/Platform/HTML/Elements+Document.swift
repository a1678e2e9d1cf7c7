// SPDX-License-Identifier: Apache-2.0

// The document and its head. `script` and `img` are in files of their own, since they ask for more.

/// The root of a document; give it `.lang` and `.dir`.
public func html(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("html", attributes, content())
}

/// What the document says about itself.
public func head(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("head", attributes, content())
}

/// What the document holds.
public func body(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("body", attributes, content())
}

/// The title of the document, which is the first thing a screen reader says.
public func title(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("title", attributes, content())
}

/// The address that relative addresses start from.
public func base(_ attributes: Attribute...) -> Node {
  .void("base", attributes)
}

/// A fact about the document.
public func meta(_ attributes: Attribute...) -> Node {
  .void("meta", attributes)
}

/// A relation to another file, such as a style sheet.
public func link(_ attributes: Attribute...) -> Node {
  .void("link", attributes)
}

/// What is shown where scripts do not run.
public func noscript(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("noscript", attributes, content())
}

/// A piece of markup for scripts to copy.
public func template(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("template", attributes, content())
}

/// A place in a component that its user fills.
public func slot(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("slot", attributes, content())
}
