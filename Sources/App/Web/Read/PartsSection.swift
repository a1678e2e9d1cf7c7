// SPDX-License-Identifier: Apache-2.0

import Database
import HTML
import Library
import Reading
import Speaking

/// The parts of a request for the person who asked, and how many there may be.
struct OwnParts: Sendable {
  /// In order; none where one person reads it.
  var parts: [RequestPart] = []
  /// How many people may read it at once; 1 for one reader.
  var most = 1

  /// Which of them can be heard, while not all can; nil where none can.
  func heard(of whole: OwnRequest, _ visit: Visit) -> String? {
    guard case .inParts(let progress) = whole.state, progress.ready < progress.count else {
      return nil
    }
    let ready = parts.filter { $0.request.state.playableTrack != nil }
    return PartsWords.heard(ready.map(\.number), in: visit.language)
  }
}

/// The parts of a text with what can be done about each, or the choice to let several people read it.
@HTMLBuilder func partsSection(
  _ own: OwnParts, of request: OwnRequest, text: String, at now: Timestamp, _ visit: Visit
) -> Node {
  let address = "/read/requests/\(request.summary.id.rawValue)"
  let words = PartsWords[visit]
  switch request.state {
  case .inParts, .recorded:
    if !own.parts.isEmpty {
      section(.class("stack"), .ariaLabelledBy("parts")) {
        h2(.id("parts")) { words.heading }
        ul(.class("cards")) {
          for part in own.parts { li { partCard(part, of: request, at: now, visit) } }
        }
      }
    }
    if request.state.isWaiting {
      act(words.alone, .account, to: address + "/parts/off", visit)
    }
  case .open, .expired:
    let parts = own.most > 1 ? [] : TextParts.of(text)
    if own.most > 1 {
      p { words.undivided }
    } else if parts.count > 1 {
      div(.class("stack stack--tight")) {
        act(words.choice, .share, to: address + "/parts/on", visit)
        p(.class("hint")) {
          words.offer([
            "count": "\(parts.count)",
            "length": Span.words(
              seconds: 60 * Double(PartsJSON.minutes(characters: text.count / parts.count)),
              .oblique, in: visit.language),
          ])
        }
      }
    }
  case .claimed, .accepted, .withdrawn: Node.empty
  }
}

private func partCard(
  _ part: RequestPart, of whole: OwnRequest, at now: Timestamp, _ visit: Visit
) -> Node {
  article(.class("card stack stack--tight")) {
    h3(.class("card__title")) {
      part.request.summary.part.map { PartsWords.of($0, in: visit.language) } ?? ""
    }
    stateBadge(part.request, at: now, visit)
    summaryLength(part.request.summary, visit)
    let acts = partActs(part, of: whole, visit)
    if !acts.isEmpty { div(.class("cluster")) { for act in acts { act } } }
  }
}

/// What can be done about one part.
private func partActs(_ part: RequestPart, of whole: OwnRequest, _ visit: Visit) -> [Node] {
  let words = PartsWords[visit]
  let address = "/read/requests/\(part.request.summary.id.rawValue)"
  let number = "\(part.number)"
  var acts: [Node] = []
  if case .recorded(_, let recording) = part.request.state,
    case .ready(let track, _) = recording.state
  {
    // Once the whole can be heard the parts are off the shelf.
    if case .inParts = whole.state {
      acts.append(
        a(.class("button"), .href("/listen/\(track.rawValue)")) {
          Icon.listen.node(visit)
          words.listen(number)
        })
    }
    acts.append(act(words.again(number), .exchange, to: address + "/again", visit))
  }
  if part.request.canKeepAfterAll {
    acts.append(act(words.keep(number), .undo, to: address + "/keep", visit))
  }
  return acts
}

/// The box of the form that lets several people read a text at once.
func partsBox(_ state: FormState, _ visit: Visit) -> Node {
  let name = RequestField.parts.rawValue
  let value = state.value(.parts)
  return div(.class("stack stack--tight")) {
    label(.class("choice"), .for(name)) {
      input(
        .checkbox, .id(name), .name(name), .value(value.isEmpty ? "\(TextParts.most)" : value),
        .checked(!value.isEmpty), .ariaDescribedBy("\(name)-hint"))
      span { PartsWords[visit].choice }
    }
    p(.class("hint"), .id("\(name)-hint")) { PartsWords[visit].choiceHint }
    fieldError(name, state, visit)
  }
}
