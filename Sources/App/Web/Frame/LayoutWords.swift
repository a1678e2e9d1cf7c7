// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the frame that all pages share.
enum LayoutWords {
  static let homeTitle = Phrase(
    en: "Earshot: live by ear", es: "Earshot: vivir de oído", ar: "Earshot: عِش بالسمع")
  static let skip = Phrase(
    en: "Skip to the content", es: "Saltar al contenido", ar: "تخطَّ إلى المحتوى")
  static let abilities = Phrase(en: "Abilities", es: "Capacidades", ar: "القدرات")
  static let personal = Phrase(
    en: "Yours", es: "Lo tuyo", ar: "ما يخصك")
  static let settings = Phrase(en: "Settings", es: "Ajustes", ar: "الإعدادات")
  static let signIn = Phrase(en: "Sign in", es: "Entrar", ar: "الدخول")
  static let signUp = Phrase(en: "Sign up", es: "Crear cuenta", ar: "إنشاء حساب")
  static let signOut = Phrase(en: "Sign out", es: "Salir", ar: "الخروج")
  static let more = Phrase(en: "More", es: "Más", ar: "المزيد")
  static let help = Phrase(en: "Help", es: "Ayuda", ar: "المساعدة")
  static let about = Phrase(en: "About Earshot", es: "Sobre Earshot", ar: "عن Earshot")
  static let languages = Phrase(en: "Language", es: "Idioma", ar: "اللغة")
  static let errorInTitle = Phrase(en: "Error.", es: "Error.", ar: "خطأ.")
}
