// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdminCommandWords {
  static let english = Edition(
    AdminCommandWords(
      vet: "Say that you know a volunteer, who may then read what is for vetted ones.",
      unvet: "Take that back; what they have of such texts ends.",
      stop: "Let an account neither read for others nor ask; what it has ends.",
      allow: "Let it read and ask again.",
      grant: "Let somebody see reports and volunteers on the page /operator.",
      revoke: "Take that back.",
      passwordLink:
        "Make a link with which somebody who forgot the password chooses a new one.",
      list: "Tell the rules and the volunteers, a line each.",
      reports: "Tell the reports that wait, the oldest first.",
      settle: "Put a report away; it is deleted after 30 days.",
      vetting: "Give texts to vetted volunteers only, unless who asks says otherwise.",
      claims: "Say how many texts a new volunteer can take in a day (10).",
      networkClaims:
        "Say how many texts volunteers who are not vetted can take in a day from one network (60).",
      data: "The folder in which the server keeps its data (data).",
      beside: "The server may be running meanwhile; it obeys at once.",
      // What is wrong
      notOnOrOff: "Vetting is on or off, not \"{word}\".",
      notACount: "The number of texts is a whole number from 0 to {most}, not \"{word}\"."))
}
