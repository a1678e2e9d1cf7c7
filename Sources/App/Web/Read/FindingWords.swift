// SPDX-License-Identifier: Apache-2.0

import Reading
import Speaking

/// What was noticed in a recording, for the volunteer who sent it: what a listener hears, and what helps.
struct FindingWords: Words {
  let heading: String
  /// The recording waits for its volunteer.
  let held: String
  let heldLead: String
  let sendAnyway: String
  let sentAnyway: String
  /// The recording was delivered.
  let delivered: String
  let deliveredLead: String
  let mostlySilent: String
  let farTooShort: String
  let distorted: String
  let clipped: String
  let short: String
  let long: String
  let quiet: String
  let noisy: String
  let startCut: String
  let endCut: String

  /// What a finding means and how to do better.
  func of(_ finding: RecordingFinding) -> String {
    switch finding {
    case .mostlySilent: mostlySilent
    case .farTooShort: farTooShort
    case .distorted: distorted
    case .clipped: clipped
    case .short: short
    case .long: long
    case .quiet: quiet
    case .noisy: noisy
    case .startCut: startCut
    case .endCut: endCut
    }
  }

  /// What an open page says when something was noticed, once.
  func news(_ found: RecordingFindings) -> String {
    found.heldUntil == nil ? delivered : held
  }
}
