// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AccountWords {
  static let english = Edition(
    AccountWords(
      signUpTitle: "Make an account",
      signUpLead: "You need one to ask for readings, or to read for others. It is free.",
      signUpAct: "Make my account",
      haveAccount: "I have an account already",
      welcome: "Your account is made, and you are signed in.",
      nothingDone: "You are signed out, so nothing was done. Sign in, then do it again.",
      nothingSent: """
        You are signed out, so nothing was sent. Sign in: what you wrote is still here, and you \
        can send it then.
        """,
      notSentYet: "You are signed in. Your request is not sent yet: look over it and send it.",
      isSignedOut: "You are signed out",
      isSignedOutLead: "Your texts are hidden. Sign in to see them again.",
      signInTitle: "Sign in",
      signInToGoOn: "This page belongs to an account. Sign in to go on.",
      signInAct: "Sign in",
      noAccount: "I have no account yet",
      signedIn: "You are signed in.",
      signedOut: "You are signed out.",
      role: "What are you here for?",
      requester: "I want texts read to me",
      requesterHint: "You ask, a volunteer reads, you listen.",
      volunteer: "I want to read for others",
      volunteerHint: "You choose a text, record it, and send the recording.",
      name: "Your name",
      nameHint: "Others see only the first word of it.",
      username: "Username",
      usernameHint: "You sign in with it. 3 to 30 letters or digits.",
      email: "E-mail address",
      emailHint: "Only the people who run this server see it.",
      password: "Password",
      newPassword: "New password",
      passwordHint: "At least 10 characters. A few words in a row are good and easy to remember.",
      currentPassword: "Your password until now",
      profileTitle: "Your account",
      saveProfile: "Save the changes",
      profileSaved: "Your changes are saved.",
      changePassword: "Change the password",
      passwordChanged: "Your password is changed. Your other devices are signed out.",
      leaving: "Leave",
      deleteTitle: "Delete the account",
      deleteLead:
        "Your requests, your recordings and your settings go at once, and nobody can bring them back.",
      deleteAct: "Delete my account for good",
      keepAccount: "Keep my account",
      deleted: "Your account is deleted, with all that was in it.",
      signedInAs: "You sign in as {username}.",
      wrongCredentials:
        "This username and password do not belong together. Check both and try again.",
      tooManyTries: "There were too many tries. Wait {wait}, then try again.",
      unusableCharacters:
        "Use letters of one alphabet and digits, with dots, dashes or underscores between.",
      taken: "Somebody has this username already. Choose another.",
      tooCommon: "This password is easy to guess. Put a few words in a row.",
      containsName: "The password holds your name. Choose one without it.",
      notAnAddress:
        "This is not an e-mail address. Write it like ana@example.org, or leave it empty.",
      wrong: "This is not your password. Try again.",
      missingName: "Write your name.",
      missingUsername: "Write a username.",
      missingEmail: "Write your e-mail address.",
      missingPassword: "Write a password.",
      missingCurrentPassword: "Write your password until now.",
      tooShortPassword: "The password is too short. Use at least {minimum} characters.",
      tooShort: "This is too short. Use at least {minimum} characters.",
      tooLong: "This is too long. Use at most {maximum} characters."))
}
