// SPDX-License-Identifier: Apache-2.0

import Database
import Passwords
import TestSupport
import Testing

@testable import Accounts

@Suite("Lock-outs") struct LockOutTests {
  private static let wrong = Password("another password")

  /// How many of so many wrong tries at once from as many places were let through.
  private func tries(
    _ count: Int, on bench: AccountsBench, from place: @Sendable @escaping (Int) -> String
  ) async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for number in 0..<count {
        group.addTask {
          do throws(AccountsError) {
            _ = try await bench.signIn("amira", Self.wrong, from: place(number))
            return 0
          } catch {
            return error == .wrongCredentials ? 1 : 0
          }
        }
      }
      return await group.reduce(0, +)
    }
  }

  @Test(
    "Of forty tries at once from one network ten are let through, and the owner elsewhere signs in")
  func oneNetwork() async throws {
    let bench = try await AccountsBench()
    try await bench.signUp()
    #expect(await tries(40, on: bench) { _ in "there" } == 10)
    await #expect(throws: AccountsError.tooManyAttempts(retryAfterSeconds: 600)) {
      try await bench.signIn(from: "there")
    }
    _ = try await bench.signIn(from: "home")
    // The owner's sign-in does not free the stranger.
    await #expect(throws: AccountsError.tooManyAttempts(retryAfterSeconds: 600)) {
      try await bench.signIn(from: "there")
    }
    bench.time.advance(seconds: 599)
    await #expect(throws: AccountsError.tooManyAttempts(retryAfterSeconds: 1)) {
      try await bench.signIn(from: "there")
    }
    bench.time.advance(seconds: 1)
    _ = try await bench.signIn(from: "there")
  }

  @Test("A stranger who never stops in one network never keeps the owner out")
  func persistentStranger() async throws {
    let bench = try await AccountsBench()
    try await bench.signUp()
    for _ in 0..<24 {
      _ = await tries(12, on: bench) { _ in "there" }
      _ = try await bench.signIn(from: "home")
      bench.time.advance(seconds: 300)
    }
  }

  @Test("A stranger with many networks gets a hundred tries an hour, and a known device goes on")
  func manyNetworks() async throws {
    let bench = try await AccountsBench()
    let device = try #require(try await bench.signUp().device)
    #expect(await tries(150, on: bench) { "network \($0)" } == 100)
    // A device that was never used waits.
    await #expect(throws: AccountsError.tooManyAttempts(retryAfterSeconds: 3600)) {
      try await bench.signIn(from: "home")
    }
    let again = try await bench.accounts.signIn(
      username: "AMIRA", password: AccountsBench.password, from: "network 3", device: device)
    #expect(again.device == device)
    bench.time.advance(seconds: 3600)
    _ = try await bench.signIn(from: "home")
  }

  @Test("A known device has tries of its own, for the accounts that were signed in to with it only")
  func knownDevice() async throws {
    let bench = try await AccountsBench()
    let device = try #require(try await bench.signUp().device)
    try await bench.signUp("noor")
    func tryWrong(_ username: String) async throws(AccountsError) {
      _ = try await bench.accounts.signIn(
        username: username, password: Self.wrong, from: "here", device: device)
    }
    for _ in 0..<10 {
      await #expect(throws: AccountsError.wrongCredentials) { try await tryWrong("amira") }
    }
    await #expect(throws: AccountsError.tooManyAttempts(retryAfterSeconds: 600)) {
      try await tryWrong("amira")
    }
    // They were not counted for the network, and tries on another account are.
    for _ in 0..<10 {
      await #expect(throws: AccountsError.wrongCredentials) { try await tryWrong("noor") }
    }
    await #expect(throws: AccountsError.tooManyAttempts(retryAfterSeconds: 600)) {
      try await bench.signIn("noor", from: "here")
    }
  }

  @Test(
    "A token that was never given out is not kept, and one browser keeps one for all its people")
  func deviceTokens() async throws {
    let bench = try await AccountsBench()
    let chosen = try #require(DeviceToken(cookieValue: String(repeating: "a", count: 43)))
    let first = try await bench.accounts.signUp(bench.form(), from: "here", device: chosen)
    #expect(first.device != chosen)
    let second = try await bench.accounts.signUp(
      bench.form("noor"), from: "here", device: first.device)
    #expect(second.device == first.device)
    try await bench.accounts.delete(first.account.id, password: AccountsBench.password)
    #expect(try await bench.accounts.isKnown(first.device, username: "noor"))
    // Programs keep none, and push none out.
    for _ in 0..<(AccountService.mostDevices + 5) {
      let program = try await bench.accounts.signIn(
        username: "noor", password: AccountsBench.password, from: "here", keepsDevice: false)
      #expect(program.device == nil)
    }
    #expect(try await bench.accounts.isKnown(first.device, username: "noor"))
    bench.time.advance(seconds: 1)
    for _ in 0..<AccountService.mostDevices { _ = try await bench.signIn("noor") }
    #expect(try await !bench.accounts.isKnown(first.device, username: "noor"))
  }

  @Test("A clock that was ahead locks nobody for longer than the window")
  func clockAhead() async throws {
    let bench = try await AccountsBench()
    try await bench.signUp()
    bench.time.advance(seconds: 40_000_000)
    #expect(await tries(12, on: bench) { _ in "here" } == 10)
    bench.time.advance(seconds: -40_000_000)
    _ = try await bench.signIn()
  }

  @Test(
    "Whether a username is taken is told thirty times an hour; one's other details still change")
  func takenNames() async throws {
    let bench = try await AccountsBench()
    let id = try await bench.signUp().account.id
    try await bench.signUp("noor")
    func change(_ username: String, from network: String = "here") async throws(AccountsError) {
      _ = try await bench.accounts.changeProfile(
        of: id, name: "Amira", username: username, email: nil, from: network)
    }
    let told = await withTaskGroup(of: Int.self) { group in
      for number in 0..<60 {
        group.addTask {
          do throws(AccountsError) {
            _ = try await bench.accounts.changeProfile(
              of: id, name: "Amira", username: "noor", email: nil, from: "network \(number)")
            return 0
          } catch {
            return error == .invalid([.username: .taken]) ? 1 : 0
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(told == 30)
    await #expect(throws: AccountsError.tooManyAttempts(retryAfterSeconds: 3600)) {
      try await change("noor")
    }
    try await change("Amira")
    bench.time.advance(seconds: 3600)
    try await change("amira.h")
  }

  @Test("One network asks for sixty usernames an hour, whoever asks there")
  func takenNamesFromOneNetwork() async throws {
    let bench = try await AccountsBench()
    var people: [AccountID] = []
    for number in 0..<3 { people.append(try await bench.signUp("person\(number)").account.id) }
    try await bench.signUp("noor")
    for id in people.prefix(2) {
      for _ in 0..<30 {
        await #expect(throws: AccountsError.invalid([.username: .taken])) {
          try await bench.accounts.changeProfile(
            of: id, name: "A", username: "noor", email: nil, from: "here")
        }
      }
    }
    await #expect(throws: AccountsError.tooManyAttempts(retryAfterSeconds: 3600)) {
      try await bench.accounts.changeProfile(
        of: people[2], name: "A", username: "noor", email: nil, from: "here")
    }
  }
}
