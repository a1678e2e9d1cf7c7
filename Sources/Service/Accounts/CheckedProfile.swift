// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The fields of a profile after checking.
struct CheckedProfile: Sendable {
  static let maximumNameLength = 80
  // RFC 5321 section 4.5.3.1.3: a path is at most 256 octets with its angle brackets.
  static let maximumEmailLength = 254

  let name: String
  let username: Username
  let email: String?

  /// Checks all fields, and throws every problem at once.
  init(
    name: String, username: String, email: String?, password: () -> FieldProblem?
  ) throws(AccountsError) {
    var problems: [AccountField: FieldProblem] = [:]
    let name = SeenText.line(name)
    if name.isEmpty { problems[.name] = .missing }
    if SeenText.isLonger(name, than: Self.maximumNameLength) {
      problems[.name] = .tooLong(maximum: Self.maximumNameLength)
    }
    let email = email.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    problems[.email] = email.isEmpty ? nil : Self.problem(withEmail: email)
    problems[.password] = password()
    var checked: Username?
    do throws(UsernameError) {
      checked = try Username(username)
    } catch {
      problems[.username] = error.problem
    }
    guard problems.isEmpty, let checked else { throw .invalid(problems) }
    self.name = name
    self.username = checked
    self.email = email.isEmpty ? nil : email
  }

  /// What comes along when an address is copied out of a message, as in `Ana <ana@example.org>`, and would keep every
  /// message from arriving (RFC 5322 section 3.2.3: specials).
  private static let neverInAddresses: Set<Unicode.Scalar> = [
    "<", ">", "(", ")", "[", "]", "\\", ",", ";", ":", "\"",
  ]

  /// A plain form check: whether mail arrives is only known by sending some.
  private static func problem(withEmail email: String) -> FieldProblem? {
    if email.utf8.count > maximumEmailLength { return .tooLong(maximum: maximumEmailLength) }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return .notAnAddress }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    let isClean = email.unicodeScalars.allSatisfy { scalar in
      let category = scalar.properties.generalCategory
      return !scalar.properties.isWhitespace && category != .control && category != .format
        && !Self.neverInAddresses.contains(scalar)
    }
    return labels.count >= 2 && !labels.contains("") && isClean ? nil : .notAnAddress
  }
}
