// SPDX-License-Identifier: Apache-2.0

// Paragraphs, lists and words.

/// A paragraph.
public func p(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("p", attributes, content())
}

/// A list whose order does not matter.
public func ul(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("ul", attributes, content())
}

/// A list whose order matters.
public func ol(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("ol", attributes, content())
}

/// An entry of a list.
public func li(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("li", attributes, content())
}

/// A list of names and what they mean.
public func dl(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("dl", attributes, content())
}

/// A name in a `dl`.
public func dt(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("dt", attributes, content())
}

/// The meaning of a name in a `dl`.
public func dd(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("dd", attributes, content())
}

/// Text whose spaces and line ends count.
public func pre(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("pre", attributes, content())
}

/// Words of someone else, as a block.
public func blockquote(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("blockquote", attributes, content())
}

/// A change of subject.
public func hr(_ attributes: Attribute...) -> Node {
  .void("hr", attributes)
}

/// A line end that is part of the words, as in a poem or an address.
public func br(_ attributes: Attribute...) -> Node {
  .void("br", attributes)
}

/// A place where a long word may be broken.
public func wbr(_ attributes: Attribute...) -> Node {
  .void("wbr", attributes)
}

/// A link; give it `.href`.
public func a(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("a", attributes, content())
}

/// Words without a meaning of their own.
public func span(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("span", attributes, content())
}

/// Important words.
public func strong(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("strong", attributes, content())
}

/// Stressed words.
public func em(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("em", attributes, content())
}

/// Small print.
public func small(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("small", attributes, content())
}

/// Words set apart without being more important.
public func b(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("b", attributes, content())
}

/// Words in another voice, such as a term.
public func i(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("i", attributes, content())
}

/// Words that are no longer right.
public func s(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("s", attributes, content())
}

/// Words that are marked for a reason that is not theirs.
public func u(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("u", attributes, content())
}

/// A short quotation.
public func q(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("q", attributes, content())
}

/// The title of a work.
public func cite(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("cite", attributes, content())
}

/// An abbreviation; give it `.title`.
public func abbr(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("abbr", attributes, content())
}

/// A term where it is defined.
public func dfn(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("dfn", attributes, content())
}

/// Computer code.
public func code(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("code", attributes, content())
}

/// A key to press.
public func kbd(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("kbd", attributes, content())
}

/// What a program says.
public func samp(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("samp", attributes, content())
}

/// A variable, the element `var`.
public func variable(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("var", attributes, content())
}

/// Words that matter to the reader just now.
public func mark(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("mark", attributes, content())
}

/// Lowered text.
public func sub(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("sub", attributes, content())
}

/// Raised text.
public func sup(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("sup", attributes, content())
}

/// Removed text.
public func del(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("del", attributes, content())
}

/// Added text.
public func ins(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("ins", attributes, content())
}

/// Words whose direction is their own, such as a name.
public func bdi(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("bdi", attributes, content())
}

/// Words whose direction is forced; give it `.dir`.
public func bdo(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("bdo", attributes, content())
}

/// Words with their pronunciation.
public func ruby(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("ruby", attributes, content())
}

/// The pronunciation in a `ruby`.
public func rt(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("rt", attributes, content())
}

/// What stands around a pronunciation where `ruby` is not known.
public func rp(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("rp", attributes, content())
}

/// A time or a date; give it `.datetime`.
public func time(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("time", attributes, content())
}

/// Words with their form for machines; give it `.value`.
public func data(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("data", attributes, content())
}
