// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Reading
import Uploads

extension Site {
  /// Recordings that arrive in pieces and go on where they broke off, by tus 1.0; and takes that are sent together.
  var uploadOperations: [APIOperation] {
    let path = "/api/v1/uploads"
    return [
      APIOperation(
        method: .options, path: path,
        summary: "Tell what of tus 1.0 uploads can do here (tus.io/protocols/resumable-upload).",
        needsAccount: false, success: .noContent, gives: "Nothing but its headers.",
        givesHeaders: Self.tusAbilities,
        answer: .plain { _ in
          Response(status: .noContent, headers: [.allow: "OPTIONS, POST"])
        }),
      APIOperation(
        method: .post, path: path, summary: "Begin an upload of a recording, or of a take of one.",
        headers: [Self.tusVersion, Self.uploadLength, Self.deferLength, Self.uploadMetadata],
        checkHead: speaksTus, success: .created,
        refuses: [.notFound, .preconditionFailed, .contentTooLarge, .tooManyRequests],
        gives: "Nothing but its headers; the address of the upload is one of them.",
        givesTypes: [],
        givesHeaders: [
          APIOperation.Value(name: "Location", kind: .text, about: "The address of the upload.")
        ] + Self.tusStatus,
        answer: .plain { request in
          try await answerTus(request) { person in try await create(request, person) }
        }),
      APIOperation(
        method: .head, path: path + "/{id}", summary: "Tell how far an upload has come.",
        headers: [Self.tusVersion], checkHead: speaksTus, refuses: [.preconditionFailed],
        gives: "Nothing but its headers.", givesTypes: [], givesHeaders: Self.tusStatus,
        answer: .one { request, id in
          try await answerTus(request) { person in
            status(try await uploads.status(of: UploadID(rawValue: id), for: person))
          }
        }),
      sendingBytes(.patch, "Send bytes of an upload; a whole recording is then prepared.", []),
      sendingBytes(
        .post, "Do what a header says, for who can send neither PATCH, nor DELETE, nor HEAD.",
        [
          APIOperation.Value(
            name: "X-HTTP-Method-Override", kind: .word(["PATCH", "DELETE", "HEAD"]),
            about: "What is to be done; the other headers are those that it takes.")
        ]),
      APIOperation(
        method: .delete, path: path + "/{id}", summary: "End an upload; what has come is deleted.",
        headers: [Self.tusVersion], checkHead: speaksTus, success: .noContent,
        refuses: [.preconditionFailed], gives: "Nothing.",
        answer: .one { request, id in
          try await answerTus(request) { person in
            try await uploads.remove(UploadID(rawValue: id), of: person)
            return .empty()
          }
        }),
      takesOperation,
    ]
  }

  /// The operation whose body goes into an upload as it comes.
  private func sendingBytes(
    _ method: Method, _ summary: String, _ headers: [APIOperation.Value]
  ) -> APIOperation {
    APIOperation(
      method: method, path: "/api/v1/uploads/{id}", summary: summary,
      headers: headers + [Self.tusVersion, Self.uploadOffset, Self.uploadLength, Self.checksum],
      sends: [Tus.mediaType],
      limits: .sink(maximumBytes: recordingLimitBytes, lane: .members), checkHead: mayBringBytes,
      sender: signedInSender, sink: uploadSink, success: .noContent,
      refuses: [
        .conflict, .preconditionFailed, .unsupportedMediaType, .unprocessableContent,
        Tus.checksumMismatch,
      ],
      gives: "Nothing but its headers.",
      // Nothing is told of an upload that is ended.
      givesHeaders: method == .patch ? Self.tusStatus : [],
      answer: .one { request, id in
        try await answerTus(request) { person in
          try await take(UploadID(rawValue: id), request, person)
        }
      })
  }

  private var takesOperation: APIOperation {
    APIOperation(
      method: .post, path: "/api/v1/requests/{id}/takes",
      summary: "Send takes that have come as uploads together, as one recording in their order.",
      body: [
        APIOperation.Value(
          name: "takes", kind: .texts,
          about: "The identifiers of the uploads, which is the end of their addresses."),
        APIOperation.Value(
          name: "chapters",
          kind: .objects([
            APIOperation.Value(
              name: "take", kind: .whole(0...9999), about: "In which take, the first is 0."),
            APIOperation.Value(
              name: "at", kind: .number(0...86_400), about: "How far into it, in seconds."),
          ]), about: "Where chapters begin.", isRequired: false),
      ],
      success: .noContent, refuses: [.conflict, .unprocessableContent],
      gives: "Nothing, also when the same takes were sent before.",
      answer: .one { request, id in
        try await answerTus(request) { person in
          try await sendTakes(for: ReadingID(rawValue: id), request, person)
        }
      })
  }

  // MARK: Headers

  private static let tusVersion = APIOperation.Value(
    name: "Tus-Resumable", kind: .word([Tus.version]), about: "The version of the protocol.")
  private static let uploadLength = APIOperation.Value(
    name: "Upload-Length", kind: .whole(0...Int(Int32.max)),
    about: "How many bytes the whole file has; told when the upload begins, or with its bytes.",
    isRequired: false)
  private static let deferLength = APIOperation.Value(
    name: "Upload-Defer-Length", kind: .word(["1"]),
    about: "In the place of Upload-Length: the length is told later.", isRequired: false)
  private static let uploadMetadata = APIOperation.Value(
    name: "Upload-Metadata", kind: .text,
    about: """
      Names, each with a value in Base64: request, the identifier of a request that you took; \
      purpose, recording (the whole reading, if left out) or take (one of several, which wait \
      until they are sent together).
      """)
  private static let uploadOffset = APIOperation.Value(
    name: "Upload-Offset", kind: .whole(0...Int(Int32.max)),
    about: "How many bytes have come before these.")
  private static let checksum = APIOperation.Value(
    name: "Upload-Checksum", kind: .text,
    about:
      "sha1, a space, and the SHA-1 of the bytes in Base64: then all of them are kept or none.",
    isRequired: false)

  /// What every answer about one upload tells.
  private static let tusStatus = [
    tusVersion, uploadOffset, uploadLength, deferLength,
    APIOperation.Value(
      name: "Upload-Expires", kind: .text,
      about: "When it is deleted unless it is whole before, as HTTP writes moments.",
      isRequired: false),
  ]

  private static let tusAbilities = [
    tusVersion,
    APIOperation.Value(
      name: "Tus-Version", kind: .text, about: "The versions that are spoken here."),
    APIOperation.Value(
      name: "Tus-Extension", kind: .text, about: "What is spoken beside the core."),
    APIOperation.Value(
      name: "Tus-Max-Size", kind: .whole(0...Int(Int32.max)),
      about: "How many bytes a file may have."),
    APIOperation.Value(
      name: "Tus-Checksum-Algorithm", kind: .text, about: "How checksums may be made."),
  ]
}
