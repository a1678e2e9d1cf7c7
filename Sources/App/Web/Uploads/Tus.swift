// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer
import Reading
import Speaking
import Uploads

/// The words of tus 1.0, a protocol for uploads that go on where they broke off (tus.io/protocols/resumable-upload).
enum Tus {
  static let version = "1.0.0"
  static let extensions = [
    "creation", "creation-defer-length", "checksum", "termination", "expiration",
  ]
  static let mediaType = "application/offset+octet-stream"
  /// Of an upload whose bytes are not those of their checksum.
  static let checksumMismatch = Status(code: 460) ?? .badRequest
  /// The longest header about an upload, in bytes.
  static let longestMetadata = 4096

  /// What every answer bears, also those that refuse; and what the server can do, for who asks by OPTIONS.
  static func middleware(maximumBytes: Int64) -> Middleware {
    { request, next in
      guard isAbout(request) else { return await next(request) }
      var response = await next(request)
      response.headers[.tusResumable] = version
      response.headers[.cacheControl] = "no-store"
      if response.status == .preconditionFailed { response.headers[.tusVersion] = version }
      if request.method == .options {
        response.headers[.tusVersion] = version
        response.headers[.tusExtension] = extensions.joined(separator: ",")
        response.headers[.tusMaxSize] = "\(maximumBytes)"
        response.headers[.tusChecksumAlgorithm] = "sha1"
      }
      return response
    }
  }

  /// Whether a request is for an upload.
  static func isAbout(_ request: Request) -> Bool {
    request.segments.starts(with: ["api", "v1", "uploads"])
  }

  /// What the client wants done, whatever way it had to be sent.
  static func method(of request: Request) -> HTTPServer.Method {
    request.headers[.methodOverride].flatMap { HTTPServer.Method(rawValue: $0) } ?? request.method
  }

  /// A number of bytes in a header; nil where there is no such header.
  static func bytes(_ name: HeaderName, in request: Request) throws(Problem) -> Int64? {
    guard let text = request.headers[name] else { return nil }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int64(text)
    else { throw .other(.badRequest) }
    return number
  }

  /// The whole length, which is told now or later, and one of the two.
  static func length(in request: Request) throws(Problem) -> Int64? {
    let length = try bytes(.uploadLength, in: request)
    let later = request.headers[.uploadDeferLength]
    guard (length == nil) == (later == "1"), later == nil || later == "1" else {
      throw .other(.badRequest)
    }
    return length
  }

  /// The checksum of the bytes that follow; nil where there is none.
  static func checksum(in request: Request) throws(Problem) -> [UInt8]? {
    guard let text = request.headers[.uploadChecksum] else { return nil }
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "sha1",
      let hash = Data(base64Encoded: String(words[1])), hash.count == 20
    else { throw .other(.badRequest) }
    return Array(hash)
  }

  /// What a client says of an upload: names, each with a value in Base64 or none.
  static func metadata(_ text: String) throws(Problem) -> [String: String] {
    guard text.utf8.count <= longestMetadata else { throw .other(.badRequest) }
    var values: [String: String] = [:]
    for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = pair.split(separator: " ")
      guard let name = words.first, words.count <= 2, values[String(name)] == nil else {
        throw .other(.badRequest)
      }
      let value = words.count == 2 ? Data(base64Encoded: String(words[1])) : Data()
      guard let value else { throw .other(.badRequest) }
      values[String(name)] = String(decoding: value, as: UTF8.self)
    }
    return values
  }
}

extension Problem {
  /// What a refusal means to a client.
  init(_ error: UploadsError) {
    switch error {
    case .noSuchUpload, .noSuchRequest: self = .other(.notFound)
    case .wrongOffset, .takenOver, .notWhole: self = .other(.conflict)
    case .tooLarge(let maximum): self = .bodyTooLarge(limit: Int(maximum))
    case .tooMany, .tooMuch: self = .other(.tooManyRequests)
    case .wrongLength: self = .other(.badRequest)
    case .checksumMismatch: self = .other(Tus.checksumMismatch)
    case .wrongCount, .unusable: self = .other(.unprocessableContent)
    case .full: self = .noRoom
    case .file: self = .failed
    case .reading(.claimEnded), .reading(.noSuchRequest): self = .other(.notFound)
    case .reading(let error): self = Problem(ofStorage: error) ?? .failed
    case .database(let error): self = Problem(ofStorage: error) ?? .failed
    }
  }
}

/// Gives the bytes of a request to an upload.
final class TusSink: BodySink {
  let writer: UploadWriter

  init(_ writer: UploadWriter) { self.writer = writer }

  func write(_ bytes: UnsafeRawBufferPointer) throws(Problem) {
    do throws(UploadsError) { try writer.write(bytes) } catch { throw Problem(error) }
  }
}

extension HeaderName {
  static let tusResumable: HeaderName = "Tus-Resumable"
  static let tusVersion: HeaderName = "Tus-Version"
  static let tusExtension: HeaderName = "Tus-Extension"
  static let tusMaxSize: HeaderName = "Tus-Max-Size"
  static let tusChecksumAlgorithm: HeaderName = "Tus-Checksum-Algorithm"
  static let uploadOffset: HeaderName = "Upload-Offset"
  static let uploadLength: HeaderName = "Upload-Length"
  static let uploadDeferLength: HeaderName = "Upload-Defer-Length"
  static let uploadMetadata: HeaderName = "Upload-Metadata"
  static let uploadChecksum: HeaderName = "Upload-Checksum"
  static let uploadExpires: HeaderName = "Upload-Expires"
  static let methodOverride: HeaderName = "X-HTTP-Method-Override"
}
