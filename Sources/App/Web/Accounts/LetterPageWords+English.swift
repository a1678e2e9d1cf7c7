// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterPageWords {
  static let english = Edition(
    LetterPageWords(
      title: "Told by e-mail",
      lead: "Earshot can send you a message when something is there for you.",
      addressTitle: "Your address",
      isConfirmed: "It is confirmed.",
      isNotConfirmed:
        "It is not confirmed yet. Messages come once you have opened the link in the message that was sent to it.",
      askAgain: "Send that message again",
      noAddress:
        "Your account has no e-mail address that messages can be sent to. Add one in your profile.",
      question: "Tell me by e-mail",
      questionHint:
        "When a reading for you is ready, when a recording of yours was accepted or is asked for again, and before your time for a text ends. No message holds a title or a text.",
      yes: "Yes",
      no: "No",
      save: "Save",
      chooseOne: "Choose yes or no.",
      isTold: "You will be told by e-mail.",
      notTold: "You will not be told by e-mail.",
      addressAsked:
        "A message was sent to your address. Open the link in it to confirm the address.",
      confirmTitle: "Confirm your e-mail address",
      confirmLead: "Choose the button, and messages from Earshot can come to this address.",
      confirmAct: "Confirm the address",
      confirmedTitle: "The address is confirmed",
      confirmedLead: "Messages from Earshot can come to it from now on.",
      endedLead:
        "Each link works once, within 24 hours, and only the newest one works. You can have another sent."
    ))
}
