// SPDX-License-Identifier: Apache-2.0

import Reading
import Speaking

/// The words of keeping somebody away and of reporting.
struct SafetyWords: Words {
  let block: Template
  let report: Template
  let blockHint: Template
  let trouble: String
  let reportLead: String
  let reasonQuestion: String
  let words: String
  let send: String
  let unkind: String
  let privacy: String
  let misuse: String
  let other: String
  let chooseReason: String
  let blockedTitle: String
  let blockedLead: String
  let nobodyBlocked: String
  let since: Template
  let unblock: Template
  // What was done
  let blocked: String
  let unblocked: String
  let reported: String

  func reason(_ reason: ReportReason) -> String {
    switch reason {
    case .unkind: unkind
    case .privacy: privacy
    case .misuse: misuse
    case .other: other
    }
  }
}
