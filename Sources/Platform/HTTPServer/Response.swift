// SPDX-License-Identifier: Apache-2.0

/// What the server answers.
public struct Response: Sendable {
  /// What a response holds.
  public enum Body: Sendable {
    /// Nothing.
    case empty
    /// Bytes that are all there.
    case bytes([UInt8])
    /// A file on disk, or the part of it that was asked for.
    case file(FileBody)
    /// Events, sent as they come, until they end or the client goes away.
    case events(AsyncStream<ServerEvent>)
    /// A part of bytes that many responses share.
    case shared(SharedSlice)
  }

  /// A part of bytes that many responses share; made by `StaticFiles` and `KeptBytes`.
  public struct SharedSlice: Sendable {
    let bytes: SharedBytes
    let range: Range<Int>

    /// A copy of the bytes.
    public var array: [UInt8] { Array(bytes.buffer[range]) }
  }

  /// The status.
  public var status: Status
  /// The headers; length, date and those about the connection are added by the server.
  public var headers: Headers
  /// The cookies to set.
  public var cookies: [Cookie]
  /// What the response holds.
  public var body: Body
  /// When the same answer may be given again without asking the handlers; nil for never.
  public var reuse: Reuse?

  /// A response of its parts.
  public init(
    status: Status = .ok, headers: Headers = [:], cookies: [Cookie] = [], body: Body = .empty
  ) {
    self.status = status
    self.headers = headers
    self.cookies = cookies
    self.body = body
  }

  /// A response without a body.
  public static func empty(_ status: Status = .noContent) -> Response { Response(status: status) }

  /// Bytes of the given type, such as `application/json`.
  public static func bytes(
    _ bytes: [UInt8], type: ContentType, status: Status = .ok
  ) -> Response {
    Response(status: status, headers: [.contentType: type.text], body: .bytes(bytes))
  }

  /// Text of the given type; plain text unless told otherwise.
  public static func text(
    _ text: String, type: ContentType = .plainText, status: Status = .ok
  ) -> Response {
    .bytes(Array(text.utf8), type: type, status: status)
  }

  /// A page, rendered to bytes.
  public static func html(_ bytes: [UInt8], status: Status = .ok) -> Response {
    .bytes(bytes, type: .html, status: status)
  }

  /// Sends the browser to another address, by default with a GET after a POST.
  ///
  /// - Parameter location: An address of ours, percent-encoded.
  public static func redirect(to location: String, status: Status = .seeOther) -> Response {
    Response(status: status, headers: [.location: location])
  }

  /// A file, with ranges and conditional requests.
  public static func file(_ file: FileBody) -> Response {
    Response(headers: [.contentType: file.type.text], body: .file(file))
  }

  /// Server-sent events.
  public static func events(_ events: AsyncStream<ServerEvent>) -> Response {
    Response(
      headers: [.contentType: ContentType.eventStream.text, .cacheControl: "no-store"],
      body: .events(events))
  }

  /// A file that may be asked for in parts.
  public struct FileBody: Sendable, Hashable {
    /// Where the file is.
    public var path: String
    /// What it holds.
    public var type: ContentType
    /// The name to store it under, if the browser shall store it rather than show it.
    public var downloadName: String?
    /// A tag that changes with the content; by default made of size and time of change.
    public var etag: String?

    /// A file; its type is known from its name unless given.
    public init(
      path: String, type: ContentType? = nil, downloadName: String? = nil, etag: String? = nil
    ) {
      self.path = path
      self.type = type ?? ContentType(fileName: path)
      self.downloadName = downloadName
      self.etag = etag
    }
  }
}
