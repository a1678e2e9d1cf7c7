// SPDX-License-Identifier: Apache-2.0

/// The tool's help, made from the commands themselves.
enum Help {
  /// All commands, a line each.
  static var overview: String {
    let names = Tool.commands.map(\.name) + ["help [COMMAND]", "--version"]
    let width = names.map(\.count).max() ?? 0
    var lines = ["Earshot: living by ear.", "", "Usage: earshot COMMAND [OPTIONS]", ""]
    for command in Tool.commands {
      lines.append("  " + padded(command.name, to: width) + "  " + command.summary)
    }
    lines.append("  " + padded("help [COMMAND]", to: width) + "  Tell more about a command.")
    lines.append("  " + padded("--version", to: width) + "  Tell the version.")
    return lines.joined(separator: "\n")
  }

  /// The help of the command that the words name; the overview for no words.
  static func text(for words: [String]) throws(CommandError) -> String {
    if words.isEmpty { return overview }
    let within = Tool.commands.filter { $0.path.starts(with: words) }
    if within.count > 1 {
      return within.map { Self.text(for: $0) as String }.joined(separator: "\n\n")
    }
    if let only = within.first { return text(for: only) }
    return text(for: try Tool.find(words))
  }

  /// Columns for an option beside its help; a longer one has its help in a line of its own, so that no line has a gap
  /// as wide as a braille display.
  private static let widestOption = 24

  /// The help of one command.
  static func text(for command: Command) -> String {
    var lines = [command.summary, "", "Usage: \(command.usage)"]
    if !command.options.isEmpty {
      let width = min(widestOption, command.options.map(\.usage.count).max() ?? 0)
      lines.append("")
      for option in command.options {
        if option.usage.count <= width {
          lines.append("  " + padded(option.usage, to: width) + "  " + option.help)
        } else {
          lines += ["  " + option.usage, "      " + option.help]
        }
      }
    }
    if !command.discussion.isEmpty { lines += ["", command.discussion] }
    return lines.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
