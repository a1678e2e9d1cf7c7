// SPDX-License-Identifier: Apache-2.0

// Landmarks, sections and headings.

/// The introduction of the page or of a section.
public func header(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("header", attributes, content())
}

/// A block of links to other places.
public func nav(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("nav", attributes, content())
}

/// The main content of the page, once a page.
public func main(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("main", attributes, content())
}

/// The end of the page or of a section.
public func footer(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("footer", attributes, content())
}

/// A section with a heading.
public func section(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("section", attributes, content())
}

/// A piece that could stand on its own.
public func article(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("article", attributes, content())
}

/// Something beside the main matter.
public func aside(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("aside", attributes, content())
}

/// A block to search or filter with.
public func search(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("search", attributes, content())
}

/// How to reach the author.
public func address(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("address", attributes, content())
}

/// A heading with its subtitle.
public func hgroup(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("hgroup", attributes, content())
}

/// The heading of the page, once a page.
public func h1(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("h1", attributes, content())
}

/// A heading of level 2.
public func h2(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("h2", attributes, content())
}

/// A heading of level 3.
public func h3(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("h3", attributes, content())
}

/// A heading of level 4.
public func h4(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("h4", attributes, content())
}

/// A heading of level 5.
public func h5(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("h5", attributes, content())
}

/// A heading of level 6.
public func h6(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("h6", attributes, content())
}

/// A block without a meaning of its own.
public func div(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("div", attributes, content())
}
