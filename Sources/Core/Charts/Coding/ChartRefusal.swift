// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// Why there is no chart of what a person brought.
public struct ChartRefusal: Sendable, Equatable {
  /// The sentence for the person.
  public var text: String
  /// Whether it is about a row of a chart that is open, which need not interrupt anybody.
  public var isLive: Bool

  /// A refusal in words.
  public init(_ text: String, isLive: Bool = false) {
    self.text = text
    self.isLive = isLive
  }

  /// Reads `text`, and `live` when it is about a row of a chart that is open.
  public init(json: JSONValue) throws(FieldError) {
    text = try json.text("text")
    isLive = try json.optionalTruth("live") ?? false
  }
}
