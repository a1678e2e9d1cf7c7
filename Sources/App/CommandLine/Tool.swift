// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The `earshot` tool: finds the command that was typed and runs it.
package enum Tool {
  /// The version of Earshot.
  package static let version = "0.1.0"

  /// Everything that the tool can do, in the order of the help.
  static let commands: [Command] =
    [.serve, .work] + Command.admin + [
      .text, .speak, .bookInfo, .bookConvert,
      .chartDescribe, .chartExplore, .chartPlay, .chartRender, .chartPlan, .brailleDecode,
      .brailleRead,
      .brailleWrite,
      .brailleTables, .walkMessage, .walkPlaces, .walkRoute, .walkJunction, .walkAround,
      .walkReplay, .mapImport, .mapReport, .mapDraw, .trace,
    ]

  /// Runs the tool with the words after its name and returns the exit code.
  package static func run(_ words: [String], console: Console) async -> Int32 {
    let language = language(of: words, console: console)
    do {
      try await dispatch(words, in: language, console: console)
      if let reason = console.lostOutput {
        throw CommandError.outside { FileWords[$0].lostOutput(reason) }
      }
      return 0
    } catch let failure as CommandError {
      console.complain("earshot: \(failure.message(in: language))")
      return failure.exitCode
    } catch {
      console.complain("earshot: \(error)")
      return 1
    }
  }

  /// Works for the server that started this program, and returns the exit code; nil when that is not asked for.
  ///
  /// No help tells of it. It blocks its thread and runs no tasks.
  package static func work(_ words: [String], console: Console) -> Int32? {
    guard words.first == "worker" else { return nil }
    do throws(CommandError) {
      try WorkerCommand.run(Array(words.dropFirst()))
      return 0
    } catch {
      console.complain("earshot: \(error.message(in: console.language))")
      return error.exitCode
    }
  }

  /// The language of messages: the one that `--language` asks the answer to be in, else that of the console.
  private static func language(of words: [String], console: Console) -> Language {
    guard let command = try? find(words), command.hasLanguage else { return console.language }
    let option = "--language"
    // Found among the words as they are, since what else is wrong with them is told in it, too.
    let tags = words.indices.compactMap { index in
      words[index] == option
        ? words[(index + 1)...].first
        : words[index].hasPrefix(option + "=")
          ? String(words[index].dropFirst(option.count + 1)) : nil
    }
    return Language.allCases.first { $0.tag == tags.last } ?? console.language
  }

  private static func dispatch(
    _ words: [String], in language: Language, console: Console
  ) async throws {
    switch words.first {
    case nil, "--help", "-h": return console.print(Help.overview(in: language))
    case "--version": return console.print("earshot \(version)")
    case "help": return console.print(try Help.text(for: Array(words.dropFirst()), in: language))
    default: break
    }
    // A group of commands, as in `earshot braille --help`.
    if words.count == 2, let last = words.last, ["--help", "-h"].contains(last),
      commands.contains(where: { $0.path.count > 1 && $0.path[0] == words[0] })
    {
      return console.print(try Help.text(for: [words[0]], in: language))
    }
    let command = try find(words)
    let rest = Array(words.dropFirst(command.path.count))
    if rest.contains("--help") || rest.contains("-h") {
      return console.print(Help.text(for: command, in: language))
    }
    try await command.run(try Arguments(rest, for: command, in: language), console)
  }

  /// The command whose words stand first.
  static func find(_ words: [String]) throws(CommandError) -> Command {
    if let command = commands.first(where: { words.starts(with: $0.path) }) { return command }
    let typed = words.prefix { !$0.hasPrefix("-") }
    if typed.isEmpty, let option = words.first {
      throw .noOption(option, among: ["--help", "--version"], help: "earshot help")
    }
    let within = commands.filter { $0.path.first == typed.first && $0.path.count > 1 }
    if typed.count == 1, !within.isEmpty {
      let names = within.map(\.name).joined(separator: ", ")
      let command = typed[0]
      throw .badInput { ToolWords[$0].needsMore(["command": command, "names": names]) }
    }
    let names = commands.map(\.name)
    let nearest =
      Nearest.word(to: typed.prefix(2).joined(separator: " "), among: names)
      ?? Nearest.word(to: typed.first ?? "", among: names)
    let name = typed.prefix(2).joined(separator: " ")
    throw .badInput { language in
      nearest.map { ToolWords[language].noCommandBut(["name": name, "nearest": $0]) }
        ?? ToolWords[language].noCommand(name)
    }
  }
}
