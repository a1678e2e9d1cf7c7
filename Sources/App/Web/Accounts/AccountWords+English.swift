// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AccountWords {
  static let english = Edition(
    AccountWords(
      signUpTitle: "Create an account",
      signUpLead:
        "You need an account to have texts read to you, or to read for others. It is free.",
      signUpAct: "Create my account",
      haveAccount: "I already have an account",
      welcome: "Your account is ready and you are signed in.",
      nothingDone: "You are signed out, so nothing was done. Sign in, then do it again.",
      nothingSent: """
        You are signed out, so nothing was sent. Sign in: what you wrote is still here, and you \
        can send it then.
        """,
      notSentYet: "You are signed in. Your request is not sent yet: look over it and send it.",
      isSignedOut: "You are signed out",
      isSignedOutLead: "Your texts are hidden. Sign in to see them again.",
      signInTitle: "Sign in",
      signInToGoOn: "Sign in to continue. This page is only for people with an account.",
      signInAct: "Sign in",
      noAccount: "I do not have an account yet",
      signedIn: "You are signed in.",
      signedOut: "You are signed out.",
      role: "What do you want to do?",
      requester: "I want texts read to me",
      requesterHint: "You ask, a volunteer reads, you listen.",
      volunteer: "I want to read for others",
      volunteerHint: "You choose a text, record it, and send the recording.",
      name: "Your name",
      nameHint: "Others see only your first name.",
      username: "Username",
      usernameHint: "Use 3 to 30 letters or numbers. You will sign in with it.",
      email: "E-mail address",
      emailHint: "Only the people who run this server see it.",
      emailHintByMail:
        "If you forget your password, a link can be sent to it. Only the people who run this server see it.",
      password: "Password",
      newPassword: "New password",
      passwordHint:
        "At least 10 characters. Three or four words in a row are strong and easy to remember.",
      currentPassword: "Current password",
      profileTitle: "Your account",
      saveProfile: "Save changes",
      profileSaved: "Your changes are saved.",
      changePassword: "Change the password",
      passwordChanged:
        "Your password is changed. You have been signed out on your other devices.",
      leaving: "Sign out or delete the account",
      deleteTitle: "Delete the account",
      deleteLead:
        "Your requests, recordings and settings are deleted at once. This cannot be undone.",
      deleteAct: "Delete my account for good",
      keepAccount: "Keep my account",
      deleted: "Your account is deleted, with everything in it.",
      signedInAs: "You sign in as {username}.",
      wrongCredentials:
        "The username or password is not right. Check both and try again.",
      tooManyTries: "There were too many tries. Wait {wait}, then try again.",
      unusableCharacters:
        "Use letters of one alphabet and digits, with dots, dashes or underscores between.",
      taken: "Somebody already has this username. Choose another.",
      tooCommon: "This password is easy to guess. Use several words in a row instead.",
      containsName: "The password contains your name. Choose one without it.",
      notAnAddress:
        "This is not an e-mail address. Write it like ana@example.org, or leave it empty.",
      wrong: "This is not your password. Try again.",
      missingName: "Enter your name.",
      missingUsername: "Enter a username.",
      missingEmail: "Enter your e-mail address.",
      missingPassword: "Enter a password.",
      missingCurrentPassword: "Enter your current password.",
      tooShortPassword: "The password is too short. Use at least {minimum} characters.",
      tooShort: "This is too short. Use at least {minimum} characters.",
      tooLong: .same("This is too long. Use at most {count} characters.")))
}
