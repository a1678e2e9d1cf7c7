// SPDX-License-Identifier: Apache-2.0

import Accounts
import DocumentReading

/// What a person called a file, fit to be shown to others.
enum AttachmentName {
  /// The longest name, in scalars: more than systems give a file.
  static let maximumLength = 255

  /// The name without what could make it look like another: controls, marks that nobody sees, folders.
  static func cleaned(_ name: String, _ sort: DocumentSort) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let line = SeenText.line(String(last)).unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .surrogate, .unassigned: false
      default: true
      }
    }
    let plain = SeenText.line(String(String.UnicodeScalarView(line.prefix(maximumLength))))
    return plain.isEmpty ? "file." + sort.suffix : plain
  }
}
