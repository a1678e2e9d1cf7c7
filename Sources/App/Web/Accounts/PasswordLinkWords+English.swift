// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PasswordLinkWords {
  static let english = Edition(
    PasswordLinkWords(
      forgottenTitle: "I forgot my password",
      forgottenLead:
        "Earshot sends no e-mail. The people who run this server can help you to get a new password.",
      askThem:
        "Ask the people who offer you Earshot, such as your school, library or association.",
      tellUsername: "Tell them your username. Never tell anybody a password.",
      openLink: "They will give you a link. Open it within 24 hours and choose a new password.",
      staysAsItIs: "Everything in your account stays as it is.",
      // Where this server sends e-mail
      askLead:
        "Write your username or your e-mail address. If the account has an e-mail address, a message with a link goes to it.",
      askField: "Username or e-mail address",
      askHint: "If many people share your address, write your username.",
      askAct: "Send me a link",
      askMissing: "Enter your username or your e-mail address.",
      otherwise: "If you get no message",
      otherwiseLead: "The people who run this server can help you to get a new password.",
      sentTitle: "Check your e-mail",
      sentLead:
        "If there is such an account and it has an e-mail address, a message is on its way to it.",
      sentOpen: "Open the link in the message within an hour, and choose a new password.",
      sentNothing:
        "Nothing there after some minutes? Look among unwanted messages (spam), or ask the people who run this server.",
      sendsNone: "This server sends no e-mail. Ask the people who run it for help.",
      chooseTitle: "Choose a new password",
      chooseAct: "Save the new password",
      endedTitle: "This link no longer works",
      endedLead: """
        Each link works once, within 24 hours, and only the newest one works. Ask the people who \
        run this server for another.
        """,
      endedLeadByMail:
        "Each link works once, for a limited time, and only the newest one works. You can ask for another.",
      // For those who look after the server
      section: "Forgotten password",
      sectionHint: """
        Make sure that you are talking to the owner of the account: whoever has the link can open \
        it.
        """,
      make: "Make a password link",
      madeTitle: "Link for {name}",
      madeLead: "It works once, until {moment}. You can see it only now.",
      linkLabel: "Password link",
      linkHint: "Copy it now, and give it only to the owner of the account.",
      isTold:
        "{name} will see in the account that you made it. Any link that you made before no longer works.",
      isOperator: """
        {name} looks after this server too. Make this link on the server, with the command \
        “earshot admin password-link NAME”.
        """,
      // For the owner of the account
      wasMade:
        "The people who run this server made a link for choosing a new password for your account {moment}.",
      wasMailed:
        "A link for choosing a new password for your account was sent to your e-mail address {moment}.",
      wasUsed: """
        A new password was chosen with it {moment}. If that was not you, change your password and \
        tell them.
        """,
      isOpen: """
        It still works. If you did not ask for it, change your password: the link then stops \
        working.
        """,
      isOver: "It no longer works, and nobody used it."))
}
