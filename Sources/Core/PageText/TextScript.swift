// SPDX-License-Identifier: Apache-2.0

/// Which letters a text is written in.
public enum TextScript {
  /// Letters of the Arabic script, with their forms for presentation (Unicode blocks Arabic, Arabic Supplement,
  /// Extended-A, Presentation Forms A and B).
  public static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0620...0x065F, 0x066E...0x06D3, 0x06D5...0x06EF, 0x06FA...0x06FF, 0x0750...0x077F,
      0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      true
    default: false
    }
  }

  /// Letters of the scripts that are written from right to left: Hebrew, Arabic, Syriac and their neighbours.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    isArabic(scalar)
      || (0x0590...0x08FF).contains(scalar.value) && !isDigit(scalar)
        && ![0x060C, 0x061B, 0x061F, 0x066A, 0x066B, 0x066C].contains(scalar.value)
  }

  /// Digits of ours, of Arabic and of Persian; all are written from left to right.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x0660...0x0669, 0x06F0...0x06F9: true
    default: false
    }
  }

  /// Whether a text has more letters of the Arabic script than others.
  public static func isMostlyArabic(_ text: String) -> Bool {
    var (arabic, other) = (0, 0)
    for scalar in text.unicodeScalars {
      if isArabic(scalar) { arabic += 1 } else if scalar.properties.isAlphabetic { other += 1 }
    }
    return arabic > other
  }
}
