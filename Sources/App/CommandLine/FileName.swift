// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What a person called a file; `-` is standard input.
struct FileName: Sendable, Equatable {
  private let path: String

  init(_ path: String) { self.path = path }

  /// What sentences call it.
  func text(in language: Language) -> String {
    path == "-" ? FileWords[language].standardInput : path
  }
}
