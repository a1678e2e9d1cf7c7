// SPDX-License-Identifier: Apache-2.0

import Bytes
import Sounding
import Speaking

extension ChartSession {
  /// Takes what the listener chose and says the new state.
  mutating func set(_ setting: ChartSetting) -> [ChartEffect.Kind] {
    var effects: [ChartEffect.Kind] = []
    switch setting {
    case .sounds(let on):
      if !on { effects = interrupted() }
      settings.sounds = on
    case .speech(let on): settings.speech = on
    case .keys(let on): settings.keys = on
    case .monitor(let on): settings.monitor = on
    case .verbosity(let verbosity): settings.verbosity = verbosity
    case .braille(let cells):
      settings.braille = cells
      brailleStart = 0
      effects = braille(around: index ?? 0)
    case .language(let language):
      self.language = language
      chart = chart?.told(in: language)
      effects = interrupted() + introduction() + shown()
    }
    return effects + [.settings(settings), say(setting.state(in: language), .normal)]
  }

  /// Takes what the listener hears well, and makes the sound anew.
  mutating func hear(_ profile: HearingProfile) -> [ChartEffect.Kind] {
    guard profile != self.profile else { return [] }
    self.profile = profile
    var wanted = options
    wanted.profile = profile
    return take(wanted)
  }

  /// Makes the sound anew with other options.
  mutating func change(_ json: JSONValue) -> [ChartEffect.Kind] {
    var wanted = options
    do {
      try wanted.take(json)
    } catch {
      return [.sound(.refused), say(error.message(in: language))]
    }
    return take(wanted)
  }

  private mutating func take(_ wanted: ChartOptions) -> [ChartEffect.Kind] {
    guard let chart else {
      options = wanted
      return []
    }
    // The points were taken before; options that they cannot take leave the sound as it was.
    guard let changed = chart.sounding(wanted) else { return [.sound(.refused)] }
    options = wanted
    self.chart = changed
    let place = index
    let silence = silenced() + [.score(SoundingScore(all: changed.sound.score))]
    guard let place else { return silence + [.state(.stopped)] }
    index = place
    playback = .paused
    seconds = changed.sound.time(ofPoint: place, series: series)
    return silence + [
      .state(.paused), .position(changed.position(of: here, seconds: seconds)),
    ]
  }
}
