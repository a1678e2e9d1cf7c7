// SPDX-License-Identifier: Apache-2.0

// Forms and controls.

/// A form; give it `.action` and `.method`.
public func form(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("form", attributes, content())
}

/// The name of a control; give it `.for`.
public func label(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("label", attributes, content())
}

/// A choice from a list.
public func select(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("select", attributes, content())
}

/// A group of options; give it `.label`.
public func optgroup(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("optgroup", attributes, content())
}

/// One option of a `select`.
public func option(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("option", attributes, content())
}

/// Suggestions for an `input`.
public func datalist(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("datalist", attributes, content())
}

/// A field for several lines.
public func textarea(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("textarea", attributes, content())
}

/// A group of controls; begin it with `legend`.
public func fieldset(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("fieldset", attributes, content())
}

/// The name of a `fieldset`.
public func legend(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("legend", attributes, content())
}

/// The result of what the person does, spoken when it changes.
public func output(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("output", attributes, content())
}

/// How far a piece of work is.
public func progress(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("progress", attributes, content())
}

/// A measure within a known range.
public func meter(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("meter", attributes, content())
}

/// Something that can be opened; begin it with `summary`.
public func details(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("details", attributes, content())
}

/// The name of a `details`, which opens it.
public func summary(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("summary", attributes, content())
}

/// A dialog.
public func dialog(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("dialog", attributes, content())
}

/// A list of acts.
public func menu(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("menu", attributes, content())
}
