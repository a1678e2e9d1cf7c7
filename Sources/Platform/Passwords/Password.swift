// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A password as a person typed it, which never prints itself.
public struct Password: Sendable {
  /// The characters, composed (NFC): the same password typed on two keyboards gives the same bytes.
  private let characters: String

  /// Takes the password as typed: nothing is cut or trimmed.
  public init(_ typed: String) {
    characters = typed.precomposedStringWithCanonicalMapping
  }

  /// How many characters it has, as a person counts them.
  public var length: Int { characters.count }

  /// How many bytes it has.
  public var byteCount: Int { characters.utf8.count }

  /// Asks a question about the characters without handing them out.
  public func satisfies(_ condition: (String) -> Bool) -> Bool { condition(characters) }

  /// The bytes that are hashed.
  var bytes: [UInt8] { Array(characters.utf8) }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Never the password.
  public var description: String { "(hidden)" }
  /// Never the password.
  public var debugDescription: String { "(hidden)" }
  /// Empty, so that `dump` shows nothing either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
