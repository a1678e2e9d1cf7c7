// SPDX-License-Identifier: Apache-2.0

import HTML

/// A picture of `Public/icons/icons.svg`; always beside a word, and nothing to a screen reader.
enum Icon: String, Sendable, CaseIterable {
  case read, walk, charts, braille, listen
  case settings, account, home, help, language, search, leave
  case play, pause, stop, previous, next, slower, faster
  case back, forward
  case arrowBack = "arrow-back", arrowForward = "arrow-forward", exchange, share
  case plus, check, alert, undo, edit, remove
  case clock, upload, download, microphone, speaker, silent, eye, place, hand, barred, file

  /// The drawing, in the colour of the words beside it and a little larger than they are.
  func node(_ visit: Visit, _ attributes: Attribute...) -> Node {
    svg(
      .class("icon"), .when(isDirected, .class("icon--directed")), .ariaHidden(),
      .group(attributes)
    ) {
      use(.href(visit.assets("icons/icons.svg#\(rawValue)")))
    }
  }

  /// Whether it points along the line of writing, and so turns round in Arabic.
  ///
  /// The signs of a player do not.
  private var isDirected: Bool {
    switch self {
    case .arrowBack, .arrowForward, .undo, .leave: true
    default: false
    }
  }
}
