// SPDX-License-Identifier: Apache-2.0

import HTML
import Playback
import Speaking

/// The chapters of a recording where a script works the player: the one before, the next, and each by its name.
func chapterControls(_ chapters: Chapters, shown: String, _ visit: Visit) -> Node {
  let words = ListenChapterWords[visit]
  return section(.class("stack stack--tight"), .ariaLabelledBy("chapters")) {
    h2(.id("chapters")) { words.heading }
    p(.class("quiet"), .data("field", "chapter")) { shown }
    div(.class("transport")) {
      playerButton("previous-chapter", words.previous, .previous, visit)
      playerButton("next-chapter", words.next, .next, visit)
    }
    ol(.class("player__chapters stack stack--tight"), .data("part", "chapters")) {
      template { li { chapterButton("") } }
      for index in chapters.starts.indices {
        li(.data("key", "\(index)")) { chapterButton(name(of: index, chapters, visit)) }
      }
    }
  }
}

private func chapterButton(_ name: String) -> Node {
  button(.button, .class("button"), .data("act", "chapter"), .data("text"), .dir(.auto)) { name }
}

/// The same without a script: each chapter is a link into the sound, which the browser plays from there.
func chapterLinks(_ chapters: Chapters, of sound: String, _ visit: Visit) -> Node {
  section(
    .class("stack stack--tight"), .ariaLabelledBy("chapter-links"), .data("unscripted")
  ) {
    h2(.id("chapter-links")) { ListenChapterWords[visit].heading }
    ol(.class("player__chapters stack stack--tight")) {
      for (index, start) in chapters.starts.enumerated() {
        li {
          a(.class("button"), .href("\(sound)#t=\(start)"), .dir(.auto)) {
            name(of: index, chapters, visit)
          }
        }
      }
    }
  }
}

private func name(of index: Int, _ chapters: Chapters, _ visit: Visit) -> String {
  PlaybackSession.chapterName(index, of: chapters, in: visit.language)
}
