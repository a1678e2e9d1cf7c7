// SPDX-License-Identifier: Apache-2.0

import Passwords

/// Which passwords may be chosen.
///
/// Length and rarity, and no rules about kinds of characters (NIST SP 800-63B section 5.1.1.2; OWASP ASVS 6.2).
enum PasswordRules {
  static let minimumLength = 10
  static let maximumLength = 200

  static func problem(with password: Password, username: String, name: String) -> FieldProblem? {
    if password.length == 0 { return .missing }
    if password.length < minimumLength { return .tooShort(minimum: minimumLength) }
    if password.length > maximumLength { return .tooLong(maximum: maximumLength) }
    if password.satisfies(isCommon) { return .tooCommon }
    let names = ([username] + name.split(separator: " ").map(String.init))
      .map { $0.lowercased() }
      .filter { $0.count >= 4 }
    let holdsName = password.satisfies { text in
      let text = text.lowercased()
      // A long phrase may mention a name; a password that is little more than the name may not.
      return names.contains { text.contains($0) && text.count < $0.count + 6 }
    }
    return holdsName ? .containsName : nil
  }

  private static func isCommon(_ text: String) -> Bool {
    let text = text.lowercased()
    if Set(text).count <= 3 { return true }
    if isRun(text) { return true }
    let withoutTail = text.reversed().drop { !$0.isLetter }
    let withoutHead = withoutTail.reversed().drop { !$0.isLetter }
    let core = String(withoutHead.map(plain))
    return commonWords.contains(core) || isRun(core)
  }

  /// Whether each character follows the one before, in the alphabet, in counting or along a keyboard.
  private static func isRun(_ text: String) -> Bool {
    guard text.count >= 4 else { return false }
    return runs.contains { run in run.contains(text) || String(run.reversed()).contains(text) }
  }

  /// Undoes the best-known disguises of letters.
  private static func plain(_ character: Character) -> Character {
    switch character {
    case "0": "o"
    case "1", "!": "i"
    case "3": "e"
    case "4", "@": "a"
    case "5", "$": "s"
    case "7": "t"
    default: character
    }
  }

  private static let runs = [
    "01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm",
    "1q2w3e4r5t6y7u8i9o0p", "1qaz2wsx3edc4rfv5tgb6yhn", "abcabcabcabc", "123123123123123",
  ]

  // Words that lists of leaked passwords begin with, as written with digits or signs around them. The minimum
  // length keeps out the short ones.
  private static let commonWords: Set<String> = [
    "password", "passwords", "passwort", "passwordpassword", "mypassword", "contraseña",
    "contrasena",
    "letmein", "letmeinplease", "welcome", "welcomehome", "iloveyou", "iloveyouu", "teamo",
    "tequiero", "tequieromucho", "princess", "princesa", "football", "baseball", "basketball",
    "superman", "batman", "spiderman", "sunshine", "starwars", "trustno", "trustnoone", "dragon",
    "monkey", "master", "shadow", "michael", "jennifer", "michelle", "charlie", "liverpool",
    "barcelona", "realmadrid", "administrator", "administrador", "changeme", "whatever",
    "computer", "internet", "freedom", "hello", "helloworld", "estrella", "corazon", "earshot",
    "volunteer", "requester", "voluntario", "qwertyqwerty", "asdfasdf", "asdfghjkl", "habibi",
    "bismillah", "alhamdulillah", "mohammed", "muhammad", "mohammad", "secret", "supersecret",
    "butterfly", "chocolate", "liverpoolfc", "manchester", "christmas", "blessed", "jesuschrist",
  ]
}
