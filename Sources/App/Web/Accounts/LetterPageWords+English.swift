// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterPageWords {
  static let english = Edition(
    LetterPageWords(
      title: "Messages by e-mail",
      lead: "Earshot can send you a message when something is there for you.",
      addressTitle: "Your address",
      isConfirmed: "It is confirmed.",
      isNotConfirmed:
        "It is not confirmed yet. We sent a message to it: open the link in it and confirm. Until then no other messages come.",
      isNotAsked:
        "It is not confirmed yet. If you choose “Yes”, we send a message to it to confirm it.",
      askAgain: "Send that message again",
      noAddress: "Your account has no e-mail address yet. Add one first.",
      question: "Tell me by e-mail",
      questionHint:
        "When a reading for you is ready, when a recording of yours was accepted or is asked for again, and before your time for a text ends. No message holds a title or a text.",
      yes: "Yes",
      no: "No",
      save: "Save",
      chooseOne: "Choose yes or no.",
      isTold: "You will get messages by e-mail.",
      notTold: "You will get no messages by e-mail.",
      addressAsked:
        "We sent a message to your address. Open the link in it to confirm the address.",
      confirmTitle: "Confirm your address",
      confirmLead: "Once it is confirmed, messages from Earshot can come to this address.",
      confirmAct: "Confirm the address",
      confirmedTitle: "The address is confirmed",
      confirmedLead: "Messages from Earshot can come to it from now on.",
      endedLead:
        "Each link works once, within 24 hours, and only the newest one works. You can have another sent."
    ))
}
