// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What was typed after a command's name, sorted out.
struct Arguments: Sendable {
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  /// What is no option, in order; `-` stands for standard input.
  private(set) var operands: [String] = []
  /// The language of messages.
  let language: Language

  /// Sorts `words` by what `command` allows.
  ///
  /// - Throws: a `CommandError` that names the nearest valid option, the missing value, or the usage.
  init(
    _ words: [String], for command: Command, in language: Language = .english
  ) throws(CommandError) {
    self.language = language
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
    if operands.count < command.operandCount.lowerBound {
      throw .badInput {
        ToolWords[$0].operandMissing(["operand": command.operands, "usage": command.usage])
      }
    }
    if operands.count > command.operandCount.upperBound {
      let operand = operands[command.operandCount.upperBound]
      throw .badInput {
        ToolWords[$0].operandTooMuch(["operand": operand, "usage": command.usage])
      }
    }
  }

  private mutating func read(
    _ word: String, _ rest: inout ArraySlice<String>, for command: Command
  ) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word.hasPrefix("--") ? String(parts[0]) : word
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw .noOption(
        name, among: command.options.map(\.name) + ["--help"],
        help: "earshot help \(command.name)")
    }
    guard let placeholder = option.value else {
      if parts.count > 1 { throw .badInput { ToolWords[$0].takesNoValue(name) } }
      flags.insert(name)
      return
    }
    if name != word {
      values[name, default: []].append(String(parts[1]))
    } else if let value = rest.popFirst() {
      values[name, default: []].append(value)
    } else {
      throw .badInput { ToolWords[$0].needsValue(["name": name, "value": placeholder]) }
    }
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
      throw .badInput { ToolWords[$0].needsNumber(["name": name, "found": text]) }
    }
    return number
  }

  /// The value of an option as a whole number within a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badInput {
        ToolWords[$0].needsWholeNumber([
          "name": name, "low": "\(range.lowerBound)", "high": "\(range.upperBound)",
          "found": text,
        ])
      }
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
    let (list, nearest) = (words.joined(separator: ", "), Nearest.word(to: text, among: words))
    throw .badInput { language in
      nearest.map {
        ToolWords[language].wrongWordBut([
          "name": name, "found": text, "nearest": $0, "list": list,
        ])
      } ?? ToolWords[language].wrongWord(["name": name, "found": text, "list": list])
    }
  }

  /// The language that the option `--language` names; another where it is not given.
  func language(orElse other: Language) throws(CommandError) -> Language {
    try word("--language", among: Language.allCases.map { ($0.tag, $0) }) ?? other
  }

  /// The language of the answer: the one that `--language` names, else that of messages.
  func answerLanguage() throws(CommandError) -> Language { try language(orElse: language) }
}

extension CommandError {
  /// That there is no such option, and which was probably meant.
  static func noOption(_ name: String, among names: [String], help: String) -> Self {
    let nearest = Nearest.word(to: name, among: names)
    return .badInput { language in
      nearest.map {
        ToolWords[language].noOptionBut(["name": name, "nearest": $0, "help": help])
      } ?? ToolWords[language].noOption(["name": name, "help": help])
    }
  }
}

extension Language {
  /// The language that the environment of a program asks messages to be in; English where it asks for none that
  /// Earshot speaks.
  ///
  /// POSIX, volume Base Definitions, section 8.2: the first of these that is not empty counts, such as `fr_CA.UTF-8`.
  init(ofEnvironment environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    self = Language(tag: String(locale.prefix { $0 != "." && $0 != "@" })) ?? .english
  }

  /// The tags that `--language` takes, as help tells them.
  static var tagChoices: String { allCases.map(\.tag).joined(separator: "|") }
}
