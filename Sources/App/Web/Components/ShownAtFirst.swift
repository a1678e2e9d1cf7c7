// SPDX-License-Identifier: Apache-2.0

import Interface

/// What a session shows first also stands in its page, so that nothing moves when the script comes.
extension [InterfaceEffect] {
  /// The text of a part; none where the session shows nothing there.
  func text(of part: Part) -> String {
    for case .show(part, let text) in self { return text }
    return ""
  }

  /// What a field holds; nil where it is left as it is.
  func value(of part: Part) -> String? {
    for case .value(part, let text) in self { return text }
    return nil
  }

  /// The rows of a list.
  func rows(of part: Part) -> [ListRow] {
    for case .list(part, let rows) in self { return rows }
    return []
  }
}
