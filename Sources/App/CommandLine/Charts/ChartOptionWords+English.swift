// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartOptionWords {
  static let english = Edition(
    ChartOptionWords(
      language: "The language of the sentences; that of the system unless said.",
      // Describing
      level:
        "How far it goes: 1 what the chart is, 2 statistics, 3 trends, 4 what the data names; 4 unless said.",
      length: "How much of each; long unless said.",
      columns: "Print the columns of the table instead, and what becomes of each.",
      json: "Print JSON, with the part of the chart that each sentence speaks of.",
      // Exploring
      voice: "Speak by itself, through espeak-ng, for those who have no screen reader.",
      voiceSpeed: "How many times as fast it speaks, 0.5 to 2.5.",
      braille: "Print the series as a braille line of so many cells.",
      lines: "Take keys and actions as words in lines, not one by one.",
      silent: "Play no sounds.",
      // Playing
      speed: "How many times as fast, 0.25 to 4; the pitch stays.",
      loop: "Play over and over, until Ctrl-C.",
      part: "Play only what lies between these places on the x axis.",
      follow: "Play rows as they come on standard input, and tell only what matters.",
      device: "A device of ALSA’s, such as hw:1; the usual one unless said.",
      // Writing a file
      output:
        "The file to write; one of that name is replaced. Its ending chooses the form. \"-\" is standard output.",
      form: "The form, whatever the name.",
      bits: "How samples are written in .wav and .flac; 16 unless said.",
      rate: "Samples a second of each channel; 48000 unless said.",
      paper: "The paper of a tactile picture; a4 unless said.",
      // What is read from a file
      from: "The form of the data; recognised unless said.",
      xColumn: "The column for the x axis: its name, or its number from 1.",
      yColumn: "A column of values; may be given several times, for several series.",
      series: "The column whose words part the rows into series.",
      kind: "The kind of chart; the one that fits the data unless said.",
      table: "Which table or picture of a page, from 1.",
      decimal:
        "The mark before decimals, where the numbers leave it open, as 1,200 does; told on standard error unless said.",
      dates: "The order of dates, where they leave it open, as 3/4/2024 does.",
      title: "What the chart is called.",
      choiceWithWords: "{about} Words: {list}."))
}
