// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ProblemWords {
  static let english = Edition(
    ProblemWords(
      goHome: "Go to the first page",
      openHelp: "Open the help",
      number: "For the people who run this server: error {code}, request",
      notFound: Told(
        title: "Page not found",
        remedy: "The page was removed, or you may not open it, or the address is mistyped."),
      wrongMethod: Told(
        title: "This address works in another way",
        remedy: "Nothing was changed. Start from the first page and open the page again."),
      forbidden: Told(
        title: "Nothing was changed",
        remedy:
          "It did not come from an Earshot page of yours. Open the page here and try again."),
      malformed: Told(
        title: "This could not be understood",
        remedy: "Nothing was changed. Go back and try again."),
      signInFirst: Told(
        title: "Sign in first",
        remedy: "You are signed out, so nothing was done. Sign in, then do it again."),
      tooMany: Told(
        title: "That was too fast",
        remedy: "Too many requests came in a short time. Wait a minute, then try again."),
      noRoom: Told(
        title: "The server is full",
        remedy:
          "What you sent could not be stored, so keep it. Tell the people who run this server."),
      busy: Told(
        title: "Nothing can be stored right now",
        remedy: "The server is busy for a moment. Nothing was changed. Try again in a few seconds."),
      uploadsClosed: Told(
        title: "No files can be received right now",
        remedy:
          "The server is busy or nearly full. Keep your file and send it again in a few minutes."),
      stopping: Told(
        title: "The server is about to restart",
        remedy: "Wait a moment, then open the page again."),
      failed: Told(
        title: "Something failed on our side",
        remedy: "It is not your fault, and it has been noted. Try again in a moment."),
      tooLarge: "That is too large",
      sendLess: "Send less at a time.",
      megabytes: "At most {megabytes} megabytes can be sent. Choose a smaller file.",
      taken: "Another volunteer has just taken this text. Choose another one.",
      tooManyClaims: "You already have five texts. Send or give back one of them first.",
      claimEnded:
        "Your time for this text is over, or the request was cancelled. Choose another one.",
      noMoreTime: """
        You have had this text for two weeks, and longer is not possible. Send your recording, \
        or give the text back.
        """,
      takenMeanwhile: "Another volunteer is already reading it. You will get a new recording.",
      notNow:
        "This cannot be done now, because something has changed. This is the current state.",
      notRequester:
        "Your account is for reading to others. To ask for readings, change that in your account.",
      notVolunteer: "Your account is for asking. To read for others, change that in your account.",
      tooManyRequests: "You already have a hundred open requests. Cancel one of them first."))
}
