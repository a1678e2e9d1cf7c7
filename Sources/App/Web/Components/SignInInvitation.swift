// SPDX-License-Identifier: Apache-2.0

import HTML

extension Visit {
  /// The page for signing in, which leads back to where the visitor is.
  var signInAddress: String {
    "/sign-in" + (LocalAddress(address).map { "?return=" + $0.asValue } ?? "")
  }
}

/// In the place of what only people with an account have: why, and the way to sign in.
func signInInvitation(_ words: String, _ visit: Visit) -> Node {
  div(.class("empty")) {
    p { words }
    a(.class("button"), .href(visit.signInAddress)) { FrameWords[visit].signIn }
  }
}
