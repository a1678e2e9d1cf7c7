// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartToolWords {
  static let english = Edition(
    ChartToolWords(
      // What was typed after the command
      wrongChoice: "The option {problem}",
      wrongChoiceBut: "The option {problem} Did you mean {nearest}?",
      followNeedsRows:
        "The option --follow takes rows from standard input. Write: earshot chart play - --follow",
      wrongSpeed: "The option --speed needs a number from 0.25 to 4, but got \"{found}\".",
      wrongPart: "The option --part needs two places with two dots between them: --part 3..7",
      partBackwards: "The option --part goes from left to right: {to} lies before {from}.",
      emptyPart: "There is nothing between {from} and {to}. Choose another part.",
      noPlace: "“{text}” is not a place on the axis {axis}. Give one as it is written in the file.",
      whereTo: "Say where to write the sound, such as: -o out.wav",
      whichForm: "Say which format to write to standard output, such as: --as wav",
      noForm: "The ending of {path} is not a known format. Choose one of: {list}.",
      notForTerminals: "A terminal cannot show .{ending}. Name a file, such as: -o out.{ending}",
      // Reading and writing
      noTable: "There is no table with columns in it.",
      openNumber: "{read}. {other}: give {option}.",
      tooFewRows: "Standard input: There are too few rows for a chart. Send some more.",
      noProgram:
        "{ending} needs the program {program}. Install the package {package}, or write a .wav file.",
      // Exploring
      wordsOnly: "{problem} The chart is described in words only.",
      lineHint: "Type help for the actions, quit to leave.",
      keyHint: "Press H for the keys, Q to leave.",
      noKey: "There is no key or action \"{word}\". Type help for a list of them.",
      noSound: "No sound can be played: there is no sound card, or --silent was given.",
      typePlace: "Type a place on the x axis, or = and a value, then Enter. Escape cancels.",
      // Why a sound card does not play
      writeInstead: "{problem} Write a file instead: earshot chart render {file} -o out.wav",
      noCard: "There is no sound card to play on.",
      noDevice: "There is no sound device {device}. Leave the name out to use the usual one.",
      busyDevice:
        "Another program is using the sound device {device}. Close that program and try again.",
      closedDevice:
        "You may not use the sound device {device}. Ask for your account to join the group audio.",
      unfitDevice:
        "The sound device {device} cannot play {channels} channels at {rate} samples per second.",
      lostDevice: "The sound device {device} was disconnected. Connect it again.",
      failedDevice: "The sound device {device} does not play: {reason}. Try another device."))
}
