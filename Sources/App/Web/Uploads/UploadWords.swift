// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Speaking

/// Why the server did not do what a program asked of an upload.
struct UploadWords: Words {
  /// 400.
  let badHeaders: String
  /// 404.
  let notThere: String
  /// 409.
  let wrongPlace: String
  /// 412.
  let otherVersion: String
  /// 415.
  let wrongType: String
  /// 422.
  let wrongTakes: String
  /// 429.
  let tooMany: String
  /// 460.
  let changedOnTheWay: String

  /// The sentence for a status; nil for one that has no own words here.
  func sentence(for status: Status) -> String? {
    switch status {
    case .badRequest: badHeaders
    case .notFound: notThere
    case .conflict: wrongPlace
    case .preconditionFailed: otherVersion
    case .unsupportedMediaType: wrongType
    case .unprocessableContent: wrongTakes
    case .tooManyRequests: tooMany
    case Tus.checksumMismatch: changedOnTheWay
    default: nil
    }
  }
}
