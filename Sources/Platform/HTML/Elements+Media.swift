// SPDX-License-Identifier: Apache-2.0

// Pictures, sound and video.

/// A picture, sound or example with its caption.
public func figure(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("figure", attributes, content())
}

/// The caption of a `figure`.
public func figcaption(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("figcaption", attributes, content())
}

/// A picture in several forms.
public func picture(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("picture", attributes, content())
}

/// A sound; give it `.controls`.
public func audio(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("audio", attributes, content())
}

/// A video; give it `.controls`.
public func video(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("video", attributes, content())
}

/// One form of a picture, sound or video.
public func source(_ attributes: Attribute...) -> Node {
  .void("source", attributes)
}

/// Captions or chapters of a sound or video.
public func track(_ attributes: Attribute...) -> Node {
  .void("track", attributes)
}

/// A surface to draw on; what it holds is its text form.
public func canvas(
  _ attributes: Attribute..., @HTMLBuilder content: () -> Node = { .empty }
) -> Node {
  .element("canvas", attributes, content())
}
