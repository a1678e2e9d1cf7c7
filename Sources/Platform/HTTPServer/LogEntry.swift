// SPDX-License-Identifier: Apache-2.0

/// One request in the log.
///
/// The query is left out, since it may hold a location; so is the address of the client, unless
/// asked for.
public struct LogEntry: Sendable, Hashable {
  /// When the request was over, in milliseconds since 1970.
  public let time: Int64
  /// The method as it was sent.
  public let method: String
  /// The path as it was sent, without the query.
  public let path: String
  /// The status, or nil if the client went away before there was one.
  public let status: Int?
  /// The length of the body that was to be sent, in bytes.
  public let bytes: Int
  /// From the first line of the request to the end of the response, in milliseconds.
  public let milliseconds: Double
  /// The name of the request.
  public let id: RequestID
  /// The numeric address of the client.
  public let clientAddress: String
  /// Whether the response went out whole.
  public let isComplete: Bool

  /// The entry as one JSON object, without a line end.
  public func json(withAddress: Bool = false) -> String {
    var text = "{\"time\":\"\(HTTPDate.iso8601(milliseconds: time))\""
    text += ",\"method\":\(Self.quoted(method)),\"path\":\(Self.quoted(path))"
    text += ",\"status\":\(status.map(String.init) ?? "null"),\"bytes\":\(bytes)"
    // Three digits: microseconds.
    text += ",\"ms\":\((milliseconds * 1000).rounded() / 1000)"
    text += ",\"request\":\"\(id)\",\"complete\":\(isComplete)"
    if withAddress { text += ",\"client\":\(Self.quoted(clientAddress))" }
    return text + "}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        result += "\\u" + Text.hexadecimal(scalar.value, digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
