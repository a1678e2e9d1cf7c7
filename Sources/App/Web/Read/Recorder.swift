// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTML
import Interface
import Library
import Reading
import Recording
import Speaking

/// Where a volunteer records a text in the browser, paragraph by paragraph; it needs scripts, and a file can be sent
/// without.
///
/// A page that has one names `Recorder.style`, `Recorder.module` and `Recorder.core`.
struct Recorder {
  static let style = "read/recorder"
  static let module = "read/recorder"
  static let core = "recording"

  let summary: RequestSummary
  let text: String

  func node(_ visit: Visit) -> Node {
    let shown = shownAtFirst(visit)
    return section(.class("card stack"), .ariaLabelledBy("record")) {
      h2(.id("record")) { RecorderWords[visit].heading }
      element(
        "earshot-recorder", .class("recorder stack"), .data("begin", beginning),
        .data("failed", RecorderWords[visit].unscripted)
      ) {
        p(.class("hint"), .data("unscripted")) { RecorderWords[visit].unscripted }
        div(.class("stack"), .data("scripted")) {
          p(.class("hint")) { RecorderWords[visit].lead }
          p(.data("field", "place")) { shown.text(of: "place") }
          div(
            .class("reading-text recorder__paragraph"), .lang(summary.language.tag), .dir(.auto),
            .data("field", "paragraph")
          ) { shown.text(of: "paragraph") }
          p(.class("recorder__state"), .data("field", "state")) { shown.text(of: "state") }
          p(.class("quiet"), .data("field", "status")) { shown.text(of: "status") }
          buttons(visit)
          results(shown, visit)
        }
      }
    }
  }

  private func buttons(_ visit: Visit) -> Node {
    let words = RecordingWords[visit.language]
    return div(.class("stack")) {
      changing(
        "record", "R", words.record, .microphone, "button button--main button--large",
        others: [words.pause, words.goOn, words.again], visit)
      div(.class("transport")) {
        plain("stop", "S", words.stop, .check, visit)
        plain("next", "N", words.next, .arrowForward, visit)
        plain("previous", "P", words.previous, .arrowBack, visit)
        plain("mark", "M", words.mark, .plus, visit)
        changing(
          "listen", "H", words.listen, .listen, "button", others: [words.stopListening], visit)
        plain("again", "A", words.again, .microphone, visit)
        plain("level", "L", words.askLevel, .speaker, visit)
        plain("where", "W", words.whereAmI, .clock, visit)
        plain("remove", nil, words.remove, .remove, visit)
        plain("undo", nil, words.undo, .undo, visit)
      }
      p(.class("recorder__answer"), .data("field", "loudness")) {}
    }
  }

  private func results(_ shown: [InterfaceEffect], _ visit: Visit) -> Node {
    let words = RecordingWords[visit.language]
    return div(.class("stack")) {
      p(.data("field", "progress")) { shown.text(of: "progress") }
      p(.class("quiet recorder__answer"), .data("field", "arrival")) {}
      p(.class("recorder__answer"), .data("field", "problem")) {}
      ul(.data("part", "remarks")) { element("template") { li(.data("text")) {} } }
      changing(
        "send", nil, words.send, .upload, "button button--main", others: [words.sendAllTheSame],
        visit)
    }
  }

  private func plain(
    _ act: String, _ key: String?, _ words: String, _ icon: Icon, _ visit: Visit
  ) -> Node {
    button(.button, .class("button"), .data("act", act), .group(shortcut(key))) {
      icon.node(visit)
      words
      shownKey(key)
    }
  }

  /// A button whose words change with what it does.
  private func changing(
    _ act: String, _ key: String?, _ words: String, _ icon: Icon, _ style: String,
    others: [String], _ visit: Visit
  ) -> Node {
    button(.button, .class(style), .data("act", act), .group(shortcut(key))) {
      icon.node(visit)
      steadyWords(words, among: others, .data("field", act))
      shownKey(key)
    }
  }

  private func shortcut(_ key: String?) -> [Attribute] { key.map { [.ariaKeyShortcuts($0)] } ?? [] }

  /// The key is told to screen readers as the shortcut that it is, and shown to all others.
  private func shownKey(_ key: String?) -> Node {
    guard let key else { return Node.empty }
    return kbd(.ariaHidden()) { key }
  }

  /// The first event of the session.
  private var beginning: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("kind", "begin")
      writer.field("request", summary.id.rawValue)
      writer.field("text", text)
      writer.field("address", address)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private var address: String { "/api/v1/requests/\(summary.id.rawValue)/takes" }

  /// What the session shows at first: it stands there before the script comes, so that nothing moves.
  private func shownAtFirst(_ visit: Visit) -> [InterfaceEffect] {
    var session = RecordingSession(language: visit.language)
    let begin = RecordingSession.Happening.begin(
      request: summary.id.rawValue, text: text, address: address)
    return session.handle(RecordingSession.Event(time: 0, begin)).compactMap { effect in
      if case .face(let shown) = effect.content { shown } else { nil }
    }
  }
}
