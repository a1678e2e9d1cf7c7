// SPDX-License-Identifier: Apache-2.0

/// One server-sent event; HTML standard, section 9.2.
public struct ServerEvent: Sendable, Hashable {
  /// The kind, which scripts listen for; nil is `message`.
  public var name: String?
  /// What happened; may have several lines.
  public var data: String
  /// The id that the browser sends as `Last-Event-ID` when it connects again.
  public var id: String?

  /// An event.
  public init(name: String? = nil, data: String, id: String? = nil) {
    self.name = name
    self.data = data
    self.id = id
  }

  /// A comment, which browsers ignore; it keeps the connection open.
  static let heartbeat: [UInt8] = Array(":\n\n".utf8)

  /// The event as it goes over the wire.
  var bytes: [UInt8] {
    var text = ""
    if let name { text += "event: \(Self.oneLine(name))\n" }
    if let id { text += "id: \(Self.oneLine(id))\n" }
    for line in data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      text += "data: \(line)\n"
    }
    return Array((text + "\n").utf8)
  }

  private static func oneLine(_ text: String) -> String {
    String(text.filter { !$0.isNewline && $0 != "\0" })
  }
}
