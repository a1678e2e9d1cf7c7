// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundOptionWords {
  static let english = Edition(
    SoundOptionWords(
      mapping: "The rule by which values become pitches; standard unless said.",
      duration: "How long the sound lasts: a word, or seconds; recommended unless said.",
      smoothing: "How far values are smoothed first; a number is the weight of each new value.",
      scale: "How values become pitches: evenly by ear, in hertz, or on a musical scale.",
      low: "The pitch of the least value; 131 (C3) unless said.",
      high: "The pitch of the greatest value; 1047 (C6) unless said.",
      direction: "Whether greater values sound higher (up) or lower (down).",
      pan: "Whether the sound goes from the left ear to the right (up) or back (down).",
      notes: "Whether pitch glides from point to point, or each point is a note.",
      order: "Whether several series sound one after another or together.",
      cues: "What sounds besides the values, such as ticks, legend or extremes.",
      timbres: "The colours of the series' sounds, in turn.",
      loudness: "Whether all pitches are made equally loud to the ear; on unless said.",
      volume: "How strong the sound is, 0 to 2; 1 unless said.",
      mono: "Whether both ears are given the same.",
      hearLow: "From which pitch on you hear well; nothing of the chart lies below.",
      hearHigh: "Up to which pitch you hear well; nothing of the chart lies above.",
      leftLevel: "How much stronger or weaker the left ear is given its sound.",
      rightLevel: "How much stronger or weaker the right ear is given its sound."))
}
