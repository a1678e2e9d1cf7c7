// SPDX-License-Identifier: Apache-2.0

/// Where a service gets random identifiers: passed in, so that a test can set them.
public struct Identifiers: Sendable {
  private let make: @Sendable () -> String

  /// Makes a source from a closure that never gives the same text twice.
  public init(_ make: @escaping @Sendable () -> String) {
    self.make = make
  }

  /// The next identifier: letters and digits only, fit for an address.
  public func next() -> String { make() }

  /// Random identifiers of 26 letters and digits (130 bits of the system's generator).
  public static let random = Identifiers {
    // Crockford's base 32: no letter that reads like a digit.
    let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<26).map { _ in alphabet[Int.random(in: 0..<32)] })
  }
}
