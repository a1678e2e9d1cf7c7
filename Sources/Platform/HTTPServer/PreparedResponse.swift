// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A response with everything decided, ready to be sent.
struct PreparedResponse: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    case shared(SharedBytes, Range<Int>)
    case file(OpenFile, Range<Int>)
    case events(AsyncStream<ServerEvent>)
    /// No body, but the length that it would have, if that may be told.
    case none(length: Int?)
  }

  var status: Status
  var headers: Headers
  var body: Body
  /// When it may be given again.
  var reuse: Reuse?

  /// The length that the head tells, in bytes, if it is known.
  var length: Int? {
    switch body {
    case .bytes(let bytes): bytes.count
    case .shared(_, let range): range.count
    case .file(_, let range): range.count
    case .events: nil
    case .none(let length): length
    }
  }

  /// The length of what is sent, in bytes; 0 for events, whose length is not known yet.
  var bodyLength: Int {
    switch body {
    case .bytes, .shared, .file: length ?? 0
    case .events, .none: 0
    }
  }

  /// Opens files and looks at ranges and conditions.
  init(_ response: Response, for request: Request) {
    status = response.status
    headers = response.headers
    reuse = response.reuse
    for cookie in response.cookies { headers.add(.setCookie, cookie.header) }
    switch response.body {
    case .empty: body = .bytes([])
    case .bytes(let bytes):
      body = .bytes(bytes)
      if headers[.acceptRanges] == "bytes" { cut(bytes, request) }
    case .shared(let slice): body = .shared(slice.bytes, slice.range)
    case .events(let events): body = .events(events)
    case .file(let file):
      body = .bytes([])
      fill(file, request)
    }
    if status.forbidsBody || request.method == .head { dropBody() }
  }

  private mutating func dropBody() {
    switch body {
    // A status without a body has no length either, and 304 must not tell a wrong one: RFC 9110 section 8.6.
    case .bytes, .shared, .file, .events: body = .none(length: status.forbidsBody ? nil : length)
    case .none: break
    }
  }

  private mutating func fill(_ file: Response.FileBody, _ request: Request) {
    guard let open = OpenFile(path: file.path) else { return refuse(Problem.notFound) }
    let tag = file.etag ?? open.tag
    let validators = Validators(etag: "\"\(tag)\"", lastModified: open.modified)
    switch validators.evaluate(request.headers) {
    case .failed: return refuse(.other(.preconditionFailed))
    case .notModified:
      status = .notModified
      headers[.contentType] = nil
      validators.add(to: &headers)
      body = .none(length: nil)
      return
    case .proceed: break
    }
    validators.add(to: &headers)
    headers[.acceptRanges] = "bytes"
    if let name = file.downloadName {
      headers[.contentDisposition] = "attachment; filename*=UTF-8''\(PercentCoding.encode(name))"
    }
    // Only a whole answer can be cut into parts, and only GET has ranges: RFC 9110 section 14.2.
    let isCuttable =
      status == .ok && request.method == .get && validators.allowsRange(request.headers)
    body = .file(open, 0..<open.size)
    if isCuttable, let range = part(of: open.size, request) { body = .file(open, range) }
  }

  /// Bytes whose response offers ranges; without validators, so `If-Range` never allows one.
  private mutating func cut(_ bytes: [UInt8], _ request: Request) {
    guard status == .ok, request.method == .get, request.headers[.ifRange] == nil,
      let range = part(of: bytes.count, request)
    else { return }
    body = .bytes(Array(bytes[range]))
  }

  /// The part that is asked for, with the headers that say so; nil when the body stays as it is.
  private mutating func part(of length: Int, _ request: Request) -> Range<Int>? {
    switch ByteRange(header: request.headers[.range], length: length) {
    case .whole: return nil
    case .part(let range):
      status = .partialContent
      headers[.contentRange] = ByteRange.text(of: range, length: length)
      return range
    case .unsatisfiable:
      refuse(.other(.rangeNotSatisfiable))
      headers[.contentRange] = ByteRange.text(of: nil, length: length)
      return nil
    }
  }

  private mutating func refuse(_ problem: Problem) {
    status = problem.status
    headers[.contentType] = ContentType.plainText.text
    body = .bytes(Array((problem.sentence + "\n").utf8))
  }
}

/// A regular file that is open for reading; closed with the last reference.
final class OpenFile: Sendable {
  let descriptor: Int32
  let size: Int
  /// When it was changed, in seconds since 1970.
  let modified: Int
  /// Changes with size and time of change, to the nanosecond.
  let tag: String

  init?(path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    // So that sending it does not wait for the disk.
    posix_fadvise(descriptor, 0, 1 << 20, POSIX_FADV_WILLNEED)
    size = Int(status.st_size)
    modified = status.st_mtim.tv_sec
    tag =
      Text.hexadecimal(status.st_mtim.tv_sec) + "-" + Text.hexadecimal(status.st_mtim.tv_nsec)
      + "-" + Text.hexadecimal(size)
  }

  deinit { close(descriptor) }
}
