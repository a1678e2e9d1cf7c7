// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PasswordLinkWords {
  static let english = Edition(
    PasswordLinkWords(
      forgottenTitle: "I forgot my password",
      forgottenLead:
        "Earshot sends no e-mail. The people who run this server help you to a new password.",
      askThem:
        "Ask the people from whom you have Earshot, such as your school, library or association.",
      tellUsername: "Tell them your username. Never tell anybody a password.",
      openLink: "They give you a link. Open it within 24 hours and choose a new password.",
      staysAsItIs: "All that is in your account stays as it is.",
      chooseTitle: "Choose a new password",
      chooseAct: "Save the new password",
      endedTitle: "This link no longer works",
      endedLead: """
        A link works once, for 24 hours, and only the newest one does. Ask the people who run \
        this server for another.
        """,
      // For those who look after the server
      section: "Forgotten password",
      sectionHint: """
        Make sure that you talk to the owner of the account: whoever has the link can open the \
        account.
        """,
      make: "Make a link to a new password",
      madeTitle: "Link for {name}",
      madeLead: "It works once, until {moment}. You see it only now.",
      linkLabel: "Link to a new password",
      linkHint: "Copy it now and give it to nobody else.",
      isTold:
        "{name} is told in the account that you made it. A link that you made before no longer works.",
      isOperator: """
        {name} looks after this server too. Make this link on the server, with the command \
        “earshot admin password-link NAME”.
        """,
      // For the owner of the account
      wasMade:
        "The people who run this server made a link to a new password for your account {moment}.",
      wasUsed: """
        A new password was chosen with it {moment}. If that was not you, change the password and \
        tell them.
        """,
      isOpen: """
        It still works. If you did not ask for it, change your password: then the link no longer \
        works.
        """,
      isOver: "It no longer works, and nobody used it."))
}
