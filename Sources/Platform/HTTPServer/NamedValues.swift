// SPDX-License-Identifier: Apache-2.0

/// Names with values, in order, as a query or a form has them; a name may occur more than once.
public struct NamedValues: Sendable, Hashable {
  /// A name with a value.
  public struct Pair: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The value.
    public let value: String
  }

  /// All pairs, in order.
  public private(set) var pairs: [Pair] = []

  /// Nothing.
  public init() {}

  /// Whether there is nothing.
  public var isEmpty: Bool { pairs.isEmpty }

  /// The first value under a name.
  public subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  /// All values under a name, in order.
  public func all(_ name: String) -> [String] {
    pairs.compactMap { $0.name == name ? $0.value : nil }
  }

  /// The first value under a name as a number or another type that text can be read as.
  public func value<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? {
    self[name].flatMap(Value.init)
  }

  mutating func add(_ name: String, _ value: String) {
    pairs.append(Pair(name: name, value: value))
  }

  /// Reads `a=1&b=2`, with `+` for a space, or nil if there are too many pairs.
  ///
  /// - Parameter count: The greatest number of pairs.
  init?(urlEncoded bytes: some Sequence<UInt8>, atMost count: Int = 1000) {
    for part in Array(bytes).split(separator: UInt8(ascii: "&")) {
      guard pairs.count < count else { return nil }
      let halves = part.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = halves.count > 1 ? PercentCoding.decodeForm(halves[1]) : ""
      add(PercentCoding.decodeForm(halves[0]), value)
    }
  }
}
