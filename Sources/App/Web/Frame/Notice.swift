// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Reading
import Speaking

/// What the last act did, said once at the top of the next page, with the way to undo it.
struct Notice: Sendable {
  /// A form that takes the act back.
  struct Undo: Sendable {
    let words: String
    let action: String
  }

  var words: String
  /// What was done; nil for another notice.
  var done: Done?
  /// Why an act was refused; nil for another notice.
  var sorry: Sorry?
  /// Whether the act was refused.
  var isRefusal = false
  var undo: Undo?

  /// The notice on the page.
  ///
  /// It is in the title of the document too, where it is spoken: a live region that is there when the page loads
  /// says nothing.
  ///
  /// It is renewed with a page of Read: of a recording that was sent it says what is known by now.
  func node(for visit: Visit) -> Node {
    div(.id("notice"), .data("renewed")) {
      div(.class(isRefusal ? "notice notice--danger" : "notice notice--good")) {
        (isRefusal ? Icon.alert : .check).node(visit)
        div(.class("cluster")) {
          p { words }
          if let undo {
            form(.action(undo.action), .method(.post)) {
              button(.submit, .class("button")) {
                Icon.undo.node(visit)
                undo.words
              }
            }
          }
        }
      }
    }
  }
}

extension Notice {
  /// Says with its number why no text can be taken, where that was refused.
  /// - Returns: whether it says so now, so that the page does not say it once more.
  mutating func tell(
    _ standing: VolunteerStanding, at now: Timestamp, in language: Language
  ) -> Bool {
    guard [.noMoreToday, .tooManyClaims, .oneAtFirst, .barred].contains(sorry),
      let reason = VolunteerWords.reasonToWait(standing, at: now, in: language)
    else { return false }
    words = reason
    return true
  }

  /// Says of a recording that was sent what is known of it by now: whoever is thanked believes that it is good.
  mutating func tell(_ recording: RecordingState, in language: Language) {
    guard done == .sent || done == .linkSent else { return }
    switch recording {
    case .preparing: words = ReadDoneWords[language].sent
    case .ready: words = ReadDoneWords[language].sentWell
    case .failed(let problem):
      words = ReadStateWords[language].problem(problem)
      isRefusal = true
    }
  }

  /// Says of a link that was sent that it is being fetched, or came to nothing; why stands where the link does.
  mutating func tell(_ link: SoundLink, in language: Language) {
    guard done == .linkSent else { return }
    switch link.state {
    case .fetching: words += " " + LinkWords.news(link, in: language)
    case .failed:
      words = LinkWords[language].cameToNothing
      isRefusal = true
    }
  }

  /// Says of a recording that was sent what was noticed in it.
  mutating func tell(_ found: RecordingFindings, in language: Language) {
    guard done == .sent || done == .linkSent else { return }
    words = FindingWords[language].news(found)
  }

  /// Says of a text that was taken, or for which there is more time, until when it is to be read.
  mutating func tell(
    _ taken: TakenState, at now: Timestamp, _ zone: TimeZoneChoice?, in language: Language
  ) {
    guard done == .claimed || done == .extended else { return }
    switch taken {
    case .claimed:
      words += " " + ReadStateWords.of(taken, at: now, zone, in: language)
    case .recorded, .accepted: break
    }
  }

  /// Says of a request that was posted or changed who may read it now.
  mutating func tell(_ request: OwnRequest, _ readers: Readers, in language: Language) {
    if done == .askedAgain || done == .restored, request.state == .expired {
      // It is offered to nobody until there is another day.
      words = ReadStateWords[language].expired
    } else if done == .askedAgain, request.waitsForNobody {
      words = ReadDoneWords[language].askedNobody
    } else if done == .askedAgain, case .inParts(let progress) = request.state {
      words =
        progress.isLate
        ? ReadDoneWords[language].putAway + " " + PartsWords[language].late
        : PartsWords[language].askedAgain
    } else if done == .askedAgain, case .named = readers {
      words =
        ReadDoneWords[language].putAway + " "
        + ReadStateWords.of(readers, in: language)
    } else if done == .asked || done == .edited {
      words += " " + ReadStateWords.of(readers, in: language)
    }
  }
}
