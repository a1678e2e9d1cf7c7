// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Reading

/// A part of a request as the API tells of it to the person who asked.
struct PartsJSON: JSONEncodable {
  let part: RequestPart

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", part.request.summary.id.rawValue)
      json.field("number", part.number)
      json.field("status", RequestJSON(part.request).state?.name ?? "")
      json.field("minutes", Self.minutes(characters: part.request.summary.characterCount))
    }
  }

  static let members: [Shape.Member] = [
    .always("id", .text), .always("number", .integer),
    .always("status", .word(RequestJSON.statuses)), .always("minutes", .integer),
  ]

  /// Which part it is, for those who read it.
  static let placeMembers: [Shape.Member] = [
    .always("number", .integer), .always("count", .integer),
  ]

  /// How many people may read a text at once, as a program says it.
  static let value = APIOperation.Value(
    name: RequestField.parts.rawValue, kind: .whole(range),
    about: """
      How many people may read it at once, each a part, where it takes twenty minutes or longer: 1 for one reader, \
      \(TextParts.most) for as many as it has parts of ten minutes. One reader if left out.
      """, isRequired: false)

  static let range = 1...TextParts.most

  /// How long a text takes to read aloud, in whole minutes.
  static func minutes(characters: Int) -> Int {
    max(1, (characters + TextParts.charactersAMinute - 1) / TextParts.charactersAMinute)
  }
}

extension Site {
  /// The request with its parts, where several people read it.
  func withParts(
    _ shown: RequestJSON, _ own: OwnRequest, _ person: AccountID
  ) async throws -> RequestJSON {
    guard own.isDivided else { return shown }
    var shown = shown
    shown.parts = try await readingAllowed { () throws(ReadingError) in
      try await reading.parts(of: own.summary.id, by: person)
    }
    return shown
  }
}
