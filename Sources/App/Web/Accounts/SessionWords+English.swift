// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SessionWords {
  static let english = Edition(
    SessionWords(
      title: "Where you are signed in",
      lead: "End what you do not know, and change your password then.",
      endAct: "Sign out there",
      endOthers: "Sign out everywhere else",
      ended: "You are signed out there.",
      othersEnded: "You are signed out everywhere else.",
      isThis: "This is where you are now.",
      unknown: "A browser that is not known",
      otherBrowser: "Another browser",
      program: "A program with a token",
      otherSystem: "another device",
      times: "Signed in {begun}, last used {used}.",
      onSystem: "{browser} on {system}"))
}
