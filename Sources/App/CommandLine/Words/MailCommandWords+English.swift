// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MailCommandWords {
  static let english = Edition(
    MailCommandWords(
      mail: "Send e-mail through this server: smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://…",
      mailFile:
        "Read that from the first line of this file, so that no password is in the command.",
      mailFrom: "Send e-mail from this address.",
      publicAddress:
        "The address under which people reach this server, for links in e-mail: https://…",
      test: "Send one e-mail to an address, and print what the mail server answers.",
      testDiscussion:
        "It uses the same options and environment as earshot serve: EARSHOT_MAIL and EARSHOT_MAIL_FROM.",
      testSubject: "A message from Earshot",
      testText:
        "This message shows that Earshot can send e-mail from this server. Nothing needs to be done.",
      taken: "The mail server took the message: {answer}",
      badForm:
        "The mail server must be given as smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://…, with %40 for an @ in the user.",
      badPort: "The port of the mail server must be a whole number from 1 to 65535.",
      badOption: "After ? only tls=off is known, and only with smtp://.",
      openPassword: "A password would be sent unprotected. Leave out ?tls=off, or use smtps://.",
      badFrom:
        "\"{found}\" is no e-mail address that can send. Give one such as earshot@example.org.",
      badRecipient:
        "\"{found}\" is no e-mail address that a message can be sent to. Give one such as ana@example.org.",
      badPublicAddress:
        "\"{found}\" cannot be the public address. Give one such as https://earshot.example.org, without anything after it.",
      oneOfTwo: "--mail and --mail-file say the same. Give one of them.",
      allThree:
        "To send e-mail, give all of --mail (or --mail-file), --mail-from and --public-address, or set EARSHOT_MAIL, EARSHOT_MAIL_FROM and EARSHOT_ADDRESS.",
      bothForTest:
        "To send a message, give --mail (or --mail-file) and --mail-from, or set EARSHOT_MAIL and EARSHOT_MAIL_FROM.",
      unreachable:
        "The mail server cannot be reached. Check its name and port, and that this machine may connect to it.",
      tooSlow:
        "The mail server did not answer in time. Try again later, or check its name and port.",
      brokenOff:
        "The mail server ended the connection. Check the port: smtps:// mostly has 465, smtp:// 587.",
      notPrivate:
        "The connection cannot be protected: the server offers no TLS, or its certificate is not trusted here. Check the name, or use smtps://.",
      signInRefused: "The mail server refused the user or the password: {answer}",
      putOff: "The mail server put the message off: {answer}. Try again later.",
      refused: "The mail server refused the message: {answer}",
      stopped: "The command was stopped before the message was taken.",
      other: "The message could not be sent (libcurl {code})."))
}
