// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdminCommandWords {
  static let english = Edition(
    AdminCommandWords(
      vet: "Vet a volunteer you know, who can then read texts for vetted volunteers.",
      unvet: "Withdraw the vetting; they lose the texts for vetted volunteers.",
      stop: "Suspend an account: it can neither read for others nor ask, and what it has ends.",
      allow: "Let a suspended account read and ask again.",
      grant: "Let someone see reports and volunteers on the page /operator.",
      revoke: "Withdraw that.",
      grantMaps: "Let someone change maps on the page /walk/edit.",
      revokeMaps: "Withdraw that.",
      passwordLink:
        "Make a link for someone who forgot their password to choose a new one.",
      list: "List the rules and the volunteers, one per line.",
      reports: "List the reports that are waiting, oldest first.",
      settle: "Close a report; it is deleted after 30 days.",
      vetting: "Give texts only to vetted volunteers, unless the person who asks says otherwise.",
      claims: "Set how many texts a new volunteer can take in a day (10).",
      networkClaims:
        "Set how many texts volunteers who are not vetted can take in a day on one network, all together (60).",
      links: "Let volunteers send a link to a sound, which the server fetches (on).",
      prepareAgain:
        "Make the sound of all recordings of the last 30 days anew, as after an update.",
      data: "The folder in which the server keeps its data (data).",
      beside: "The server can be running while you do this; the change applies at once.",
      // What is wrong
      notOnOrOff: "Write on or off, not \"{word}\".",
      notACount: "The number of texts must be a whole number from 0 to {most}, not \"{word}\"."))
}
