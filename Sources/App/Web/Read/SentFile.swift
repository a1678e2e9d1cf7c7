// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Reading
import Speaking

/// One file that a program sends: as the body itself, or as a part of a form.
///
/// It lies on disk, and goes with the last reference to it unless it was moved.
final class SentFile: Sendable {
  /// Where it lies.
  let path: String
  /// What it was called; empty where nothing was said.
  let name: String
  /// Holds the file of a form as long as this one is used.
  private let part: UploadedFile?
  private let sink: FileSink?

  /// Takes the file of a request.
  /// - Parameters:
  ///   - field: the name of the part, where it comes as a form.
  ///   - folder: where a short body is put.
  init(_ request: Request, field: String, folder: String) async throws {
    let told = request.query["name"] ?? ""
    switch request.body {
    case .sunk(let sink as FileSink):
      (path, name, part, self.sink) = (sink.path, told, nil, sink)
    case .form(let form):
      guard let file = form.file(field) else { throw Self.missing(field) }
      (path, name, part, sink) = (file.path, told.isEmpty ? file.clientName : told, file, nil)
    case .bytes(let bytes):
      let sink = try FileSink(in: folder)
      try sink.add(bytes)
      (path, name, part, self.sink) = (sink.path, told, nil, sink)
    case .none, .sunk: throw Self.missing(field)
    }
  }

  private static func missing(_ field: String) -> APIError {
    APIError(status: .unprocessableContent, field: field) { AttachmentWords[$0].noFile }
  }
}

extension Site {
  /// Where the body of a file goes; a form goes the usual way.
  @Sendable func fileSink(_ request: Request) async throws(Problem) -> (any BodySink)? {
    let type = (request.headers[.contentType] ?? "").lowercased()
    guard !type.hasPrefix("multipart/") else { return nil }
    return try FileSink(in: attachments.temporaryFolder)
  }
}
