// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database

/// A file that a person attached to a request, as the database holds it.
struct AttachedFileRow: RowDecodable {
  let key: BlobKey
  private let id: String
  private let request: String
  private let name: String

  init(row: Row) throws(DatabaseError) {
    let stored: String = try row.value("file_key")
    guard let key = BlobKey(rawValue: stored) else {
      throw .wrongType(column: "file_key", expected: "BlobKey", found: stored)
    }
    self.key = key
    id = try row.value("id")
    request = try row.value("request")
    name = try row.value("name")
  }

  /// What a person attached, also what they took off within the last day and may put back.
  static func all(of account: AccountID) -> Statement {
    """
    SELECT attachments.file_key, attachments.id, attachments.request, attachments.name
    FROM attachments JOIN requests ON requests.id = attachments.request
    WHERE requests.requester = \(account)
    ORDER BY requests.created_at, requests.id, attachments.position
    """
  }

  func file(number: Int, path: String) -> AccountCopy.AttachedFile {
    // Its own ending comes last, so that the person's programs know what it is.
    let scalars = Array(name.unicodeScalars)
    let dot = scalars.lastIndex(of: ".").flatMap { scalars.count - $0 <= 6 && $0 > 0 ? $0 : nil }
    let stem = dot.map { Self.text(scalars[..<$0]) } ?? name
    let ending = dot.map { Self.text(scalars[$0...]) } ?? ""
    return AccountCopy.AttachedFile(
      name: "files/\(String(1000 + number).dropFirst()) \(SoundRow.fileName(stem))"
        + SoundRow.fileName(ending).replacing(" ", with: ""),
      id: id, request: request, path: path)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
