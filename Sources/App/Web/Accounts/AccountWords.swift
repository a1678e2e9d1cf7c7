// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of signing up and in, and of the profile.
enum AccountWords {
  static let signUpTitle = Phrase(
    en: "Make an account", es: "Crea tu cuenta", ar: "أنشئ حسابًا")
  static let signUpLead = Phrase(
    en: "You need one to ask for readings, or to read for others. It is free.",
    es: "La necesitas para pedir lecturas o para leer a otras personas. Es gratis.",
    ar: "تحتاج إليه لتطلب القراءات أو لتقرأ لغيرك. وهو مجاني.")
  static let signUpAct = Phrase(en: "Make my account", es: "Crear mi cuenta", ar: "أنشئ حسابي")
  static let haveAccount = Phrase(
    en: "I have an account already", es: "Ya tengo una cuenta", ar: "لدي حساب")
  static let welcome = Phrase(
    en: "Your account is made, and you are signed in.",
    es: "Tu cuenta está creada y has entrado.", ar: "أُنشئ حسابك وسُجّل دخولك.")

  static let nothingDone = Phrase(
    en: "You are signed out, so nothing was done. Sign in, then do it again.",
    es: "Tu sesión está cerrada, así que no se ha hecho nada. Entra y hazlo otra vez.",
    ar: "أنت خارج حسابك، فلم يُنفَّذ شيء. سجّل الدخول ثم أعد المحاولة.")
  static let nothingSent = Phrase(
    en: "You are signed out, so nothing was sent. Sign in: what you wrote is still here, and you "
      + "can send it then.",
    es: "Tu sesión está cerrada, así que no se ha enviado nada. Entra: lo que has escrito sigue "
      + "aquí y podrás enviarlo después.",
    ar: "أنت خارج حسابك، فلم يُرسل شيء. سجّل الدخول: ما كتبته ما زال هنا، وتستطيع إرساله بعد ذلك.")
  static let notSentYet = Phrase(
    en: "You are signed in. Your request is not sent yet: look over it and send it.",
    es: "Has entrado. Tu petición aún no está enviada: revísala y envíala.",
    ar: "سجّلت الدخول. لم يُرسل طلبك بعد: راجعه ثم أرسله.")
  static let isSignedOut = Phrase(
    en: "You are signed out", es: "Tu sesión está cerrada", ar: "أنت خارج حسابك")
  static let isSignedOutLead = Phrase(
    en: "Your texts are hidden. Sign in to see them again.",
    es: "Tus textos están ocultos. Entra para verlos otra vez.",
    ar: "نصوصك مخفية. سجّل الدخول لتراها من جديد.")

  static let signInTitle = Phrase(en: "Sign in", es: "Entra en tu cuenta", ar: "سجّل الدخول")
  static let signInToGoOn = Phrase(
    en: "This page belongs to an account. Sign in to go on.",
    es: "Esta página pertenece a una cuenta. Entra para continuar.",
    ar: "هذه الصفحة تخص حسابًا. سجّل الدخول لتتابع.")
  static let signInAct = Phrase(en: "Sign in", es: "Entrar", ar: "الدخول")
  static let noAccount = Phrase(
    en: "I have no account yet", es: "Aún no tengo cuenta", ar: "ليس لدي حساب بعد")
  static let signedIn = Phrase(
    en: "You are signed in.", es: "Has entrado.", ar: "سُجّل دخولك.")
  static let signedOut = Phrase(
    en: "You are signed out.", es: "Has salido.", ar: "سُجّل خروجك.")

  static let role = Phrase(
    en: "What are you here for?", es: "¿Para qué vienes?", ar: "ماذا تريد؟")
  static let requester = Phrase(
    en: "I want texts read to me", es: "Quiero que me lean textos",
    ar: "أريد أن تُقرأ لي نصوص")
  static let requesterHint = Phrase(
    en: "You ask, a volunteer reads, you listen.",
    es: "Tú pides, alguien lee y tú escuchas.", ar: "تطلب أنت، ويقرأ متطوع، ثم تستمع.")
  static let volunteer = Phrase(
    en: "I want to read for others", es: "Quiero leer para otras personas",
    ar: "أريد أن أقرأ لغيري")
  static let volunteerHint = Phrase(
    en: "You choose a text, record it, and send the recording.",
    es: "Eliges un texto, lo grabas y envías la grabación.",
    ar: "تختار نصًا وتسجله ثم ترسل التسجيل.")

  static let name = Phrase(en: "Your name", es: "Tu nombre", ar: "اسمك")
  static let nameHint = Phrase(
    en: "Others see only the first word of it.", es: "Los demás solo ven la primera palabra.",
    ar: "لا يرى غيرك إلا الكلمة الأولى منه.")
  static let username = Phrase(en: "Username", es: "Nombre de usuario", ar: "اسم المستخدم")
  static let usernameHint = Phrase(
    en: "You sign in with it. 3 to 30 letters or digits.",
    es: "Con él entras. De 3 a 30 letras o cifras.",
    ar: "تدخل به. من 3 إلى 30 حرفًا أو رقمًا.")
  static let email = Phrase(
    en: "E-mail address", es: "Correo electrónico", ar: "البريد الإلكتروني")
  static let emailHint = Phrase(
    en: "Only the people who run this server see it.",
    es: "Solo lo ven quienes gestionan este servidor.", ar: "لا يراه إلا من يدير هذا الخادم.")
  static let password = Phrase(en: "Password", es: "Contraseña", ar: "كلمة المرور")
  static let newPassword = Phrase(
    en: "New password", es: "Contraseña nueva", ar: "كلمة المرور الجديدة")
  static let passwordHint = Phrase(
    en: "At least 10 characters. A few words in a row are good and easy to remember.",
    es: "Al menos 10 caracteres. Unas palabras seguidas son seguras y fáciles de recordar.",
    ar: "10 أحرف على الأقل. بضع كلمات متتالية آمنة وسهلة الحفظ.")
  static let currentPassword = Phrase(
    en: "Your password until now", es: "Tu contraseña actual", ar: "كلمة مرورك الحالية")

  static let profileTitle = Phrase(en: "Your account", es: "Tu cuenta", ar: "حسابك")
  static let saveProfile = Phrase(
    en: "Save the changes", es: "Guardar los cambios", ar: "حفظ التغييرات")
  static let profileSaved = Phrase(
    en: "Your changes are saved.", es: "Tus cambios están guardados.", ar: "حُفظت تغييراتك.")
  static let changePassword = Phrase(
    en: "Change the password", es: "Cambiar la contraseña", ar: "تغيير كلمة المرور")
  static let passwordChanged = Phrase(
    en: "Your password is changed. Your other devices are signed out.",
    es: "Tu contraseña ha cambiado. Tus otros dispositivos han salido.",
    ar: "تغيرت كلمة مرورك، وسُجّل خروج أجهزتك الأخرى.")
  static let leaving = Phrase(en: "Leave", es: "Irse", ar: "المغادرة")

  static let deleteTitle = Phrase(
    en: "Delete the account", es: "Eliminar la cuenta", ar: "حذف الحساب")
  static let deleteLead = Phrase(
    en: "Your requests, your recordings and your settings go at once, and nobody can bring them "
      + "back.",
    es: "Tus peticiones, grabaciones y ajustes se borran al momento y nadie puede recuperarlos.",
    ar: "تُحذف طلباتك وتسجيلاتك وإعداداتك فورًا، ولا يستطيع أحد استعادتها.")
  static let deleteAct = Phrase(
    en: "Delete my account for good", es: "Eliminar mi cuenta para siempre",
    ar: "احذف حسابي نهائيًا")
  static let keepAccount = Phrase(
    en: "Keep my account", es: "Conservar mi cuenta", ar: "أبقِ حسابي")
  static let deleted = Phrase(
    en: "Your account is deleted, with all that was in it.",
    es: "Tu cuenta está eliminada, con todo lo que contenía.", ar: "حُذف حسابك بكل ما فيه.")

  static func signedInAs(_ username: String) -> Phrase {
    Phrase(
      en: "You sign in as \(username).", es: "Entras como \(username).",
      ar: "تدخل باسم \(username).")
  }
}
