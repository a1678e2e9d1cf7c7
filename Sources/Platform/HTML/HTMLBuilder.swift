// SPDX-License-Identifier: Apache-2.0

/// Turns the statements of a block into one `Node`.
///
/// Every expression becomes the same concrete type at once, so type checking stays fast however
/// long a page is. Strings are text and are escaped.
@resultBuilder
public enum HTMLBuilder {
  /// A node stands for itself.
  public static func buildExpression(_ node: Node) -> Node { node }

  /// A string is text.
  public static func buildExpression(_ text: String) -> Node { .text(text) }

  /// A whole number is text, in Western digits without grouping.
  public static func buildExpression(_ number: Int) -> Node { .text(String(number)) }

  /// A node that may be missing.
  public static func buildExpression(_ node: Node?) -> Node { node ?? .empty }

  /// A list of nodes stands for them in a row.
  public static func buildExpression(_ nodes: [Node]) -> Node { .fragment(nodes) }

  /// Text that is HTML already.
  public static func buildExpression(_ html: TrustedHTML) -> Node { .trusted(html) }

  /// A call that makes no node, such as an assertion, writes nothing.
  public static func buildExpression(_ nothing: Void) -> Node { .empty }

  /// The statements of a block, in order.
  public static func buildBlock(_ nodes: Node...) -> Node {
    nodes.count == 1 ? nodes[0] : .fragment(nodes)
  }

  /// What an `if` without `else` writes.
  public static func buildOptional(_ node: Node?) -> Node { node ?? .empty }

  /// What the first branch of an `if` or `switch` writes.
  public static func buildEither(first node: Node) -> Node { node }

  /// What the second branch of an `if` or `switch` writes.
  public static func buildEither(second node: Node) -> Node { node }

  /// What a `for` loop writes.
  public static func buildArray(_ nodes: [Node]) -> Node { .fragment(nodes) }

  /// What a block under `if #available` writes.
  public static func buildLimitedAvailability(_ node: Node) -> Node { node }
}
