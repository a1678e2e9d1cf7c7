// SPDX-License-Identifier: Apache-2.0

import Database
import Passwords
import Speaking
import TestSupport
import Testing

@testable import Accounts

/// The service in a folder of its own, with a clock that the test sets and quick hashes.
struct AccountsBench {
  let folder: TemporaryFolder
  let time = SettableTime()
  let database: DatabasePool
  let accounts: AccountService

  init(deletionRules: [AccountService.DeletionRule] = []) async throws {
    folder = try TemporaryFolder()
    database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    let time = time
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds) }
    try await database.migrate([AccountService.migrations], at: clock.now)
    accounts = try await AccountService(
      database: database, hasher: PasswordHasher(limits: .quick), clock: clock,
      deletionRules: deletionRules)
  }

  static let password = Password("seven green lanterns")

  func form(_ username: String = "amira", password: Password = Self.password) -> SignUpForm {
    SignUpForm(name: "Amira Haddad", username: username, password: password, role: .requester)
  }

  @discardableResult
  func signUp(_ username: String = "amira") async throws -> SignedIn {
    try await accounts.signUp(form(username), from: "address of \(username)")
  }

  func signIn(
    _ username: String = "amira", _ password: Password = Self.password,
    from address: String = "here"
  ) async throws(AccountsError) -> SignedIn {
    try await accounts.signIn(username: username, password: password, from: address)
  }
}

@Suite struct SignUpTests {
  @Test("Who signs up is signed in, and can sign in again")
  func signsUp() async throws {
    let bench = try await AccountsBench()
    var form = bench.form()
    form.email = " amira@example.org "
    form.settings = Settings(language: .arabic, appearance: .highContrast, speaking: .screenReader)
    let signedIn = try await bench.accounts.signUp(form, from: "here")
    #expect(signedIn.account.name == "Amira Haddad")
    #expect(signedIn.account.firstName == "Amira")
    #expect(signedIn.account.email == "amira@example.org")
    #expect(signedIn.account.settings == form.settings)
    #expect(try await bench.accounts.account(for: signedIn.token) == signedIn.account)
    #expect(try await bench.signIn("AMIRA").account == signedIn.account)
  }

  @Test(
    "The first name is the first word, in whatever letters and after whatever space",
    arguments: [
      ("Amira Haddad", "Amira"), ("Amira", "Amira"), ("", ""), (" ", " "), ("  Jo Li", "Jo"),
      ("Jo\tLi", "Jo"), ("Jo\u{A0}Li", "Jo"), ("Zoë Li", "Zoë"), ("Zoe\u{308} Li", "Zoe\u{308}"),
      ("أميرة حداد", "أميرة"), ("Jo \u{308}Li", "Jo"),
    ])
  func firstName(name: String, first: String) {
    #expect(Array(Account.firstName(of: name).utf8) == Array(first.utf8))
  }

  @Test("Every field that needs another answer is named at once")
  func namesAllProblems() async throws {
    let bench = try await AccountsBench()
    let form = SignUpForm(
      name: " \n", username: "a", email: "not an address", password: Password("short"),
      role: .volunteer)
    await #expect(
      throws: AccountsError.invalid([
        .name: .missing, .username: .tooShort(minimum: 3), .email: .notAnAddress,
        .password: .tooShort(minimum: 10),
      ])
    ) {
      try await bench.accounts.signUp(form, from: "here")
    }
  }

  @Test(
    "An address that no message could reach is refused, and others are taken as they are",
    arguments: [
      ("<ana@example.org>", false), ("Ana <ana@example.org>", false), ("ana@example.org,", false),
      ("ana\u{AD}@example.org", false), ("ana@exam\u{200B}ple.org", false),
      ("mailto:ana@example.org", false), ("ana@example", false), ("\"ana\"@example.org", false),
      ("ana+lists@example.org", true), ("o'neill_1@mail.example.org", true),
      ("نور@مثال.example", true), (" ana@example.org\n", true),
    ])
  func addresses(email: String, isTaken: Bool) async throws {
    let bench = try await AccountsBench()
    let form = SignUpForm(
      name: "Ana", username: "ana", email: email, password: Password("seven green lanterns"),
      role: .volunteer)
    do throws(AccountsError) {
      _ = try await bench.accounts.signUp(form, from: "here")
      #expect(isTaken)
    } catch {
      #expect(error == .invalid([.email: .notAnAddress]))
      #expect(!isTaken)
    }
  }

  @Test(
    "Two usernames that people would take for one are one",
    arguments: [
      ("amira", "AMIRA"), ("amira", " Amira "), ("amira", "ａｍｉｒａ"), ("jos\u{E9}", "JOSE\u{301}"),
      ("نور٣", "نور3"),
    ])
  func usernamesAreUnique(first: String, second: String) async throws {
    let bench = try await AccountsBench()
    try await bench.signUp(first)
    await #expect(throws: AccountsError.invalid([.username: .taken])) {
      try await bench.signUp(second)
    }
    #expect(try await bench.signIn(second).account.username != "")
  }

  @Test("Of twenty people who want one username at once exactly one gets it")
  func oneWins() async throws {
    let bench = try await AccountsBench()
    let wins = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask {
          do throws(AccountsError) {
            _ = try await bench.accounts.signUp(bench.form("Noor"), from: "\(number)")
            return true
          } catch {
            #expect(error == .invalid([.username: .taken]))
            return false
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
  }

  @Test(
    "A username that could deceive or confuse is refused",
    arguments: [
      "a b c", "admin\u{202E}", "аmira", "amiraنور", "..a", "a..b", "abc.", "12345", "👩🏽‍🦯👩🏽‍🦯👩🏽‍🦯",
      "<script>", "a/../b", "نـور", "a\u{0}bc", "' OR 1=1",
    ])
  func refusesUsernames(username: String) async throws {
    let bench = try await AccountsBench()
    await #expect(throws: AccountsError.invalid([.username: .unusableCharacters])) {
      try await bench.signUp(username)
    }
  }

  @Test(
    "A username in one script is welcome",
    arguments: ["amira", "amira.h", "Amira_2", "josé-luis", "müller", "نور", "نور_2", "łukasz"])
  func takesUsernames(username: String) async throws {
    let bench = try await AccountsBench()
    #expect(try await bench.signUp(username).account.username == username)
  }

  @Test(
    "A password that is guessed first is refused",
    arguments: [
      "password123", "P@ssw0rd2024!", "1234567890", "0987654321", "qwertyuiop", "aaaaaaaaaaaa",
      "abababababab", "abcdefghijk", "iloveyou12", "Contraseña1", "12345678901234",
    ])
  func refusesCommon(text: String) async throws {
    let bench = try await AccountsBench()
    await #expect(throws: AccountsError.invalid([.password: .tooCommon])) {
      try await bench.accounts.signUp(bench.form(password: Password(text)), from: "here")
    }
  }

  @Test("A password that is little more than the name is refused, and a phrase with it is not")
  func refusesNames() async throws {
    let bench = try await AccountsBench()
    await #expect(throws: AccountsError.invalid([.password: .containsName])) {
      try await bench.accounts.signUp(bench.form(password: Password("amira20041")), from: "x")
    }
    let phrase = Password("amira walks along the sea")
    _ = try await bench.accounts.signUp(bench.form(password: phrase), from: "x")
  }

  @Test("Control characters and turning marks do not get into a name")
  func cleansNames() async throws {
    let bench = try await AccountsBench()
    var form = bench.form()
    form.name = " A\u{202E}mira\u{0}\n  Haddad "
    #expect(try await bench.accounts.signUp(form, from: "x").account.name == "Amira Haddad")
  }

  @Test("One address cannot make accounts without end")
  func limitsSignUps() async throws {
    let bench = try await AccountsBench()
    for number in 0..<20 {
      _ = try await bench.accounts.signUp(bench.form("person\(number)"), from: "here")
    }
    await #expect(throws: AccountsError.tooManyAttempts(retryAfterSeconds: 3600)) {
      try await bench.accounts.signUp(bench.form("onemore"), from: "here")
    }
    _ = try await bench.accounts.signUp(bench.form("onemore"), from: "elsewhere")
  }
}
