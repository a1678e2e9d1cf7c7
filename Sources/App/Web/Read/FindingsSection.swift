// SPDX-License-Identifier: Apache-2.0

import HTML
import Reading
import Speaking

/// What was noticed in a recording, for the volunteer who sent it; where it waits for them, also the way to send it on.
func findingsSection(_ found: RecordingFindings, at address: String, _ visit: Visit) -> Node {
  let words = FindingWords[visit]
  return section(.class("card stack stack--tight"), .ariaLabelledBy("findings")) {
    h2(.id("findings")) { words.heading }
    ul { for finding in found.findings { li { words.of(finding) } } }
    if found.heldUntil == nil {
      p { words.deliveredLead }
    } else {
      p { words.heldLead }
      act(words.sendAnyway, .upload, to: address + "/send-anyway", visit)
    }
  }
}
