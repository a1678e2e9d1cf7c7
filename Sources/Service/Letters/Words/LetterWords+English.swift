// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterWords {
  static let english = Edition(
    LetterWords(
      linkSubject: "Choose a new password for Earshot",
      linkAsked: "Someone asked for a new password for the Earshot account “{name}”.",
      linkOpens: "To choose one, open this link. It works once, within one hour:",
      linkOnServer: """
        This account looks after the server, so its password is not changed by e-mail. Make a link \
        on the server, with the command: earshot admin password-link {name}
        """,
      linkIgnored: """
        If you did not ask for this, ignore this message. Nothing changes, and your password still \
        works.
        """,
      // A link that confirms an address
      addressSubject: "Confirm your address for Earshot",
      addressAsked:
        "Someone asked Earshot to send messages to this address when something is there for them.",
      addressOpens:
        "If that was you, open this link and confirm the address there. It works within 24 hours:",
      addressIgnored: "If that was not you, ignore this message. Nothing more will be sent.",
      // To an address that an account has left
      leftSubject: "Your address for Earshot was changed",
      leftAddress:
        "The Earshot account “{name}” has another e-mail address now. Messages about it no longer come here.",
      leftByOthers:
        "If you did not change it, tell the people who run the server at once: someone else may be using your account.",
      // What is there
      newsReady: "A reading for you is ready.",
      newsKept: "A recording of yours was accepted. Thank you.",
      newsAskedAgain: "A text that you recorded was asked for again.",
      newsEnding: "Your time for a text that you took ends within 12 hours.",
      newsOpens: "Sign in to find it:",
      newsStops: "You get this message because you asked for it. To stop these messages:"))
}
