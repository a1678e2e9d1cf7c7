// SPDX-License-Identifier: Apache-2.0

import Database
import Passwords
import Speaking
import TestSupport
import Testing

@testable import Accounts

@Suite struct SignInTests {
  @Test("A wrong password and an unknown username get the same answer")
  func doesNotTell() async throws {
    let bench = try await AccountsBench()
    try await bench.signUp()
    let wrong = Password("another password")
    let tooLong = Password(String(repeating: "x", count: 100_000))
    for (username, password) in [
      ("amira", wrong), ("nobody", wrong), ("", wrong), ("amira", tooLong),
    ] {
      await #expect(throws: AccountsError.wrongCredentials) {
        try await bench.signIn(username, password)
      }
    }
  }

  @Test("One address cannot try many accounts")
  func limitsAddress() async throws {
    let bench = try await AccountsBench()
    for number in 0..<50 {
      await #expect(throws: AccountsError.wrongCredentials) {
        try await bench.signIn("person\(number)", from: "here")
      }
    }
    await #expect(throws: AccountsError.tooManyAttempts(retryAfterSeconds: 600)) {
      try await bench.signIn("another", from: "here")
    }
    await #expect(throws: AccountsError.wrongCredentials) {
      try await bench.signIn("another", from: "elsewhere")
    }
  }

  @Test("Signing in forgets the tries of the account")
  func forgetsTries() async throws {
    let bench = try await AccountsBench()
    try await bench.signUp()
    for number in 0..<25 {
      if number % 9 == 8 {
        _ = try await bench.signIn(from: "\(number)")
      } else {
        await #expect(throws: AccountsError.wrongCredentials) {
          try await bench.signIn("amira", Password("wrong"), from: "\(number)")
        }
      }
    }
  }

  @Test("A password that was changed while it was checked opens nothing")
  func changedMeanwhile() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    let checked = try #require(try await bench.accounts.storedPassword(username: "amira"))
    try await bench.accounts.changePassword(
      of: id, current: AccountsBench.password, new: Password("nine yellow doors"), keeping: nil)
    #expect(try await bench.accounts.enter(checked, device: nil) == nil)
    #expect(try await bench.accounts.sessions(of: id).items.isEmpty)
    let now = try #require(try await bench.accounts.storedPassword(username: "amira"))
    #expect(try await bench.accounts.enter(now, device: nil)?.account.id == id)
  }

  @Test("The database holds no token, no password and no address")
  func storesNoSecrets() async throws {
    let bench = try await AccountsBench()
    let signedIn = try await bench.signUp()
    _ = try await bench.signIn(from: "192.0.2.77")
    let texts = try await bench.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column(
        "t",
        of: """
          SELECT token_hash AS t FROM sessions UNION SELECT subject FROM attempts
          UNION SELECT password_hash FROM accounts
          """, as: String.self)
    }
    #expect(texts.count >= 4)
    for text in texts {
      #expect(!text.contains(signedIn.token.cookieValue))
      #expect(!text.contains("192.0.2.77"))
      #expect(!text.contains("lanterns"))
    }
  }

  @Test("Sessions are listed in pages, the last used first, each once")
  func pagesOfSessions() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    for _ in 0..<4 { _ = try await bench.signIn() }
    let first = try await bench.accounts.sessions(of: id, size: 2)
    let second = try await bench.accounts.sessions(of: id, size: 2, after: first.next)
    let third = try await bench.accounts.sessions(of: id, size: 2, after: second.next)
    #expect(third.next == nil)
    let all = try await bench.accounts.sessions(of: id)
    #expect(all.items == first.items + second.items + third.items && all.items.count == 5)
  }

  @Test("A session ends when it is signed out, everywhere or unused for long")
  func endsSessions() async throws {
    let bench = try await AccountsBench()
    let accounts = bench.accounts
    let first = try await bench.signUp()
    let second = try await bench.signIn()
    let third = try await bench.signIn()
    #expect(try await accounts.sessions(of: first.account.id).items.count == 3)
    try await accounts.signOut(first.token)
    #expect(try await accounts.account(for: first.token) == nil)
    try await accounts.signOutEverywhere(first.account.id, except: second.token)
    #expect(try await accounts.account(for: third.token) == nil)
    #expect(try await accounts.account(for: second.token) != nil)
    bench.time.advance(seconds: AccountService.sessionSeconds - 1)
    #expect(try await accounts.account(for: second.token) != nil)
    bench.time.advance(seconds: AccountService.sessionSeconds - 1)
    #expect(try await accounts.account(for: second.token) != nil)
    bench.time.advance(seconds: AccountService.sessionSeconds)
    #expect(try await accounts.account(for: second.token) == nil)
    try await accounts.signOutEverywhere(first.account.id)
    #expect(try await accounts.sessions(of: first.account.id).items.isEmpty)
  }

  @Test("A token that was made up belongs to nobody")
  func refusesMadeUpTokens() async throws {
    let bench = try await AccountsBench()
    try await bench.signUp()
    let madeUp = try #require(SessionToken(cookieValue: String(repeating: "a", count: 43)))
    #expect(try await bench.accounts.account(for: madeUp) == nil)
    #expect(SessionToken(cookieValue: "' OR 1=1 --") == nil)
  }

  @Test("A stored hash with older limits is renewed at the next sign-in")
  func renewsHashes() async throws {
    let bench = try await AccountsBench()
    try await bench.signUp()
    let hasher = try PasswordHasher(limits: .interactive)
    let stronger = try await AccountService(database: bench.database, hasher: hasher)
    _ = try await stronger.signIn(
      username: "amira", password: AccountsBench.password, from: "here")
    let hashes = try await bench.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column(
        "password_hash", of: "SELECT password_hash FROM accounts", as: String.self)
    }
    #expect(!hasher.needsRehash(PasswordHash(rawValue: try #require(hashes.first))))
    _ = try await stronger.signIn(
      username: "amira", password: AccountsBench.password, from: "here")
  }
}

@Suite struct ProfileTests {
  @Test("A profile changes, but not to a username that someone else has")
  func changesProfile() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    try await bench.signUp("noor")
    let changed = try await bench.accounts.changeProfile(
      of: id, name: "Amira H", username: "AMIRA", email: "", from: "here")
    #expect(changed.name == "Amira H")
    #expect(changed.username == "AMIRA")
    #expect(changed.email == nil)
    await #expect(throws: AccountsError.invalid([.username: .taken])) {
      try await bench.accounts.changeProfile(
        of: id, name: "A", username: "Noor", email: nil, from: "here")
    }
    #expect(try await bench.accounts.changeRoles(of: id, to: .volunteer).roles == .volunteer)
    let settings = Settings(
      language: .spanish, appearance: .dark, textSize: .largest, speaking: .selfVoicing)
    #expect(try await bench.accounts.changeSettings(of: id, to: settings).settings == settings)
    #expect(try await bench.accounts.account(id).settings == settings)
  }

  @Test("A new password needs the old one and ends every other session")
  func changesPassword() async throws {
    let bench = try await AccountsBench()
    let here = try await bench.signUp()
    let there = try await bench.signIn()
    let new = Password("nine blue kettles")
    await #expect(throws: AccountsError.invalid([.currentPassword: .wrong])) {
      try await bench.accounts.changePassword(
        of: here.account.id, current: new, new: new, keeping: here.token)
    }
    await #expect(throws: AccountsError.invalid([.password: .tooShort(minimum: 10)])) {
      try await bench.accounts.changePassword(
        of: here.account.id, current: AccountsBench.password, new: Password("x"), keeping: nil)
    }
    try await bench.accounts.changePassword(
      of: here.account.id, current: AccountsBench.password, new: new, keeping: here.token)
    #expect(try await bench.accounts.account(for: here.token) != nil)
    #expect(try await bench.accounts.account(for: there.token) == nil)
    _ = try await bench.signIn("amira", new)
    await #expect(throws: AccountsError.wrongCredentials) { try await bench.signIn() }
  }

  @Test("Deleting needs the password, runs the rules of others first, and leaves nothing")
  func deletes() async throws {
    // Refers to the account: the deletion would fail if the rule ran after it.
    let rule: AccountService.DeletionRule = { (id, transaction) throws(AccountsError) in
      let changed = try transaction.run("UPDATE accounts SET name = 'gone' WHERE id = \(id)")
      if changed != 1 { throw .noSuchAccount }
    }
    let bench = try await AccountsBench(deletionRules: [rule])
    let signedIn = try await bench.signUp()
    let id = signedIn.account.id
    await #expect(throws: AccountsError.invalid([.currentPassword: .wrong])) {
      try await bench.accounts.delete(id, password: Password("wrong"))
    }
    try await bench.accounts.delete(id, password: AccountsBench.password)
    #expect(try await bench.accounts.account(for: signedIn.token) == nil)
    await #expect(throws: AccountsError.noSuchAccount) { try await bench.accounts.account(id) }
    try await bench.signUp()
  }

  @Test("A rule that fails keeps the account whole")
  func deletionIsWhole() async throws {
    let rule: AccountService.DeletionRule = { (id, transaction) throws(AccountsError) in
      try transaction.run("DELETE FROM sessions WHERE account = \(id)")
      throw .database(.full)
    }
    let bench = try await AccountsBench(deletionRules: [rule])
    let signedIn = try await bench.signUp()
    await #expect(throws: AccountsError.database(.full)) {
      try await bench.accounts.delete(signedIn.account.id, password: AccountsBench.password)
    }
    #expect(try await bench.accounts.account(for: signedIn.token) == signedIn.account)
  }
}
