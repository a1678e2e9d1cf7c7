// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartOptionWords {
  static let english = Edition(
    ChartOptionWords(
      language: "The language of the sentences; by default, that of the system.",
      // Describing
      level:
        "How far it goes: 1 what the chart is, 2 statistics, 3 trends, 4 what the data names; 4 by default.",
      length: "How much of each; long by default.",
      columns: "Print the columns of the table instead, and how each is used.",
      json: "Print JSON, with the part of the chart that each sentence is about.",
      // Exploring
      voice: "Speak aloud, through espeak-ng, for people who have no screen reader.",
      voiceSpeed: "How fast it speaks, from 0.5 to 2.5 times the usual speed.",
      braille: "Print the series as a braille line of this many cells.",
      lines: "Read keys and actions as words in lines, not key by key.",
      silent: "Play no sounds.",
      // Playing
      speed: "How fast it plays, from 0.25 to 4 times the usual speed; the pitch stays the same.",
      loop: "Play over and over, until Ctrl-C.",
      part: "Play only what lies between these places on the x axis.",
      follow: "Play rows as they arrive on standard input, and report only what matters.",
      device: "An ALSA device, such as hw:1; by default, the usual one.",
      // Writing a file
      output:
        "The file to write; an existing file is replaced. Its ending chooses the format. \"-\" is standard output.",
      form: "The format, whatever the file is called.",
      bits: "How samples are written in .wav and .flac; 16 by default.",
      rate: "Samples per second in each channel; 48000 by default.",
      paper: "The paper of a tactile picture; a4 by default.",
      // What is read from a file
      from: "The format of the data; by default, it is recognised.",
      xColumn: "The column for the x axis: its name, or its number from 1.",
      yColumn: "A column of values; may be given several times, for several series.",
      series: "The column whose words split the rows into series.",
      kind: "The kind of chart; by default, the one that fits the data.",
      table: "Which table or picture on a page, from 1.",
      decimal:
        "The decimal mark, where the numbers leave it open, as 1,200 does; if left out, the choice is reported on standard error.",
      dates: "The order of day and month, where dates leave it open, as 3/4/2024 does.",
      title: "The title of the chart.",
      choiceWithWords: "{about} Words: {list}."))
}
