// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What was typed after a command's name, sorted out.
struct Arguments: Sendable {
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  /// What is no option, in order; `-` stands for standard input.
  private(set) var operands: [String] = []

  /// Sorts `words` by what `command` allows.
  ///
  /// - Throws: a `CommandError` that names the nearest valid option, the missing value, or the usage.
  init(_ words: [String], for command: Command) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-", Double(word) == nil else {
        operands.append(word)
        continue
      }
      try read(word, &rest, for: command)
    }
    guard command.operandCount.contains(operands.count) else {
      let problem = operands.count < command.operandCount.lowerBound ? "is missing" : "is too much"
      let culprit =
        operands.count > command.operandCount.upperBound
        ? "\"\(operands[command.operandCount.upperBound])\"" : command.operands
      throw .badInput("\(culprit) \(problem). Usage: \(command.usage)")
    }
  }

  private mutating func read(
    _ word: String, _ rest: inout ArraySlice<String>, for command: Command
  ) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word.hasPrefix("--") ? String(parts[0]) : word
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw .badInput(Self.unknown(name, among: command))
    }
    guard let placeholder = option.value else {
      if parts.count > 1 { throw .badInput("The option \(name) takes no value.") }
      flags.insert(name)
      return
    }
    if name != word {
      values[name, default: []].append(String(parts[1]))
    } else if let value = rest.popFirst() {
      values[name, default: []].append(value)
    } else {
      throw .badInput("The option \(name) needs a value: \(name) \(placeholder).")
    }
  }

  private static func unknown(_ name: String, among command: Command) -> String {
    let names = command.options.map(\.name) + ["--help"]
    guard let nearest = Nearest.word(to: name, among: names) else {
      return "There is no option \(name). Try: earshot help \(command.name)"
    }
    return "There is no option \(name). Did you mean \(nearest)? Try: earshot help \(command.name)"
  }

  /// Whether an option without value was given.
  func has(_ name: String) -> Bool { flags.contains(name) }

  /// The value of an option, when it was given; the last of several.
  func text(_ name: String) -> String? { values[name]?.last }

  /// The values of an option that may be given several times, in order.
  func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option as a finite number.
  func number(_ name: String) throws(CommandError) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw .badInput("The option \(name) needs a number, but got \"\(text)\".")
    }
    return number
  }

  /// The value of an option as a whole number within a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badInput(
        "The option \(name) needs a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "but got \"\(text)\".")
    }
    return number
  }

  /// The value of an option as one of a few words, which are the keys of `choices`.
  func choice<Value>(_ name: String, _ choices: KeyValuePairs<String, Value>)
    throws(CommandError) -> Value?
  {
    try word(name, among: choices.map { ($0.key, $0.value) })
  }

  /// The value of an option as one of these words.
  func word<Value>(
    _ name: String, among choices: [(word: String, value: Value)]
  ) throws(CommandError) -> Value? {
    guard let text = text(name) else { return nil }
    if let found = choices.first(where: { $0.word == text }) { return found.value }
    let words = choices.map(\.word)
    let hint = Nearest.word(to: text, among: words).map { " Did you mean \($0)?" } ?? ""
    throw .badInput(
      "The option \(name) cannot be \"\(text)\".\(hint) Choose one of: "
        + words.joined(separator: ", ") + ".")
  }

  /// The language that the option `--language` names; English unless said.
  func language() throws(CommandError) -> Language {
    try word("--language", among: Language.allCases.map { ($0.tag, $0) }) ?? .english
  }
}

extension Language {
  /// The tags that `--language` takes, as help tells them.
  static var tagChoices: String { allCases.map(\.tag).joined(separator: "|") }
}
