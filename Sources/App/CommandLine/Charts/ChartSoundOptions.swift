// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import Sonification
import Speaking

/// The options by which the commands of `chart` choose how a chart sounds.
enum ChartSoundOptions {
  static let all: [CommandOption] = SoundChoice.allCases.map { choice in
    choice == .mono
      ? .flag(name(choice)) { choice.about(in: $0) }
      : .value(name(choice), choice.placeholder) { about(choice, in: $0) }
  }

  /// What a choice does, and the words that it may be where its placeholder does not name them.
  private static func about(_ choice: SoundChoice, in language: Language) -> String {
    let unnamed = choice.wanted.words.filter { !choice.placeholder.contains($0) }
    guard !unnamed.isEmpty else { return choice.about(in: language) }
    return ChartOptionWords[language].choiceWithWords([
      "about": choice.about(in: language), "list": unnamed.joined(separator: ", "),
    ])
  }

  /// What is chosen about the sound.
  static func options(_ arguments: Arguments) throws(CommandError) -> ChartOptions {
    do throws(SoundChoiceError) {
      return try ChartOptions { choice in text(choice, arguments) }
    } catch {
      let nearest = nearest(error)
      throw .badInput { language in
        let problem = error.message(in: language, name: name)
        return nearest.map {
          ChartToolWords[language].wrongChoiceBut(["problem": problem, "nearest": $0])
        } ?? ChartToolWords[language].wrongChoice(problem)
      }
    }
  }

  /// The text of a choice, when it was given.
  static func text(_ choice: SoundChoice, _ arguments: Arguments) -> String? {
    if choice == .mono { return arguments.has(name(choice)) ? "on" : nil }
    return arguments.text(name(choice))
  }

  private static func name(_ choice: SoundChoice) -> String { "--" + choice.rawValue }

  /// The word that was probably meant.
  private static func nearest(_ fault: SoundChoiceError) -> String? {
    guard case .unfit(let choice, let found) = fault else { return nil }
    return Nearest.word(to: found, among: choice.wanted.words)
  }
}
