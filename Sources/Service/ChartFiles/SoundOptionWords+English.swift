// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundOptionWords {
  static let english = Edition(
    SoundOptionWords(
      mapping: "The rule by which values become pitches; standard by default.",
      duration: "How long the sound lasts: a word, or seconds; recommended by default.",
      smoothing: "How far values are smoothed first; a number is the weight of each new value.",
      scale: "How values become pitches: evenly by ear, in hertz, or on a musical scale.",
      low: "The pitch of the lowest value; 131 (C3) by default.",
      high: "The pitch of the highest value; 1047 (C6) by default.",
      direction: "Whether greater values sound higher (up) or lower (down).",
      pan: "Whether the sound goes from the left ear to the right (up) or back (down).",
      notes: "Whether pitch glides from point to point, or each point is a note.",
      order: "Whether several series sound one after another or together.",
      cues: "What sounds besides the values, such as ticks, legend or extremes.",
      timbres: "The timbres of the series, in turn.",
      loudness: "Whether all pitches are made equally loud to the ear; on by default.",
      volume: "How loud the sound is, 0 to 2; 1 by default.",
      mono: "Whether both ears hear the same.",
      hearLow: "The lowest pitch that you hear well; no part of the chart sounds below it.",
      hearHigh: "The highest pitch that you hear well; no part of the chart sounds above it.",
      leftLevel: "How much louder or quieter the sound in the left ear is.",
      rightLevel: "How much louder or quieter the sound in the right ear is."))
}
