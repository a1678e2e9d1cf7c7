// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTTPServer

@Suite("Answers that a loop keeps")
struct ReadyAnswersTests {
  private static func answer(_ language: String, seconds: Double? = nil) throws -> ReadyAnswer {
    let request = Request(.get, .root, headers: [.acceptLanguage: language])
    let reuse = Reuse.forStrangers(varying: [.acceptLanguage], seconds: seconds)
    return try #require(
      ReadyAnswer(
        PreparedResponse(.text("here"), for: request), reuse: reuse, for: request, target: "/",
        now: 0))
  }

  @Test("the same answer is kept once, though several asked before there was one")
  func once() throws {
    var answers = ReadyAnswers()
    for _ in 0..<20 { answers.keep(try Self.answer("en"), now: 0) }
    #expect(answers.count == 1)
    #expect(answers.size == (try Self.answer("en").bytes.count))
  }

  @Test("what gives way or is too old is not counted any more")
  func counts() throws {
    var answers = ReadyAnswers()
    for number in 0..<30 { answers.keep(try Self.answer("\(number)", seconds: 10), now: 0) }
    #expect(answers.count == 8)
    #expect(answers.size == 8 * (try Self.answer("en").bytes.count))
    answers.keep(try Self.answer("late"), now: 11)
    #expect(answers.count == 1)
    #expect(answers.size == (try Self.answer("late").bytes.count))
  }
}
