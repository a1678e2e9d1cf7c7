// SPDX-License-Identifier: Apache-2.0

/// The headers of a request or a response, in order; a name may occur more than once.
public struct Headers: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One header.
  public struct Field: Sendable, Hashable {
    /// The name.
    public let name: HeaderName
    /// The value, without line ends.
    public let value: String
  }

  /// All headers, in order.
  public private(set) var fields: [Field] = []

  /// No headers.
  public init() {}

  /// The headers written as name and value.
  public init(dictionaryLiteral elements: (HeaderName, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// The first value under a name; setting it puts one value in the place of all.
  public subscript(name: HeaderName) -> String? {
    get { fields.first { $0.name == name }?.value }
    set {
      fields.removeAll { $0.name == name }
      if let newValue { add(name, newValue) }
    }
  }

  /// All values under a name, in order.
  public func all(_ name: HeaderName) -> [String] {
    fields.compactMap { $0.name == name ? $0.value : nil }
  }

  /// Adds a value beside those that are there.
  ///
  /// Control characters become spaces, so that no value can begin a new line.
  public mutating func add(_ name: HeaderName, _ value: String) {
    let isClean = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    let clean =
      isClean
      ? value
      : String(decoding: value.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self)
    fields.append(Field(name: name, value: clean))
  }

  /// Says that the answer depends on a header of the request.
  public mutating func addVary(_ name: String) {
    guard !contains(.vary, token: name.lowercased()) else { return }
    self[.vary] = self[.vary].map { $0 + ", " + name } ?? name
  }

  /// Whether a comma-separated header holds a word, without regard to upper and lower case.
  func contains(_ name: HeaderName, token: String) -> Bool {
    all(name).contains { value in
      value.split(separator: ",").contains { Text.trimmed($0).lowercased() == token }
    }
  }
}
