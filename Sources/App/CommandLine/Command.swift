// SPDX-License-Identifier: Apache-2.0

import Speaking

/// A text of the tool in the language of whoever reads it.
typealias ToolText = @Sendable (Language) -> String

/// One thing that the tool can do, such as `earshot braille decode`.
struct Command: Sendable {
  /// The words after `earshot`, such as `["braille", "decode"]`.
  var path: [String]
  /// One sentence on what it does.
  var summary: ToolText
  /// What stands after the options, such as `TRACE|-`; empty when nothing does.
  var operands = ""
  /// How many operands it takes.
  var operandCount = 0...0
  /// What can be chosen.
  var options: [CommandOption] = []
  /// More about it, for `earshot help …`.
  var discussion: ToolText = { _ in "" }
  /// Does it.
  var run: @Sendable (Arguments, Console) async throws -> Void

  /// The words after `earshot` as they are typed.
  var name: String { path.joined(separator: " ") }

  /// Whether its answer is in the language that `--language` names, and so are its messages.
  var hasLanguage: Bool { options.contains { $0.isLanguage } }

  /// Options that the usage names one by one; more would hide what must be typed.
  private static let mostNamed = 8

  /// How it is typed.
  var usage: String {
    let named = options.count > Self.mostNamed ? ["[OPTIONS]"] : options.map { "[\($0.usage)]" }
    let parts = ["earshot", name] + named + [operands]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Something that can be chosen on the command line.
struct CommandOption: Sendable {
  /// The name with its dashes, such as `--port` or `-o`.
  var name: String
  /// What stands for the value in help, such as `N`; nil when the option takes none.
  var value: String?
  /// One sentence on what it does.
  var help: ToolText
  /// Whether it names the language of the answer.
  var isLanguage = false

  var usage: String { value.map { "\(name) \($0)" } ?? name }

  static func flag(_ name: String, _ help: @escaping ToolText) -> Self {
    CommandOption(name: name, value: nil, help: help)
  }

  static func value(_ name: String, _ value: String, _ help: @escaping ToolText) -> Self {
    CommandOption(name: name, value: value, help: help)
  }

  /// The option `--language`, by which a command that answers in words is told the language of the answer.
  static func language(_ help: @escaping ToolText) -> Self {
    CommandOption(name: "--language", value: Language.tagChoices, help: help, isLanguage: true)
  }
}

/// Why the tool stops: a sentence for the person, and the code for the script.
struct CommandError: Error {
  /// What happened, why, and what to do.
  private let told: ToolText
  /// 2 for a wrong use or wrong input; 1 when something outside failed.
  var exitCode: Int32

  /// The person gave something that cannot be used.
  static func badInput(_ told: @escaping ToolText) -> Self { Self(told: told, exitCode: 2) }

  /// Something failed that was not given by the person.
  static func outside(_ told: @escaping ToolText) -> Self { Self(told: told, exitCode: 1) }

  /// What happened, why, and what to do.
  func message(in language: Language) -> String { told(language) }
}
