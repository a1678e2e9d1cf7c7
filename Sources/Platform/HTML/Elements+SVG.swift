// SPDX-License-Identifier: Apache-2.0

// Drawings. Names that would clash with HTML begin with `svg`.

/// A drawing; give it `.viewBox`, and `.ariaHidden()` beside words.
public func svg(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("svg", attributes, content())
}

/// A group of shapes.
public func g(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("g", attributes, content())
}

/// Shapes to use later.
public func defs(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("defs", attributes, content())
}

/// A shape to use later, with a view box of its own.
public func symbol(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("symbol", attributes, content())
}

/// A shape used again; give it `.href`.
public func use(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("use", attributes, content())
}

/// A line; give it `.d`.
public func path(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("path", attributes, content())
}

/// A circle.
public func circle(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("circle", attributes, content())
}

/// An ellipse.
public func ellipse(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("ellipse", attributes, content())
}

/// A rectangle.
public func rect(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("rect", attributes, content())
}

/// A straight line.
public func line(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("line", attributes, content())
}

/// Joined straight lines; give it `.points`.
public func polyline(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("polyline", attributes, content())
}

/// A closed shape; give it `.points`.
public func polygon(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("polygon", attributes, content())
}

/// Words in a drawing, the element `text`.
public func svgText(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("text", attributes, content())
}

/// A part of the words in a drawing.
public func tspan(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("tspan", attributes, content())
}

/// The name of a drawing or shape, the element `title`.
public func svgTitle(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("title", attributes, content())
}

/// The description of a drawing or shape.
public func desc(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("desc", attributes, content())
}
