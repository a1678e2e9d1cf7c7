// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import Sonification
import Speaking

/// The options by which the commands of `chart` choose how a chart sounds.
enum ChartSoundOptions {
  static let all: [CommandOption] = SoundChoice.allCases.map { choice in
    choice == .mono
      ? .flag(name(choice), choice.about)
      : .value(name(choice), choice.placeholder, choice.about + words(choice))
  }

  /// The words that a choice may be, where its placeholder does not name them.
  private static func words(_ choice: SoundChoice) -> String {
    let unnamed = choice.wanted.words.filter { !choice.placeholder.contains($0) }
    return unnamed.isEmpty ? "" : " Words: " + unnamed.joined(separator: ", ") + "."
  }

  /// What is chosen about the sound.
  static func options(_ arguments: Arguments) throws(CommandError) -> ChartOptions {
    do throws(SoundChoiceError) {
      return try ChartOptions { choice in text(choice, arguments) }
    } catch {
      throw .badInput("The option " + error.message(in: .english, name: name) + hint(error))
    }
  }

  /// The text of a choice, when it was given.
  static func text(_ choice: SoundChoice, _ arguments: Arguments) -> String? {
    if choice == .mono { return arguments.has(name(choice)) ? "on" : nil }
    return arguments.text(name(choice))
  }

  private static func name(_ choice: SoundChoice) -> String { "--" + choice.rawValue }

  private static func hint(_ fault: SoundChoiceError) -> String {
    guard case .unfit(let choice, let found) = fault else { return "" }
    let nearest = Nearest.word(to: found, among: choice.wanted.words)
    return nearest.map { " Did you mean \($0)?" } ?? ""
  }
}
