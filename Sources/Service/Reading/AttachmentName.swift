// SPDX-License-Identifier: Apache-2.0

import DocumentReading

/// What a person called a file, fit to be shown to others.
enum AttachmentName {
  /// The longest name, in characters: more than systems give a file.
  static let maximumLength = 255

  /// The name without what could make it look like another: controls, marks that turn the direction of writing, folders.
  static func cleaned(_ name: String, _ sort: DocumentSort) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let scalars = last.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
      default: !turnsDirection(scalar)
      }
    }
    let words = String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
    let plain = words.joined(separator: " ").prefix(maximumLength)
    return plain.isEmpty ? "file." + sort.suffix : String(plain)
  }

  /// Whether a mark embeds, overrides or isolates a direction (Unicode Standard Annex 9).
  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
