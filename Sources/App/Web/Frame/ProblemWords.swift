// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Speaking

/// What went wrong with a request or an act, and what to do.
struct ProblemWords: Words {
  let goHome: String
  let openHelp: String
  let number: Template
  let notFound: Told
  let wrongMethod: Told
  let forbidden: Told
  let malformed: Told
  let signInFirst: Told
  let tooMany: Told
  let noRoom: Told
  let busy: Told
  let uploadsClosed: Told
  let stopping: Told
  let failed: Told
  let tooLarge: String
  let sendLess: String
  let megabytes: Template
  let taken: String
  let tooManyClaims: String
  let claimEnded: String
  let noMoreTime: String
  let takenMeanwhile: String
  let notNow: String
  let notRequester: String
  let notVolunteer: String
  let tooManyRequests: String

  /// What is told of a problem.
  struct Told: Sendable {
    let title: String
    let remedy: String
  }

  /// The words for a problem.
  func told(_ problem: Problem) -> Told {
    switch problem {
    case .notFound: notFound
    case .methodNotAllowed: wrongMethod
    case .crossOrigin: forbidden
    case .bodyTooLarge(let limit): tooLarge(limit)
    case .addressTooLong, .headTooLarge, .malformed: malformed
    case .noRoom: noRoom
    case .busy: busy
    case .uploadsClosed: uploadsClosed
    case .stopping: stopping
    case .failed: failed
    case .other(let status): told(status)
    }
  }

  /// The words for a status that says that something is wrong.
  private func told(_ status: Status) -> Told {
    switch status {
    case .unauthorized: signInFirst
    case .forbidden: forbidden
    case .notFound, .gone: notFound
    case .tooManyRequests: tooMany
    case .contentTooLarge: tooLarge(nil)
    case .insufficientStorage: noRoom
    case .requestTimeout: malformed
    case .serviceUnavailable: stopping
    default: status.code < 500 ? malformed : failed
    }
  }

  private func tooLarge(_ limit: Int?) -> Told {
    let megabytes = limit.map { $0 >> 20 } ?? 0
    return Told(
      title: tooLarge, remedy: megabytes > 0 ? self.megabytes("\(megabytes)") : sendLess)
  }
}
