// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import DocumentReading
import HTTPServer
import Reading
import Speaking

extension Site {
  /// Files that are attached to requests: sent, told of, given back, deleted.
  var attachmentOperations: [APIOperation] {
    let all = "/api/v1/requests/{id}/attachments"
    let one = "/api/v1/attachments/{id}"
    return [
      sendingAttachment(to: all),
      APIOperation(
        method: .get, path: all,
        summary:
          "List the files of a request in their order: for the one who asks, and for the volunteer who has it.",
        gives: "The files. When a volunteer lists them, this is noted as the opening of the text.",
        shape: .object([.always("items", .list(.object(AttachmentJSON.members)))]),
        answer: .one { request, id in
          try await attached(request) { (person) throws(AttachmentError) in
            let found = try await attachments.attachments(
              of: ReadingID(rawValue: id), for: person)
            var writer = JSONWriter()
            writer.object { json in
              json.key("items")
              json.array { list in
                for one in found {
                  list.value(
                    AttachmentJSON(attachment: one, language: visit(of: request).language))
                }
              }
            }
            return .bytes(writer.bytes, type: .json)
          }
        }),
      APIOperation(
        method: .get, path: one,
        summary: "Tell of a file with the text that a machine read in it, page by page.",
        gives: "The file, its pages, and what is to be known of how it was read.",
        shape: .object(AttachmentJSON.members + [AttachmentJSON.pages]),
        answer: .one { request, id in
          try await attached(request) { (person) throws(AttachmentError) in
            let found = try await attachments.attachment(AttachmentID(rawValue: id), for: person)
            return told(found, request)
          }
        }),
      APIOperation(
        method: .get, path: one + "/original",
        summary: "Give a file as it is kept: a photo without where and when it was taken.",
        gives: "The file, in parts when they are asked for.", givesTypes: ["*/*"], isInParts: true,
        answer: .one { request, id in
          try await attached(request) { (person) throws(AttachmentError) in
            .original(try await attachments.original(AttachmentID(rawValue: id), for: person))
          }
        }),
      APIOperation(
        method: .delete, path: one,
        summary: "Delete a file of a request of yours that nobody has taken.",
        success: .noContent, refuses: [.conflict], gives: "Nothing.",
        answer: .one { request, id in
          try await attached(request) { (person) throws(AttachmentError) in
            try await attachments.delete(AttachmentID(rawValue: id), by: person)
            return .empty()
          }
        }),
    ]
  }

  private func sendingAttachment(to path: String) -> APIOperation {
    let limits = attachments.limits
    return APIOperation(
      method: .post, path: path,
      summary: """
        Attach a file to a request of yours that nobody has taken: a photo, PDF, EPUB, DOCX, HTML or \
        text. What it is shows from its content. A machine reads it.
        """,
      query: [
        APIOperation.Value(
          name: "name", kind: .text, about: "What you call the file.", isRequired: false)
      ],
      sends: ["application/octet-stream", "multipart/form-data"],
      limits: .sink(maximumBytes: limits.fileBytes + 65_536, lane: .members),
      checkHead: mayBeAVolunteers, sender: signedInSender, sink: fileSink,
      success: .created, refuses: [.conflict, .unprocessableContent, .serviceUnavailable],
      gives: "The file, still to be read.", shape: .object(AttachmentJSON.members),
      answer: .one { request, id in
        let file = try await SentFile(
          request, field: "file", folder: attachments.temporaryFolder)
        return try await attached(request) { (person) throws(AttachmentError) in
          let examined = try await attachments.examined(
            file.path, named: file.name, by: person)
          let new = try await attachments.add(examined, to: ReadingID(rawValue: id), by: person)
          var response = told(try await attachments.attachment(new, for: person), request)
          response.status = .created
          response.headers[.location] = "/api/v1/attachments/\(new.rawValue)"
          return response
        }
      })
  }

  private func told(_ attachment: Attachment, _ request: Request) -> Response {
    var writer = JSONWriter()
    writer.value(
      AttachmentJSON(
        attachment: attachment, language: visit(of: request).language, hasPages: true))
    return .bytes(writer.bytes, type: .json)
  }

  /// What answers for files, and says why where the service refuses.
  private func attached(
    _ request: Request, _ body: (AccountID) async throws(AttachmentError) -> Response
  ) async throws -> Response {
    try await answer(request) { visit in
      let person = try account(of: visit)
      do throws(AttachmentError) { return try await body(person.id) } catch {
        try await refuse(error)
      }
    }
  }

  /// Says why an act on a file was refused.
  private func refuse(_ error: AttachmentError) async throws -> Never {
    switch error {
    case .reading(let error):
      try await readingAllowed { () throws(ReadingError) in throw error }
      throw error
    case .noSuchAttachment: throw APIError(.notFound)
    case .document(.unavailable), .document(.cancelled):
      throw APIError(status: .serviceUnavailable, field: "file", retryAfterSeconds: 5) {
        DocumentError.unavailable.message(in: $0)
      }
    case .document(let document):
      var status = Status.unprocessableContent
      if case .tooLarge = document { status = .contentTooLarge }
      throw APIError(status: status, field: "file") { document.message(in: $0) }
    case .tooManyFiles, .tooMuchTogether, .tooMuchInAll:
      throw APIError(status: .conflict, field: "file") {
        AttachmentWords.told(error, in: $0) ?? ""
      }
    }
  }
}

extension Attachment {
  /// The name under which a device stores it: it ends as such files do, whatever it was called, so that nobody starts a
  /// program that was sent as a document.
  var storedName: String {
    name.lowercased().hasSuffix("." + sort.suffix) ? name : name + "." + sort.suffix
  }
}

extension Response {
  /// A file of somebody, which is shown only as a picture or as plain text, where nothing in it can run; everything else
  /// is to be stored.
  static func original(_ original: OriginalFile) -> Response {
    let sort = original.attachment.sort
    let isShown: Bool =
      switch sort {
      case .jpeg, .png, .webp, .html, .text: true
      case .tiff, .pdf, .epub, .docx, .zip: false
      }
    var response = Response.file(
      FileBody(
        path: original.path, type: ContentType(sort.mediaType),
        downloadName: isShown ? nil : original.attachment.storedName,
        etag: original.attachment.id.rawValue))
    response.headers[.contentSecurityPolicy] = "default-src 'none'; frame-ancestors 'none'; sandbox"
    response.headers[.cacheControl] = "private, no-store"
    return response
  }
}
