// SPDX-License-Identifier: Apache-2.0

import HTML
import Playback
import Speaking

/// What a player can do besides, each behind its heading: so that what is used each minute stays near.
@HTMLBuilder func playerMore(
  hasChapters: Bool, modes: [PlayMode], isInRow: Bool, shown: PlayerShown, _ visit: Visit
) -> Node {
  let words = PlayerWords[visit]
  div(.class("disclosures")) {
    details {
      summary { words.volume }
      p(.class("quiet"), .data("field", "volume")) { shown.volume }
      div(.class("transport")) {
        moreButton("louder", words.louder)
        moreButton("quieter", words.quieter)
        button(.button, .class("button"), .data("act", "mute")) {
          steadyWords(
            PlaybackVolumeWords[visit.language].mute,
            among: [PlaybackVolumeWords[visit.language].unmute], .data("field", "mute"))
        }
      }
    }
    details {
      summary { words.order }
      div(.class("field")) {
        label(.for("mode-choice")) { words.orderWhen }
        select(
          .id("mode-choice"), .class("input"), .autocomplete("off"), .data("choose", "mode"),
          .data("part", "mode-choice")
        ) {
          for mode in modes {
            option(.value(mode.word)) { words.what(comesAfter: mode, isInRow: isInRow) }
          }
        }
      }
    }
    skipChoices(visit)
    playerBookmarks(visit)
    details {
      summary { words.sleepTimer }
      div(.class("field")) {
        label(.for("sleep-choice")) { words.sleepWhen }
        select(
          .id("sleep-choice"), .class("input"), .autocomplete("off"), .data("choose", "sleep"),
          .data("part", "sleep-choice")
        ) { sleepChoices(hasChapters: hasChapters, visit) }
      }
      p(.class("quiet"), .data("field", "sleep-left")) {}
      div(.class("transport")) {
        moreButton("sleep-left", words.sleepLeft, onlyTells: true)
        moreButton("sleep-later", words.sleepLater)
      }
    }
    details {
      summary { words.goTo }
      goingForm(visit)
    }
  }
  p(.class("hint")) {
    hasChapters || isInRow ? words.keys + " " + words.partKeys : words.keys
  }
}

/// What of it stands there before the script comes.
struct PlayerShown {
  let volume: String
}

private func moreButton(_ act: String, _ words: String, onlyTells: Bool = false) -> Node {
  button(.button, .class("button"), .data("act", act), .when(onlyTells, .data("safe"))) { words }
}

/// The lengths of the timer, in minutes.
private let sleepMinutes = [5, 10, 15, 30, 45, 60, 90]

@HTMLBuilder private func sleepChoices(hasChapters: Bool, _ visit: Visit) -> Node {
  let words = PlayerWords[visit]
  option(.value("off")) { words.sleepOff }
  for minutes in sleepMinutes {
    option(.value("\(minutes)")) {
      words.after(TimeWords[visit.language].oblique.minutes(minutes))
    }
  }
  if hasChapters { option(.value("chapter")) { words.endOfChapter } }
  option(.value("track")) { words.endOfTrack }
}

private func skipChoices(_ visit: Visit) -> Node {
  let words = PlayerWords[visit]
  return details {
    summary { words.skip }
    div(.class("stack stack--tight")) {
      div(.class("field")) {
        label(.for("skip-choice")) { words.skipHowFar }
        select(
          .id("skip-choice"), .class("input"), .autocomplete("off"), .data("choose", "skip"),
          .data("part", "skip-choice")
        ) {
          for seconds in PlaybackSession.skips {
            option(
              .value("\(seconds)"), .when(Double(seconds) == PlaybackSession.usualSkip, .selected())
            ) { SpokenTime(seconds: Double(seconds)).text(in: visit.language) }
          }
        }
      }
      div(.class("field")) {
        label(.for("rewind-choice")) { words.afterPause }
        select(
          .id("rewind-choice"), .class("input"), .autocomplete("off"), .data("choose", "rewind"),
          .data("part", "rewind-choice")
        ) {
          option(.value("on")) { words.rewinds }
          option(.value("off")) { words.stays }
        }
      }
    }
  }
}

extension PlayerWords {
  fileprivate func what(comesAfter mode: PlayMode, isInRow: Bool) -> String {
    switch mode {
    case .inOrder: isInRow ? inOrder : once
    case .shuffled: shuffled
    case .repeatOne: repeatOne
    case .repeatAll: repeatAll
    }
  }
}

private func goingForm(_ visit: Visit) -> Node {
  let words = PlayerWords[visit]
  return HTML.form(.class("form"), .data("submit", "go")) {
    div(.class("field")) {
      label(.for("going-time")) { words.goToTime }
      p(.class("hint"), .id("going-hint")) { words.goToHint }
      p(.class("field__error"), .id("going-problem"), .data("field", "going-problem")) {}
      input(
        .text, .class("input"), .id("going-time"), .name("time"), .data("part", "going-time"),
        .attribute("aria-describedby", "going-hint going-problem"), .autocomplete("off"),
        .dir(.auto))
    }
    div(.class("form__actions")) {
      button(.submit, .class("button")) { words.go }
    }
  }
}
