// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartsWords {
  static let english = Edition(
    ChartsWords(
      demos: "Charts to try",
      lines: "Lines",
      bars: "Bars",
      points: "Points and distributions",
      shares: "Shares and tables",
      own: "Your own data",
      all: "All charts",
      file: "File",
      fileHint: """
        A table as CSV or TSV, JSON, a Vega-Lite specification, a web page with a table, or an \
        SVG picture of a chart. Columns, dates and the kind of chart are recognised.
        """,
      sent: "The file is sent to this server, which makes the sound and keeps nothing.",
      stays:
        "The file stays in this browser. Nothing is sent. It opens on a page of its own as soon as you choose it, or drop it here.",
      open: "Open this chart",
      noFile: "There is no data. Choose a file, or paste data.",
      play: "Play",
      pause: "Pause",
      resume: "Continue",
      stop: "Stop",
      controls: "Listen",
      explore: "Point by point",
      point: "Point",
      inWords: "In words",
      hearWords: "Speak the description",
      table: "All values",
      source: "Where the numbers come from",
      duration: "Length",
      short: "Short: 2 to 3 seconds",
      recommended: "Usual: 3 to 10 seconds",
      long: "Long: 20 seconds",
      smoothing: "Smoothing",
      smooth: "Smooth: small jumps are softened",
      exact: "Exact: every value as it is",
      apply: "Use these",
      broken:
        "The sound could not be started here. Open the page again, or save the sound as a file.",
      busy: "The server is busy. Try again in a few seconds.",
      tooSlow:
        "The server takes too long to read this and turn it into sound. Send fewer rows, columns or details.",
      tooHeavy: """
        The server does not have enough memory for this, or could not read it. Send fewer rows, \
        columns or details.
        """,
      enoughForNow: "The server has made a lot for your address. Try again in {seconds} seconds.",
      notThisForm: "This server cannot make this sound format. Choose WAV.",
      notMade: "The server could not make this. Try again in a moment, or choose another format.",
      noOrdinal: "Say which table it is with a whole number, 1 or higher.",
      tooLarge:
        "This is larger than {megabytes} MB. Send a smaller file, or use Earshot on the command line.",
      tooLong: "A sound made here lasts at most {seconds} seconds. Choose a shorter one.",
      tooManyListeners: "Too many people are listening right now. Try again in a minute.",
      firstRows: "The first {count} of {total} points.",
      construction: "What it is",
      statistics: "Key figures",
      trends: "How the values change",
      context: "What the data names",
      notes: "How the data was read"))
}
