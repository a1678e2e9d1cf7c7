// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartCommandWords {
  static let english = Edition(
    ChartCommandWords(
      formats:
        "FILE holds a table as CSV or TSV, JSON, a Vega-Lite specification, a web page with a table, or an SVG picture of a chart; \"-\" reads standard input. The format, the columns and the kind of chart are recognised; the options choose others.",
      describeSummary: "Describe the data in a file in a few sentences.",
      describeDiscussion:
        "The first line sums up the chart in one sentence. The other sentences follow, one per line.",
      exploreSummary: "Explore the data in a file with keys: play, step, compare, hear and read.",
      exploreDiscussion: """
        Everything is printed once, as plain lines, for a screen reader or a braille display. H lists all keys: the arrows
        step, Space plays, Q quits. When input comes in lines, as from a pipe, each line holds the names of keys or actions,
        such as "right right highest", or "go 14", "value 20", "help", "quit".
        """,
      playSummary: "Play the data in a file on the sound card.",
      playDiscussion: "The sound begins at once and goes from left to right. Ctrl-C fades it out.",
      renderSummary:
        "Write the data in a file as sound, notes, captions, words or a tactile picture.",
      renderDiscussion: """
        The ending of OUT is one of: .wav, .flac, .opus and .mp3 (sound; the last three need ffmpeg), .mid (notes), .vtt
        (what is heard when, as a text track), .svg (a tactile picture for swell paper), .txt and .json (the description).
        The file is written whole or not at all.
        """,
      planSummary: "Print which pitch sounds when, for the data in a file.",
      planDiscussion: """
        It prints {"duration":seconds,"points":[{"time":seconds,"frequency":hertz},…],"samples":N}, where N counts
        the samples of each channel at 44100 a second. Except with --mapping classic each point also has pan (-1 left,
        1 right), gain (0 to 1), series (from 0) and event (what is special about it, or null).
        With --mapping classic points stay in the order of the file.
        """))
}
