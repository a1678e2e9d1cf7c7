// SPDX-License-Identifier: Apache-2.0

/// What a form shows: the values typed so far, and what is wrong with them.
struct FormState: Sendable {
  /// What is wrong, in the order of the form's fields.
  struct Refusal: Sendable {
    let field: String
    let words: Saying
  }

  var values: [String: String] = [:]
  var problems: [Refusal] = []

  /// What a field shows.
  func value(_ field: String) -> String { values[field] ?? "" }

  /// What is wrong with a field.
  func problem(_ field: String) -> Saying? { problems.first { $0.field == field }?.words }

  /// Says what is wrong with a field, or with the form as a whole when its first field stands for it.
  mutating func refuse(_ field: String, _ words: @escaping Saying) {
    problems.append(Refusal(field: field, words: words))
  }

  /// Brings what is wrong into the order of the form, as far as it has these fields.
  mutating func sortProblems(as fields: [String]) {
    let known = fields.flatMap { field in problems.filter { $0.field == field } }
    problems = known + problems.filter { !fields.contains($0.field) }
  }
}
