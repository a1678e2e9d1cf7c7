// SPDX-License-Identifier: Apache-2.0

// Tables.

/// A table; begin it with `caption`.
public func table(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("table", attributes, content())
}

/// The name of a table.
public func caption(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("caption", attributes, content())
}

/// A group of columns.
public func colgroup(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("colgroup", attributes, content())
}

/// A column of a `colgroup`.
public func col(_ attributes: Attribute...) -> Node {
  .void("col", attributes)
}

/// The head rows of a table.
public func thead(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("thead", attributes, content())
}

/// The rows of a table.
public func tbody(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("tbody", attributes, content())
}

/// The closing rows of a table.
public func tfoot(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("tfoot", attributes, content())
}

/// A row.
public func tr(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("tr", attributes, content())
}

/// A head cell; give it `.scope`.
public func th(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("th", attributes, content())
}

/// A cell.
public func td(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("td", attributes, content())
}
