// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The tool's help, made from the commands themselves.
enum Help {
  /// All commands, a line each.
  static func overview(in language: Language) -> String {
    let words = ToolWords[language]
    let names = Tool.commands.map(\.name) + ["help [COMMAND]", "--version"]
    let width = names.map(\.count).max() ?? 0
    var lines = [words.tagline, "", words.usage("earshot COMMAND [OPTIONS]"), ""]
    for command in Tool.commands {
      lines.append("  " + padded(command.name, to: width) + "  " + command.summary(language))
    }
    lines.append("  " + padded("help [COMMAND]", to: width) + "  " + words.helpAbout)
    lines.append("  " + padded("--version", to: width) + "  " + words.versionAbout)
    return lines.joined(separator: "\n")
  }

  /// The help of the command that the words name; the overview for no words.
  static func text(for words: [String], in language: Language) throws(CommandError) -> String {
    if words.isEmpty { return overview(in: language) }
    let within = Tool.commands.filter { $0.path.starts(with: words) }
    if within.count > 1 {
      return within.map { Self.text(for: $0, in: language) as String }.joined(separator: "\n\n")
    }
    if let only = within.first { return text(for: only, in: language) }
    return text(for: try Tool.find(words), in: language)
  }

  /// Columns for an option beside its help; a longer one has its help in a line of its own, so that no line has a gap
  /// as wide as a braille display.
  private static let widestOption = 24

  /// The help of one command.
  static func text(for command: Command, in language: Language) -> String {
    var lines = [command.summary(language), "", ToolWords[language].usage(command.usage)]
    if !command.options.isEmpty {
      let width = min(widestOption, command.options.map(\.usage.count).max() ?? 0)
      lines.append("")
      for option in command.options {
        if option.usage.count <= width {
          lines.append("  " + padded(option.usage, to: width) + "  " + option.help(language))
        } else {
          lines += ["  " + option.usage, "      " + option.help(language)]
        }
      }
    }
    let discussion = command.discussion(language)
    if !discussion.isEmpty { lines += ["", discussion] }
    return lines.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
