// SPDX-License-Identifier: Apache-2.0

import Passwords
import Testing

@Suite struct PasswordsTests {
  @Test(
    "A password fits its own hash and no other",
    arguments: [
      "correct horse battery", "", "كلمة سر طويلة", "a\u{0}b", String(repeating: "x", count: 4096),
    ])
  func verifies(text: String) async throws {
    let hasher = try PasswordHasher(limits: .quick)
    let hash = try await hasher.hash(Password(text))
    #expect(hash.rawValue.hasPrefix("$argon2id$"))
    #expect(await hasher.verify(Password(text), against: hash))
    #expect(await !hasher.verify(Password(text + "x"), against: hash))
    #expect(try await hasher.hash(Password(text)) != hash)
  }

  @Test("What stands after a NUL counts")
  func countsPastNul() async throws {
    let hasher = try PasswordHasher(limits: .quick)
    let hash = try await hasher.hash(Password("a\u{0}b"))
    #expect(await !hasher.verify(Password("a\u{0}c"), against: hash))
  }

  @Test("The same characters from another keyboard are the same password")
  func normalises() async throws {
    let hasher = try PasswordHasher(limits: .quick)
    let hash = try await hasher.hash(Password("contrase\u{F1}a"))
    #expect(await hasher.verify(Password("contrasen\u{303}a"), against: hash))
  }

  @Test("A text that is no hash fits no password", arguments: ["", "x", "$argon2id$v=19$broken"])
  func refusesBrokenHashes(text: String) async throws {
    let hasher = try PasswordHasher(limits: .quick)
    #expect(await !hasher.verify(Password("x"), against: PasswordHash(rawValue: text)))
  }

  @Test("A hash with other limits is to be renewed")
  func rehashes() async throws {
    let quick = try PasswordHasher(limits: .quick)
    let hash = try await quick.hash(Password("x"))
    #expect(!quick.needsRehash(hash))
    #expect(try PasswordHasher(limits: .interactive).needsRehash(hash))
  }

  @Test("A password and a token never print themselves")
  func hidesItself() throws {
    let password = Password("open sesame")
    let token = RandomToken.make()
    var dumped = ""
    dump(password, to: &dumped)
    dump(token, to: &dumped)
    let texts = [
      dumped, "\(password)", String(reflecting: password), "\([password])", "\(token)",
      String(reflecting: token),
    ]
    for text in texts {
      #expect(!text.contains("sesame"))
      #expect(!text.contains(token.text))
    }
  }

  @Test("Tokens differ, keep their form, and are stored as another text")
  func tokens() throws {
    let tokens = (0..<200).map { _ in RandomToken.make() }
    #expect(Set(tokens).count == 200)
    let token = try #require(tokens.first)
    #expect(RandomToken(token.text) == token)
    #expect(token.hash.count == 64)
    #expect(!token.hash.contains(token.text))
  }

  @Test(
    "A cookie that is no token is refused",
    arguments: ["", "abc", String(repeating: "é", count: 43), String(repeating: "'", count: 43)])
  func refusesBadTokens(text: String) {
    #expect(RandomToken(text) == nil)
  }

  @Test("The hash is BLAKE2b with 256 bits")
  func knownHash() {
    // Of nothing, as the reference implementation gives it (RFC 7693, parameters of 32 bytes).
    #expect(
      blake2b([]) == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
  }
}
