// SPDX-License-Identifier: Apache-2.0

import Bytes

extension RouteSession {
  /// What can happen to the picture of the way.
  public enum PictureHappening: Sendable, Equatable {
    /// It is to be shown, or to be hidden.
    case toggled
    /// What is near is to be shown, or all of the way.
    case nearness
  }
}

extension RouteSession.PictureHappening {
  /// What this kind of event holds; nil where it is none of these.
  init?(kind: String) {
    switch kind.bytewise {
    case "picture": self = .toggled
    case "picture-near": self = .nearness
    default: return nil
    }
  }
}
