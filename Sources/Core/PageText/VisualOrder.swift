// SPDX-License-Identifier: Apache-2.0

/// Text as its letters stand from left to right, which files of pages keep, turned into the order in which it is read.
public enum VisualOrder {
  /// The line in the order in which it is read.
  ///
  /// The reverse of the Unicode Bidirectional Algorithm as far as lines of print need it: in a line from right to left
  /// the numbers and the words of other scripts run from left to right; in one from left to right it is the other way.
  public static func reading(_ visual: String) -> String {
    let letters = Array(visual)
    guard letters.contains(where: { isRightToLeft($0) }) else { return visual }
    let right = letters.count { isRightToLeft($0) }
    let left = letters.count { isLeftToRight($0) }
    guard right >= left else {
      return reversing(letters) {
        isRightToLeft($0)
      } isInner: { _ in
        true
      }
    }
    let turned = Array(letters.reversed())
    let words = reversing(turned) {
      isLeftToRight($0) || isDigit($0)
    } isInner: { letter in
      !isRightToLeft(letter)
    }
    return withBrackets(words)
  }

  /// The letters with each run from one that belongs to the run to the last such one reversed.
  ///
  /// Between them may stand what is inner. Two numbers with a space between them are two runs.
  private static func reversing(
    _ letters: [Character], _ belongs: (Character) -> Bool, isInner: (Character) -> Bool
  ) -> String {
    var result: [Character] = []
    var index = 0
    while index < letters.count {
      guard belongs(letters[index]) else {
        result.append(letters[index])
        index += 1
        continue
      }
      let end = endOfRun(letters, from: index, belongs, isInner)
      result += letters[index..<end].reversed()
      index = end
    }
    return String(result)
  }

  private static func endOfRun(
    _ letters: [Character], from start: Int, _ belongs: (Character) -> Bool,
    _ isInner: (Character) -> Bool
  ) -> Int {
    var end = start + 1
    var hasLetter = !isDigit(letters[start])
    var index = end
    var sawSpace = false
    while index < letters.count {
      let letter = letters[index]
      if belongs(letter) {
        // "35 2024" from right to left is first 35 and then 2024.
        if sawSpace, !hasLetter, isDigit(letter) { break }
        hasLetter = hasLetter || !isDigit(letter)
        sawSpace = false
        end = index + 1
      } else if isRightToLeft(letter) != isRightToLeft(letters[start]), isStrong(letter) {
        break
      } else if !isInner(letter) {
        break
      }
      if letter == " " { sawSpace = true }
      index += 1
    }
    return end
  }

  private static func isStrong(_ letter: Character) -> Bool {
    isRightToLeft(letter) || isLeftToRight(letter)
  }

  private static func isRightToLeft(_ letter: Character) -> Bool {
    letter.unicodeScalars.contains { TextScript.isRightToLeft($0) }
  }

  private static func isDigit(_ letter: Character) -> Bool {
    letter.unicodeScalars.contains { TextScript.isDigit($0) }
  }

  private static func isLeftToRight(_ letter: Character) -> Bool {
    guard let scalar = letter.unicodeScalars.first else { return false }
    return scalar.properties.isAlphabetic && !TextScript.isRightToLeft(scalar)
  }

  /// Some programs write the brackets of such lines as they look and some as they are meant: where the first one closes,
  /// they were written as they look.
  private static func withBrackets(_ text: String) -> String {
    guard let first = text.first(where: { "()[]{}".contains($0) }), ")]}".contains(first) else {
      return text
    }
    let mirrored: [Character: Character] = [
      "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{",
    ]
    return String(text.map { mirrored[$0] ?? $0 })
  }
}
