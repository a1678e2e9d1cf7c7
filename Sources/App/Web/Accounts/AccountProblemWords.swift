// SPDX-License-Identifier: Apache-2.0

import Accounts
import Phrases
import Speaking

/// What is wrong with a field of the forms about an account, and what to do.
enum AccountProblemWords {
  static let wrongCredentials = Phrase(
    en: "This username and password do not belong together. Check both and try again.",
    es: "Este usuario y esta contraseña no van juntos. Revisa ambos e inténtalo otra vez.",
    ar: "اسم المستخدم وكلمة المرور لا يتطابقان. راجعهما وحاول مرة أخرى.")

  static func tooManyAttempts(_ seconds: Int) -> Phrase {
    let minutes = max(1, (seconds + 59) / 60)
    let noun = Counted.minutes(.oblique)
    return Phrase(
      en: "There were too many tries. Wait "
        + noun.text(minutes, in: .english) + ", then try again.",
      es: "Ha habido demasiados intentos. Espera "
        + noun.text(minutes, in: .spanish) + " e inténtalo otra vez.",
      ar: "المحاولات كثيرة. انتظر "
        + noun.text(minutes, in: .arabic) + " ثم حاول مرة أخرى.")
  }

  static func phrase(_ problem: FieldProblem, in field: AccountField) -> Phrase {
    switch problem {
    case .missing: missing(field)
    case .tooShort(let minimum): tooShort(field, minimum)
    case .tooLong(let maximum): tooLong(maximum)
    case .unusableCharacters:
      Phrase(
        en: "Use letters of one alphabet and digits, with dots, dashes or underscores between.",
        es:
          "Usa letras de un solo alfabeto y cifras, con puntos, guiones o guiones bajos en medio.",
        ar: "استخدم حروف أبجدية واحدة وأرقامًا، وبينها نقاط أو شرطات.")
    case .taken:
      Phrase(
        en: "Somebody has this username already. Choose another.",
        es: "Alguien ya usa este nombre de usuario. Elige otro.",
        ar: "اسم المستخدم هذا مأخوذ. اختر غيره.")
    case .tooCommon:
      Phrase(
        en: "This password is easy to guess. Put a few words in a row.",
        es: "Esta contraseña es fácil de adivinar. Pon varias palabras seguidas.",
        ar: "كلمة المرور هذه سهلة التخمين. اكتب بضع كلمات متتالية.")
    case .containsName:
      Phrase(
        en: "The password holds your name. Choose one without it.",
        es: "La contraseña contiene tu nombre. Elige una sin él.",
        ar: "كلمة المرور تحوي اسمك. اختر كلمة لا تحويه.")
    case .notAnAddress:
      Phrase(
        en: "This is not an e-mail address. Write it like ana@example.org, or leave it empty.",
        es: "Esto no es un correo. Escríbelo como ana@example.org o déjalo vacío.",
        ar: "هذا ليس عنوان بريد. اكتبه مثل ana@example.org أو اتركه فارغًا.")
    case .wrong:
      Phrase(
        en: "This is not your password. Try again.",
        es: "Esta no es tu contraseña. Inténtalo otra vez.",
        ar: "هذه ليست كلمة مرورك. حاول مرة أخرى.")
    }
  }

  private static func missing(_ field: AccountField) -> Phrase {
    switch field {
    case .name:
      Phrase(en: "Write your name.", es: "Escribe tu nombre.", ar: "اكتب اسمك.")
    case .username:
      Phrase(
        en: "Write a username.", es: "Escribe un nombre de usuario.", ar: "اكتب اسم مستخدم.")
    case .email:
      Phrase(
        en: "Write your e-mail address.", es: "Escribe tu correo.", ar: "اكتب بريدك الإلكتروني.")
    case .password:
      Phrase(en: "Write a password.", es: "Escribe una contraseña.", ar: "اكتب كلمة مرور.")
    case .currentPassword:
      Phrase(
        en: "Write your password until now.", es: "Escribe tu contraseña actual.",
        ar: "اكتب كلمة مرورك الحالية.")
    }
  }

  private static func tooShort(_ field: AccountField, _ minimum: Int) -> Phrase {
    if field == .password {
      return Phrase(
        en: "The password is too short. Use at least \(minimum) characters.",
        es: "La contraseña es demasiado corta. Usa al menos \(minimum) caracteres.",
        ar: "كلمة المرور قصيرة. استخدم \(minimum) أحرف على الأقل.")
    }
    return Phrase(
      en: "This is too short. Use at least \(minimum) characters.",
      es: "Es demasiado corto. Usa al menos \(minimum) caracteres.",
      ar: "هذا قصير. استخدم \(minimum) أحرف على الأقل.")
  }

  private static func tooLong(_ maximum: Int) -> Phrase {
    Phrase(
      en: "This is too long. Use at most \(maximum) characters.",
      es: "Es demasiado largo. Usa como máximo \(maximum) caracteres.",
      ar: "هذا طويل. استخدم \(maximum) حرفًا على الأكثر.")
  }
}
