// SPDX-License-Identifier: Apache-2.0

import Passwords

/// The secret in a link with which somebody says that an address is theirs; the database holds only its hash.
public struct AddressLink: Sendable, Hashable {
  let secret: RandomToken

  /// The text for the address: 43 letters, digits, `-` and `_` (256 bits).
  public var text: String { secret.text }

  /// Reads a link from an address.
  /// - Returns: nil when the text does not have the form of one.
  public init?(_ text: String) {
    guard let secret = RandomToken(text) else { return nil }
    self.secret = secret
  }

  init() { secret = RandomToken.make() }
}
