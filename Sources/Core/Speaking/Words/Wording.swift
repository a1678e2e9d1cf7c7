// SPDX-License-Identifier: Apache-2.0

/// Words that are put together to sentences, held by one reference.
///
/// A `String` is three words of memory in a browser module, and each of its copies and its ends is several
/// instructions: where hundreds of sentences are composed, those were most of the code.
public struct Wording: ExpressibleByStringLiteral, Sendable {
  private final class Storage: Sendable {
    let text: String

    init(_ text: String) { self.text = text }
  }

  private let storage: Storage

  /// Words for what speaks.
  @inline(never)
  public init(_ text: String) { storage = Storage(text) }

  /// Words of the source.
  @inline(__always)
  public init(stringLiteral text: StaticString) { self.init(Literal(stringLiteral: text)) }

  @inline(never)
  private init(_ literal: Literal) { storage = Storage(literal.text) }

  /// The words as text.
  public var text: String { storage.text }

  /// Whether there are none.
  public var isEmpty: Bool { @inline(never) get { storage.text.utf8.isEmpty } }
}
