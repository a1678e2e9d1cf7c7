// SPDX-License-Identifier: Apache-2.0

import Places
import Speaking
import Wayfinding

extension MapItem {
  /// What it is called.
  func name(in language: Language) -> String {
    switch self {
    case .place(let place): place.name.text(in: language)
    case .closure(let closure): closure.what.text(in: language)
    }
  }
}

extension MapRecord {
  /// The closure, where it is one.
  var closure: MapClosure? {
    guard case .closure(let closure) = item else { return nil }
    return closure
  }
}
