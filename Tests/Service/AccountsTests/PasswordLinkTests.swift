// SPDX-License-Identifier: Apache-2.0

import Database
import Passwords
import TestSupport
import Testing

@testable import Accounts

@Suite("Links to a new password") struct PasswordLinkTests {
  private let fresh = Password("nine yellow teapots")

  @Test("A link lets a new password be chosen once, and ends all sessions of before")
  func choosesOnce() async throws {
    let bench = try await AccountsBench()
    let old = try await bench.signUp()
    let link = try await bench.accounts.makePasswordLink(for: old.account.id)
    #expect(try await bench.accounts.account(for: link.token) == old.account)
    #expect(try await bench.accounts.account(for: old.token) != nil, "a link alone ends nothing")
    let signedIn = try #require(
      try await bench.accounts.choosePassword(fresh, with: link.token, from: "here"))
    #expect(try await bench.accounts.account(for: old.token) == nil)
    #expect(try await bench.accounts.account(for: signedIn.token) == old.account)
    await #expect(throws: AccountsError.wrongCredentials) { try await bench.signIn() }
    _ = try await bench.signIn("amira", fresh)
    #expect(try await bench.accounts.account(for: link.token) == nil)
    let second = try await bench.accounts.choosePassword(
      AccountsBench.password, with: link.token, from: "here")
    #expect(second == nil)
    _ = try await bench.signIn("amira", fresh)
  }

  @Test("Of many who use a link at once, one chooses the password")
  func choosesOnceAtOnce() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    let link = try await bench.accounts.makePasswordLink(for: id)
    let chosen = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<5 {
        group.addTask {
          try await bench.accounts.choosePassword(fresh, with: link.token, from: "here") != nil
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(chosen == 1)
  }

  @Test("A link works for 24 hours")
  func expires() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    let link = try await bench.accounts.makePasswordLink(for: id)
    bench.time.advance(seconds: 24 * 3600 - 1)
    #expect(try await bench.accounts.account(for: link.token) != nil)
    bench.time.advance(seconds: 1)
    #expect(try await bench.accounts.account(for: link.token) == nil)
    #expect(try await bench.accounts.choosePassword(fresh, with: link.token, from: "here") == nil)
    _ = try await bench.signIn()
  }

  @Test("A newer link ends the older, and so does a password that was changed as usual")
  func newerEndsOlder() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    let first = try await bench.accounts.makePasswordLink(for: id)
    let second = try await bench.accounts.makePasswordLink(for: id)
    #expect(try await bench.accounts.account(for: first.token) == nil)
    #expect(try await bench.accounts.account(for: second.token) != nil)
    try await bench.accounts.changePassword(
      of: id, current: AccountsBench.password, new: fresh, keeping: nil)
    #expect(try await bench.accounts.account(for: second.token) == nil)
  }

  @Test("A password that may not be chosen is refused, and the link still works")
  func refusesWeak() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    let link = try await bench.accounts.makePasswordLink(for: id)
    await #expect(throws: AccountsError.invalid([.password: .tooShort(minimum: 10)])) {
      try await bench.accounts.choosePassword(Password("short"), with: link.token, from: "here")
    }
    #expect(try await bench.accounts.account(for: link.token) != nil)
  }

  @Test("Only the hash of a link is stored, and nobody who is not there gets one")
  func storesHashOnly() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    let link = try await bench.accounts.makePasswordLink(for: id)
    let stored: [String] = try await bench.database.read {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.column("token_hash", of: "SELECT token_hash FROM password_links")
    }
    #expect(stored == [blake2b(Array(link.token.text.utf8))])
    await #expect(throws: AccountsError.noSuchAccount) {
      try await bench.accounts.makePasswordLink(for: AccountID(rawValue: "nobody"))
    }
  }

  @Test("Who has used up their tries can sign in after choosing a new password")
  func forgetsTries() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    for _ in 0..<10 {
      await #expect(throws: AccountsError.wrongCredentials) {
        try await bench.signIn("amira", Password("was it this one"))
      }
    }
    let link = try await bench.accounts.makePasswordLink(for: id)
    _ = try await bench.accounts.choosePassword(fresh, with: link.token, from: "here")
    _ = try await bench.signIn("amira", fresh)
  }

  @Test("The owner is told for 30 days that a link was made, and whether it was used")
  func tellsOwner() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    #expect(try await bench.accounts.passwordLinkNotes(of: id).isEmpty)
    let link = try await bench.accounts.makePasswordLink(for: id)
    let made = try #require(try await bench.accounts.passwordLinkNotes(of: id).first)
    #expect(made.expiresAt == link.expiresAt && made.usedAt == nil)
    bench.time.advance(seconds: 60)
    _ = try await bench.accounts.choosePassword(fresh, with: link.token, from: "here")
    let used = try #require(try await bench.accounts.passwordLinkNotes(of: id).first)
    #expect(used.madeAt == made.madeAt && used.usedAt != nil)
    bench.time.advance(seconds: 31 * 86_400)
    #expect(try await bench.accounts.passwordLinkNotes(of: id).isEmpty)
  }
}
