// SPDX-License-Identifier: Apache-2.0

import Accounts
import Speaking

/// The words of signing up and in, and of the profile, with what is wrong in their forms and what to do.
struct AccountWords: Words {
  let signUpTitle: String
  let signUpLead: String
  let signUpAct: String
  let haveAccount: String
  let welcome: String
  let nothingDone: String
  let nothingSent: String
  let notSentYet: String
  let isSignedOut: String
  let isSignedOutLead: String
  let signInTitle: String
  let signInToGoOn: String
  let signInAct: String
  let noAccount: String
  let signedIn: String
  let signedOut: String
  let role: String
  let requester: String
  let requesterHint: String
  let volunteer: String
  let volunteerHint: String
  let name: String
  let nameHint: String
  let username: String
  let usernameHint: String
  let email: String
  let emailHint: String
  /// The same where this server sends e-mail.
  let emailHintByMail: String
  let password: String
  let newPassword: String
  let passwordHint: String
  let currentPassword: String
  let profileTitle: String
  let saveProfile: String
  let profileSaved: String
  let changePassword: String
  let passwordChanged: String
  let leaving: String
  let deleteTitle: String
  let deleteLead: String
  let deleteAct: String
  let keepAccount: String
  let deleted: String
  let signedInAs: Template
  let wrongCredentials: String
  let tooManyTries: Template
  let unusableCharacters: String
  let taken: String
  let tooCommon: String
  let containsName: String
  let notAnAddress: String
  let wrong: String
  let missingName: String
  let missingUsername: String
  let missingEmail: String
  let missingPassword: String
  let missingCurrentPassword: String
  let tooShortPassword: Template
  let tooShort: Template
  let tooLong: Plural

  /// That somebody has to wait until the next try.
  static func tooManyAttempts(_ seconds: Int, in language: Language) -> String {
    let minutes = max(1, (seconds + 59) / 60)
    return Self[language].tooManyTries(
      Span.words(seconds: Double(minutes) * 60, .oblique, in: language))
  }

  /// What is wrong with a field of the forms about an account, and what to do.
  func problem(_ problem: FieldProblem, in field: AccountField) -> String {
    switch problem {
    case .missing: missing(field)
    case .tooShort(let minimum):
      field == .password ? tooShortPassword("\(minimum)") : tooShort("\(minimum)")
    case .tooLong(let maximum): tooLong(maximum)
    case .unusableCharacters:
      unusableCharacters
    case .taken:
      taken
    case .tooCommon:
      tooCommon
    case .containsName:
      containsName
    case .notAnAddress:
      notAnAddress
    case .wrong:
      wrong
    }
  }

  private func missing(_ field: AccountField) -> String {
    switch field {
    case .name:
      missingName
    case .username:
      missingUsername
    case .email:
      missingEmail
    case .password:
      missingPassword
    case .currentPassword:
      missingCurrentPassword
    }
  }
}
